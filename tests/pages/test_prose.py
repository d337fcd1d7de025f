"""Markdown to HTML."""

from __future__ import annotations

import pytest

from tripalki_learn.pages.prose import prose_html

LINK = '<a class="tp-rule" href="/rules?lang=fr#{0}">{0}</a>'


@pytest.mark.parametrize("rule", ["TP-1", "TP-5.2", "TP-5.11", "TR-1.6", "PA-3.5"])
def test_every_rule_number_leads_to_its_text(rule: str) -> None:
    assert prose_html(f"Selon {rule}.", "fr", "/rules") == f"<p>Selon {LINK.format(rule)}.</p>\n"
    assert LINK.format(rule) in prose_html(f"| ({rule}) |\n|-|\n| a |", "fr", "/rules")
    assert LINK.format(rule) in prose_html(f"**{rule}**", "fr", "/rules")


@pytest.mark.parametrize("text", ["XTP-1.3", "TP-1.3-a", "TP-", "TP1.3", "`TP-1.3`", "QQ-1.2"])
def test_what_only_looks_like_a_rule_number_is_left_alone(text: str) -> None:
    assert "tp-rule" not in prose_html(text, "fr", "/rules")


def test_a_rule_number_within_a_link_leads_where_the_link_leads() -> None:
    html = prose_html("[see TP-1.3](/elsewhere) and TP-1.4", "fr", "/rules")
    assert '<a href="/elsewhere">see TP-1.3</a>' in html
    assert LINK.format("TP-1.4") in html


def test_a_link_to_the_comparison_leads_to_its_page_or_is_its_text() -> None:
    text = "On [one page](#comparison), by TP-5.2."
    html = prose_html(text, "fr", "/rules", "/comparison")
    assert '<a href="/comparison?lang=fr">one page</a>' in html
    assert '<a href="../comparison/index.html">one page</a>' in prose_html(
        text, None, None, "../comparison/index.html"
    )
    assert prose_html(text, "fr") == "<p>On one page, by TP-5.2.</p>\n"


def test_without_a_rules_page_a_rule_number_is_text() -> None:
    assert prose_html("By TP-5.2.", "fr") == "<p>By TP-5.2.</p>\n"


def test_markup_of_the_author_is_kept() -> None:
    assert "<b>bold</b>" in prose_html("a <b>bold</b> word", "en")


def test_a_table_scrolls_in_a_box_that_the_keyboard_reaches() -> None:
    html = prose_html("| a | b |\n|-|-|\n| 1 | 2 |", "en")
    assert html.startswith('<div class="tp-scroll" tabindex="0"><table>')
    assert html.rstrip().endswith("</table>\n</div>")
