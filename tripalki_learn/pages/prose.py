"""Markdown to HTML for the pages: no scripts run here, no address leaves the page."""

from __future__ import annotations

import re
from typing import Any

import mistune

RULE = r"(?<![\w-])(?P<number>(?:TP|TR|PA)-\d+(?:\.\d+)?)(?![\w-]|\.\d)"

COMPARISON = "#comparison"
"""Where a lesson's link to the page that compares the games leads, whatever that page's address."""

_RULE_LINK = re.compile(r'<a class="tp-rule"[^>]*>(.*?)</a>')


def prose_html(
    markdown: str, lang: str | None, rules: str | None = None, comparison: str | None = None
) -> str:
    """``markdown`` as HTML. With ``rules``, the address of a rules page, every rule number outside
    code and links becomes a link to its text there, in ``lang``; None where the rules page has one
    language alone. A link to `COMPARISON` leads to the page at ``comparison``; where there is none
    its text stands alone.

    >>> prose_html("By TP-5.2.", "fr", "/rules")
    '<p>By <a class="tp-rule" href="/rules?lang=fr#TP-5.2">TP-5.2</a>.</p>\\n'
    """
    renderer = _Renderer(lang, rules, comparison)
    # A lesson is written by whoever wrote its code: markup in it is meant.
    markdown_to_html = mistune.create_markdown(
        renderer=renderer, escape=False, plugins=["table", "strikethrough"]
    )
    assert isinstance(markdown_to_html, mistune.Markdown)
    renderer.register("table", _scrolling_table)
    if rules is not None:
        markdown_to_html.inline.register("rule", RULE, _parse_rule, before="link")
    html = markdown_to_html(markdown)
    assert isinstance(html, str)
    return html


def lede(markdown: str) -> str:
    """The first paragraph below the heading as plain text; empty where there is none.

    >>> lede("# Scoring\\n\\nThe **highest** sum\\nof [one](x) suit.\\n\\nMore.")
    'The highest sum of one suit.'
    """
    lines = [line for line in markdown.splitlines() if not line.startswith("#")]
    return unmarked("\n".join(lines).strip().split("\n\n")[0])


def teaser(markdown: str) -> str:
    """The first sentence below the heading as plain text, for a list of lessons.

    >>> teaser("# Scoring\\n\\nPick **three** cards. Then guess.")
    'Pick three cards.'
    """
    text = lede(markdown)
    sentence = re.match(r".*?[.?!…](?=\s)", text)
    return sentence[0] if sentence else text


def unmarked(markdown: str) -> str:
    """A paragraph of Markdown as plain text.

    >>> unmarked("The **highest** sum\\nof [one](x) suit")
    'The highest sum of one suit'
    """
    text = re.sub(r"!?\[([^\]]*)\]\([^)]*\)", r"\1", markdown)
    text = re.sub(r"<[^>]+>", "", text)
    return " ".join(re.sub(r"[*_`]", "", text).split())


class _Renderer(mistune.HTMLRenderer):
    def __init__(self, lang: str | None, rules: str | None, comparison: str | None) -> None:
        super().__init__(escape=False)
        self.lang = lang
        self.rules = rules
        self.comparison = comparison

    @property
    def asked(self) -> str:
        """What asks a page for the language; nothing where it has one language alone."""
        return f"?lang={self.lang}" if self.lang else ""

    def rule(self, text: str) -> str:
        return f'<a class="tp-rule" href="{self.rules}{self.asked}#{text}">{text}</a>'

    def link(self, text: str, url: str, title: str | None = None) -> str:
        if url == COMPARISON:
            if self.comparison is None:
                return text
            url = f"{self.comparison}{self.asked}"
        # A rule number within a link leads where the link leads.
        return super().link(_RULE_LINK.sub(r"\1", text), url, title)


def _scrolling_table(_renderer: Any, text: str) -> str:
    # A wide table scrolls in its own box, which the keyboard must be able to reach.
    return f'<div class="tp-scroll" tabindex="0"><table>\n{text}</table>\n</div>\n'


def _parse_rule(
    inline: mistune.InlineParser, match: re.Match[str], state: mistune.InlineState
) -> int:
    token = "text" if state.in_link else "rule"
    state.append_token({"type": token, "raw": match["number"]})
    return match.end()
