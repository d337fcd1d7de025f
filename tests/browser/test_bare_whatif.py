"""The what-if in a bare page: sticks, dealer and hands change, the settlement follows at once."""

from __future__ import annotations

import copy
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, expect

from tripalki_learn.teaching import Scene
from tripalki_learn.teaching.whatif import whatif_scene

from .conftest import BIND, Visit, bare_html

pytestmark = pytest.mark.browser


WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]


def violations(page: Page) -> list[str]:
    found = Axe().run(page, options={"runOnly": WCAG}).response["violations"]
    return [f"{each['id']}: {each['nodes'][0]['html']}" for each in found]


HANDS = {"A": "6♥ 7♥ 8♥", "B": "A♣ A♦ A♠", "C": "K♦ Q♦ 10♦", "D": "A♥ J♥ 9♥"}


@pytest.fixture(scope="session")
def whatif() -> Scene:
    """The rulebook's first worked example."""
    return whatif_scene(HANDS, "A")


@pytest.fixture(scope="session")
def other() -> Scene:
    """The same with 6♣ in the place of A♣: two aces are of two suits, so B holds 11."""
    return whatif_scene({**HANDS, "B": "6♣ A♦ A♠"}, "A")


def whatifs(page: Page) -> Locator:
    return page.locator('[data-tp="whatif"]').first


def seat(page: Page, name: str) -> Locator:
    return whatifs(page).locator(f'[data-seat="{name}"]')


def more(page: Page, name: str, times: int = 1) -> None:
    for _ in range(times):
        seat(page, name).locator('[data-tp="more"]').click()


def rules(page: Page) -> list[str | None]:
    rulings = whatifs(page).locator('[data-tp="settlement"] [data-tp="ruling"]').all()
    return [each.get_attribute("data-rule") for each in rulings]


def sticks(page: Page) -> dict[str, tuple[str | None, str | None]]:
    """Of each seat the sticks after the settlement, and how many of them are new."""
    shown = {name: seat(page, name).locator('[data-tp="sticks"]') for name in HANDS}
    return {
        name: (each.get_attribute("data-count"), each.get_attribute("data-new"))
        for name, each in shown.items()
    }


def test_c_and_d_pay_and_d_deals_next(visit: Visit, whatif: Scene) -> None:
    page = visit(bare_html(whatif))
    assert sticks(page) == {"A": ("0", "0"), "B": ("0", "0"), "C": ("1", "1"), "D": ("1", "1")}
    expect(whatifs(page).locator('[data-tp="next-dealer"]')).to_have_count(1)
    expect(seat(page, "D").locator('[data-tp="next-dealer"]')).to_be_visible()
    assert rules(page) == ["TP-5.2", "TP-5.2", "TP-5.2", "TP-1.4", "TP-5.7"]


def test_d_with_three_sticks_is_out_and_a_deals(visit: Visit, whatif: Scene) -> None:
    page = visit(bare_html(whatif))
    more(page, "D", 3)
    assert sticks(page)["D"] == ("3", "0")
    expect(seat(page, "D").locator('[data-tp="more"]')).to_have_attribute("aria-disabled", "true")
    seat(page, "D").locator('[data-tp="more"]').click(force=True)  # three is the most
    expect(seat(page, "D").locator(".tp-mark-out")).to_be_visible()
    expect(seat(page, "A").locator('[data-tp="next-dealer"]')).to_be_visible()
    assert rules(page) == ["TP-5.2", "TP-5.2", "TP-5.2", "TP-5.5", "TP-1.4", "TP-5.9"]
    expect(page.locator('[data-tp="live"]')).to_contain_text("D has lost with three sticks")
    seat(page, "D").locator('[data-tp="fewer"]').click()
    expect(seat(page, "D").locator(".tp-mark-out")).to_have_count(0)
    assert sticks(page)["D"] == ("3", "1")


def test_both_out_under_three_aces_leave_the_next_neighbour_to_deal(
    visit: Visit, whatif: Scene
) -> None:
    page = visit(bare_html(whatif))
    more(page, "C", 3)
    more(page, "D", 3)
    for name in "CD":
        expect(seat(page, name).locator(".tp-mark-out")).to_be_visible()
    expect(seat(page, "A").locator('[data-tp="next-dealer"]')).to_be_visible()  # left of D


def test_the_only_survivor_wins(visit: Visit) -> None:
    scene = whatif_scene({"A": "A♣ A♦ A♠", "B": "K♦ Q♦ 10♦"}, "A", [0, 3])
    page = visit(bare_html(scene))
    expect(seat(page, "A").locator('[data-tp="winner"]')).to_be_visible()
    expect(whatifs(page).locator('[data-tp="next-dealer"]')).to_have_count(0)
    seat(page, "B").locator('[data-tp="fewer"]').click()
    expect(whatifs(page).locator('[data-tp="winner"]')).to_have_count(0)
    expect(seat(page, "B").locator('[data-tp="next-dealer"]')).to_be_visible()


def test_when_all_are_special_the_dealer_chosen_deals_again(visit: Visit) -> None:
    hands = {"A": "6♥ 7♥ 8♥", "B": "A♣ A♦ A♠", "C": "6♣ 6♦ 6♠"}
    page = visit(bare_html(whatif_scene(hands, "A")))
    for name in "ACB":
        seat(page, name).locator('[data-tp="dealer"]').check()
        expect(seat(page, name).locator('[data-tp="next-dealer"]')).to_be_visible()
        expect(whatifs(page).locator('[data-tp="next-dealer"]')).to_have_count(1)


@pytest.mark.parametrize("lang", ["en", "fr", "es", "ru"])
def test_keys_alone_change_everything(visit: Visit, whatif: Scene, lang: str) -> None:
    page = visit(bare_html(whatif), f"?lang={lang}", viewport={"width": 320, "height": 640})

    def tab_to(selector: str) -> None:
        for _ in range(60):
            page.keyboard.press("Tab")
            if page.evaluate("s => document.activeElement.matches(s)", selector):
                return
        pytest.fail(f"no way by Tab to {selector}")

    tab_to('[data-seat="D"] [data-tp="more"]')
    for _ in range(3):
        page.keyboard.press("Enter")
    expect(seat(page, "D").locator(".tp-mark-out")).to_be_visible()
    assert page.evaluate("document.activeElement.dataset.tp") == "more"
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Space")
    expect(seat(page, "D").locator(".tp-mark-out")).to_have_count(0)
    page.keyboard.press("Home")
    whatifs(page).locator('[data-tp="dealer"]:checked').focus()
    page.keyboard.press("ArrowRight")  # as radio buttons do
    expect(seat(page, "B").locator('[data-tp="dealer"]')).to_be_checked()
    assert page.evaluate("document.documentElement.scrollWidth") <= 320


def test_a_model_and_the_page_share_sticks_and_dealer(visit: Visit, whatif: Scene) -> None:
    page = visit(bare_html(whatif))
    page.evaluate(BIND, [whatif, {"sticks": [0, 0, 0, 3], "dealer": 1}])
    bound = page.locator("#bound")
    expect(bound.locator('[data-seat="D"] .tp-mark-out')).to_be_visible()
    expect(bound.locator('[data-seat="B"] [data-tp="dealer"]')).to_be_checked()
    bound.locator('[data-seat="C"] [data-tp="more"]').click()
    assert page.evaluate("[...traits.sticks]") == [0, 0, 1, 3]
    bound.locator('[data-seat="C"] [data-tp="dealer"]').check()
    assert page.evaluate("traits.dealer") == 2
    page.evaluate("() => { traits.sticks = [0, 0, 0, 0]; listeners.sticks(traits.sticks); }")
    expect(bound.locator(".tp-mark-out")).to_have_count(0)
    for nonsense in ([9, 0, 0, 0], [1], "x", None):
        page.evaluate("(n) => { traits.sticks = n; listeners.sticks(n); }", nonsense)
    expect(bound.locator('[data-held="0"]')).to_have_count(4)


def ask(page: Page, scene: Scene) -> Locator:
    """Draws the scene bound to a model, and opens the chooser for A♣ of B."""
    page.evaluate(BIND, [scene, {"sticks": [0, 0, 0, 0], "dealer": 0, "wanted": {}, "refused": {}}])
    bound = page.locator("#bound")
    bound.locator('button[data-card="AC"]').click()
    return bound


def test_another_card_is_asked_of_the_kernel(visit: Visit, whatif: Scene, other: Scene) -> None:
    page = visit(bare_html(whatif))
    bound = ask(page, whatif)
    choices = bound.locator('[data-tp="choice"]')
    expect(choices).to_have_count(36 - 12)
    assert page.evaluate("document.activeElement.dataset.tp") == "choice"
    page.keyboard.press("Escape")
    expect(choices).to_have_count(0)
    assert page.evaluate("document.activeElement.dataset.card") == "AC"
    page.keyboard.press("Enter")
    bound.locator('[data-tp="choice"][data-card="6C"]').click()
    wanted = {"A": "6H 7H 8H", "B": "6C AD AS", "C": "KD QD 10D", "D": "AH JH 9H"}
    assert page.evaluate("traits.wanted") == wanted
    expect(bound.locator('[data-tp="notice"]')).to_contain_text("Python is settling")
    page.evaluate("(scene) => listeners.scene(scene)", other)
    expect(bound.locator('[data-tp="notice"]')).to_have_count(0)
    expect(bound.locator('[data-seat="B"] [data-tp="sticks"]')).to_have_attribute("data-new", "1")
    expect(bound.locator('[data-seat="C"] [data-tp="sticks"]')).to_have_attribute("data-new", "0")
    assert page.evaluate("document.activeElement.dataset.card") == "6C"


def test_what_is_refused_is_said_and_nothing_changes(visit: Visit, whatif: Scene) -> None:
    page = visit(bare_html(whatif))
    bound = ask(page, whatif)
    bound.locator('[data-tp="choice"]').first.click()
    hostile = '<img src=x onerror="document.title=1">'
    page.evaluate("(said) => listeners.refused({ en: said })", f"Not these. {hostile}")
    expect(bound.locator('[data-tp="notice"]')).to_have_text(f"Not these. {hostile}")
    expect(bound.locator('button[data-card="AC"]')).to_be_visible()
    assert page.title() == "A bare page"


def test_a_kernel_that_is_silent_is_told_of(visit: Visit, whatif: Scene) -> None:
    page = visit(bare_html(whatif))
    page.clock.install()
    page.reload()
    bound = ask(page, whatif)
    bound.locator('[data-tp="choice"]').first.click()
    page.clock.run_for(6100)
    expect(bound.locator('[data-tp="notice"]')).to_contain_text("Python has not answered")
    bound.locator('[data-seat="D"] [data-tp="more"]').click()
    expect(bound.locator('[data-seat="D"] [data-tp="sticks"]')).to_have_attribute("data-count", "2")


def test_without_a_kernel_other_hands_need_python_and_the_rest_works(
    visit: Visit, whatif: Scene
) -> None:
    page = visit(bare_html(whatif), "?lang=fr")
    whatifs(page).locator('button[data-card="AC"]').click()
    expect(whatifs(page).locator('[data-tp="notice"]')).to_contain_text("il faut Python")
    expect(whatifs(page).locator('[data-tp="chooser"]')).to_have_count(0)
    more(page, "D", 3)
    expect(seat(page, "D").locator(".tp-mark-out")).to_be_visible()


LINK = "?hands=6H-7h-8♥_6C-AD-A♠_KD,Q♦-T♦_AH-JH-9H&centre=9C-9D-9S"


def test_a_link_names_other_hands(visit: Visit, whatif: Scene) -> None:
    page = visit(bare_html(whatif), LINK)
    expect(whatifs(page).locator('[data-tp="notice"]')).to_contain_text("Other hands need Python")
    assert sticks(page)["C"] == ("1", "1")  # the hands of the page are still there
    # The model comes when the kernel does: only the first what-if of the page follows the link.
    page.evaluate(
        """() => {
          const page = globalThis[Symbol.for("tripalki-learn")];
          window.traits = { sticks: [0, 0, 0, 0], dealer: 0, wanted: {}, refused: {} };
          for (const handle of page.hosts.values()) handle.bind({
            get: (name) => traits[name],
            set: (name, value) => { traits[name] = value; },
            on: () => () => {},
          });
        }"""
    )
    wanted = {"A": "6H 7H 8H", "B": "6C AD AS", "C": "KD QD 10D", "D": "AH JH 9H"}
    assert page.evaluate("traits.wanted") == wanted
    assert page.evaluate("traits.centre") == "9C 9D 9S"
    expect(whatifs(page).locator('[data-tp="notice"]')).to_contain_text("Python is settling")


@pytest.mark.parametrize(
    "link",
    ["?hands=", "?hands=<script>_<img>", "?hands=1_2_3", "?hands=_",
     "?hands=6H-7H-8H_AC-AD-AS_KD-QD-10D_AH-JH-9H",
     "?hands=6H-7H-8H_AC-AD-AS_KD-QD-10D_AH-JH-9H&centre=1-2-3", "?centre=9C-9D-9S"],
)  # fmt: skip
def test_nonsense_in_a_link_leaves_the_hands_as_they_are(
    visit: Visit, whatif: Scene, link: str
) -> None:
    page = visit(bare_html(whatif), link)
    expect(whatifs(page).locator('[data-tp="settlement"]')).to_be_visible()
    expect(whatifs(page).locator('[data-tp="notice"]')).to_have_count(0)


def test_with_more_than_four_players_the_kernel_settles_other_sticks(visit: Visit) -> None:
    hands = {**HANDS, "E": "K♣ 9♣ 7♠"}
    page = visit(bare_html(whatif_scene(hands, "A")))
    expect(seat(page, "E").locator('[data-tp="sticks"]')).to_have_attribute("data-new", "1")
    more(page, "E")
    expect(whatifs(page).locator('[data-tp="notice"]')).to_contain_text("need Python")
    expect(whatifs(page).locator('[data-tp="settlement"]')).to_have_count(0)
    seat(page, "E").locator('[data-tp="fewer"]').click()
    expect(whatifs(page).locator('[data-tp="settlement"]')).to_be_visible()


def test_names_are_text_whatever_they_contain(visit: Visit, whatif: Scene) -> None:
    hostile: Any = copy.deepcopy(whatif)
    name = '<img src=x onerror="document.title=1">'
    hostile["table"]["seats"][0]["name"] = name
    page = visit(bare_html(hostile))
    expect(whatifs(page).locator(".tp-name").first).to_have_text(name)
    assert page.title() == "A bare page"


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_changing_is_in_nobodys_way(visit: Visit, whatif: Scene, scheme: str) -> None:
    page = visit(bare_html(whatif), color_scheme=scheme, reduced_motion="reduce")
    more(page, "D", 3)
    ask(page, whatif)
    expect(page.locator('#bound [data-tp="chooser"]')).to_be_visible()
    assert violations(page) == []
