"""The tryout in a bare page: what is refused changes nothing, what is allowed is played on."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, expect

from tripalki_learn.cards import parse_cards, parse_hand
from tripalki_learn.games.tri_palki import begin, begun, laid_out
from tripalki_learn.teaching import Scene
from tripalki_learn.teaching.tryout import tryout_scene

from .conftest import BIND, Visit, bare_html

pytestmark = pytest.mark.browser


WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]


def violations(page: Page) -> list[str]:
    found = Axe().run(page, options={"runOnly": WCAG}).response["violations"]
    return [f"{each['id']}: {each['nodes'][0]['html']}" for each in found]


def position(hands: list[str], centre: str, reserve: str, goal: str) -> Scene:
    start = begun(begin(["A", "B", "C", "D"][: len(hands)]))
    held = [parse_hand(hand) for hand in hands]
    return tryout_scene(laid_out(start, held, parse_hand(centre), parse_cards(reserve)), goal)


@pytest.fixture(scope="session")
def thirty_one() -> Scene:
    """The rulebook's second worked example."""
    return position(["A♥ J♥ 6♣", "7♦ 7♣ 7♥"], "K♥ 9♦ 8♠", "6♥ 6♦ 6♠", "thirty_one")


@pytest.fixture(scope="session")
def calling() -> Scene:
    """The same, with the call to be made."""
    return position(["A♥ J♥ 6♣", "7♦ 7♣ 7♥"], "K♥ 9♦ 8♠", "6♥ 6♦ 6♠", "call")


@pytest.fixture(scope="session")
def washing() -> Scene:
    """Giving 9♦ for K♣ leaves three diamonds in the centre; 8♠ Q♥ 7♣ come from the reserve."""
    return position(["9♦ 6♠ 7♠", "A♥ J♥ 6♣"], "10♦ K♣ A♦", "8♠ Q♥ 7♣", "washout")


def part(page: Page, name: str) -> Locator:
    return page.locator(f'[data-tp="tryout"] [data-tp="{name}"]').first


def card(page: Page, code: str) -> Locator:
    return page.locator(f'[data-tp="tryout"] button[data-card="{code}"]')


def lying(page: Page, where: str) -> list[str | None]:
    cards = page.locator(f'[data-tp="tryout"] {where} [data-tp="card"]').all()
    return [each.get_attribute("data-card") for each in cards]


HAND, CENTRE = '[data-seat="A"]', '[data-tp="centre"]'


@pytest.mark.parametrize("chosen", [["JH", "6C", "KH", "9D"], ["AH", "JH", "9D", "8S"]])
def test_two_cards_are_refused_and_nothing_changes(
    visit: Visit, thirty_one: Scene, chosen: list[str]
) -> None:
    page = visit(bare_html(thirty_one))
    for code in chosen:
        card(page, code).click()
    part(page, "exchange").click()
    outcome = part(page, "outcome")
    expect(outcome).to_have_attribute("data-kind", "refused")
    expect(outcome.locator('[data-tp="ruling"]')).to_have_attribute("data-rule", "TP-2.7")
    expect(outcome).to_contain_text("Exactly two cards may never be exchanged")
    assert lying(page, HAND) == ["AH", "JH", "6C"]
    assert lying(page, CENTRE) == ["KH", "9D", "8S"]
    for code in chosen:  # and the selection can be corrected
        expect(card(page, code)).to_have_attribute("aria-pressed", "true")
    assert page.evaluate("document.activeElement.dataset.tp") == "exchange"
    card(page, chosen[0]).click()
    expect(outcome).to_be_empty()


def test_six_of_clubs_for_king_of_hearts_makes_31(visit: Visit, thirty_one: Scene) -> None:
    page = visit(bare_html(thirty_one))
    expect(part(page, "goal").locator(".tp-seen")).to_have_text("Make 31 with one exchange.")
    card(page, "6C").click()
    expect(part(page, "exchange")).to_have_attribute("aria-disabled", "true")
    part(page, "exchange").click(force=True)  # one side only: nothing to exchange for
    expect(part(page, "selection").locator(".tp-seen")).to_have_text("Give: 6♣. Take: ….")
    card(page, "KH").click()
    part(page, "exchange").click()
    outcome = part(page, "outcome")
    expect(outcome).to_have_attribute("data-reached", "true")
    expect(outcome.locator('[data-tp="ruling"]')).to_have_attribute("data-rule", "TP-2.6")
    assert lying(page, HAND) == ["AH", "JH", "KH"]
    assert lying(page, CENTRE) == ["6C", "9D", "8S"]
    part(page, "again").click()
    assert lying(page, HAND) == ["AH", "JH", "6C"]
    assert lying(page, CENTRE) == ["KH", "9D", "8S"]
    expect(page.locator('[data-tp="tryout"] [aria-pressed="true"]')).to_have_count(0)


def test_all_three_and_a_pass_are_allowed_but_not_the_goal(visit: Visit, thirty_one: Scene) -> None:
    page = visit(bare_html(thirty_one))
    for code in ["AH", "JH", "6C", "KH", "9D", "8S"]:
        card(page, code).click()
    part(page, "exchange").click()  # three for three is all for all
    expect(part(page, "outcome")).to_have_attribute("data-reached", "false")
    assert lying(page, HAND) == ["KH", "9D", "8S"]
    part(page, "again").click()
    part(page, "all").click()
    assert lying(page, CENTRE) == ["AH", "JH", "6C"]
    part(page, "again").click()
    part(page, "pass").click()
    expect(part(page, "outcome").locator('[data-tp="ruling"]')).to_have_attribute(
        "data-rule", "TP-3.7"
    )
    expect(part(page, "outcome")).to_have_attribute("data-reached", "false")


def test_a_call_needs_31(visit: Visit, calling: Scene) -> None:
    page = visit(bare_html(calling))
    part(page, "call").check()
    part(page, "pass").click()
    ruling = part(page, "outcome").locator('[data-tp="ruling"]')
    expect(ruling).to_have_attribute("data-rule", "TP-4.1")
    expect(ruling).to_contain_text("is worth 21")  # 11 + 10 in hearts
    for code in ["6C", "KH"]:
        card(page, code).click()
    part(page, "exchange").click()
    page.wait_for_selector('[data-tp="tryout"][data-state="done"]', timeout=15_000)
    rules = [each.get_attribute("data-rule") for each in ruling.all()]
    assert rules == ["TP-2.6", "TP-4.1", "TP-4.2"]
    expect(part(page, "outcome")).to_have_attribute("data-reached", "true")
    expect(page.locator(f"{HAND} .tp-mark-caller")).to_be_visible()


def test_a_washout_is_played_ruling_by_ruling(visit: Visit, washing: Scene) -> None:
    page = visit(bare_html(washing))
    page.clock.install()
    page.reload()
    for code in ["9D", "KC"]:
        card(page, code).click()
    part(page, "exchange").click()
    rulings = part(page, "outcome").locator('[data-tp="ruling"]')
    expect(rulings).to_have_count(1)
    assert lying(page, CENTRE) == ["10D", "9D", "AD"]
    page.clock.run_for(2300)
    expect(rulings).to_have_count(2)
    expect(rulings.nth(1)).to_have_attribute("data-rule", "TP-3.1")
    assert lying(page, CENTRE) == []
    assert part(page, "outcome").get_attribute("data-reached") is None
    part(page, "next").click()  # whoever has read it need not wait
    expect(rulings).to_have_count(3)
    assert lying(page, CENTRE) == ["8S", "QH", "7C"]
    page.clock.run_for(5000)
    expect(rulings.last).to_have_attribute("data-rule", "TP-3.3")
    expect(part(page, "outcome")).to_have_attribute("data-reached", "true")
    expect(page.locator(f"{HAND} .tp-mark-to-act")).to_be_visible()
    page.clock.run_for(10_000)
    expect(rulings).to_have_count(4)


def test_cards_are_seen_to_move(visit: Visit, thirty_one: Scene) -> None:
    page = visit(bare_html(thirty_one))
    for code in ["6C", "KH"]:
        card(page, code).click()
    part(page, "exchange").click()
    assert page.evaluate("document.getAnimations().length") >= 2
    still = visit(bare_html(thirty_one), reduced_motion="reduce")
    part(still, "all").click()
    assert still.evaluate("document.getAnimations().length") == 0


@pytest.mark.parametrize("lang", ["en", "fr", "es", "ru"])
def test_keys_alone_reach_the_goal(visit: Visit, calling: Scene, lang: str) -> None:
    page = visit(bare_html(calling), f"?lang={lang}", viewport={"width": 320, "height": 640})

    def tab_to(selector: str) -> None:
        for _ in range(60):
            page.keyboard.press("Tab")
            if page.evaluate("s => document.activeElement.matches(s)", selector):
                return
        pytest.fail(f"no way by Tab to {selector}")

    tab_to('[data-card="AH"]')
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Space")
    tab_to('[data-card="KH"]')
    page.keyboard.press("Enter")
    tab_to("[data-tp=call]")
    page.keyboard.press("Space")
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Shift+Tab")
    assert page.evaluate("document.activeElement.dataset.tp") == "exchange"
    page.keyboard.press("Enter")
    for _ in range(2):
        assert page.evaluate("document.activeElement.dataset.tp") == "next"
        page.keyboard.press("Enter")
    expect(part(page, "outcome")).to_have_attribute("data-reached", "true")
    assert page.evaluate("document.activeElement.dataset.tp") == "again"
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.dataset.tp") == "goal"
    assert lying(page, HAND) == ["AH", "JH", "6C"]
    assert page.evaluate("document.documentElement.scrollWidth") <= 320


def test_cards_to_be_touched_are_large_enough(visit: Visit, thirty_one: Scene) -> None:
    page = visit(bare_html(thirty_one), viewport={"width": 320, "height": 640})
    for code in ["AH", "JH", "6C", "KH", "9D", "8S"]:
        box = card(page, code).bounding_box()
        assert box and box["width"] >= 44 and box["height"] >= 44


def test_the_language_changes_in_the_middle(visit: Visit, thirty_one: Scene) -> None:
    page = visit(bare_html(thirty_one))
    part(page, "pass").click()
    page.locator('[data-tp="language"]').select_option("ru")
    expect(part(page, "outcome")).to_contain_text("Игрок A пасует")
    assert lying(page, HAND) == ["AH", "JH", "6C"]
    part(page, "again").click()
    expect(card(page, "KH")).to_have_attribute("aria-label", "Взять: король червей")


def test_another_position_comes_from_a_model(
    visit: Visit, thirty_one: Scene, washing: Scene
) -> None:
    page = visit(bare_html(thirty_one))
    page.evaluate(BIND, [thirty_one, {}])
    bound = page.locator("#bound")
    bound.locator('[data-tp="pass"]').click()
    page.evaluate("(scene) => listeners.scene(scene)", washing)
    expect(bound.locator('button[data-card="KC"]')).to_be_visible()
    expect(bound.locator('[data-tp="outcome"]')).to_be_empty()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_trying_is_in_nobodys_way(visit: Visit, thirty_one: Scene, scheme: str) -> None:
    page = visit(bare_html(thirty_one), color_scheme=scheme, reduced_motion="reduce")
    for code in ["JH", "6C", "KH", "9D"]:
        card(page, code).click()
    part(page, "exchange").click()
    assert violations(page) == []
    part(page, "all").click()
    expect(part(page, "outcome")).to_have_attribute("data-reached", "false")
    assert violations(page) == []
