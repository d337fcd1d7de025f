"""Russian sentences worked by hand: plurals, cases and names of players."""

from __future__ import annotations

import pytest

from tripalki_learn.cards import NotationError, Suit, parse_card, parse_cards, parse_hand
from tripalki_learn.engine import Event, Problem, Refusal
from tripalki_learn.explain import (
    error_sentence,
    explain_event,
    explain_problem,
    explain_refusal,
    explain_rule,
    sentence,
)
from tripalki_learn.explain import tri_palki as tri_palki_sentences
from tripalki_learn.games.tri_palki import events as ev

NAMES = ["A", "B", "C", "Маша"]
NBSP = "\N{NO-BREAK SPACE}"


def plain(text: str) -> str:
    # Where a line must not break is the matter of one test below.
    return text.replace(NBSP, " ")


def seen(event: Event) -> str:
    return plain(explain_event(event, NAMES, "ru").text)


def heard(event: Event) -> str:
    return plain(explain_event(event, NAMES, "ru").spoken)


@pytest.mark.parametrize(
    ("count", "cards"),
    [
        (0, "остаётся 0 карт"),
        (1, "остаётся 1 карта"),
        (2, "остаются 2 карты"),
        (5, "остаётся 5 карт"),
        (11, "остаётся 11 карт"),
        (21, "остаётся 21 карта"),
        (22, "остаются 22 карты"),
        (101, "остаётся 101 карта"),
        (112, "остаётся 112 карт"),
    ],
)
def test_cards_are_counted_in_three_forms(count: int, cards: str) -> None:
    event = ev.CentreReplaced("TP-3.1", parse_hand("7D 10H AS"), count)
    assert seen(event) == f"На их место из резерва ложатся 7♦ 10♥ Т♠; в нём {cards}."


@pytest.mark.parametrize(
    ("count", "reserve"),
    [(0, "0 карт"), (1, "1 карта"), (2, "2 карты"), (12, "12 карт"), (21, "21 карта")],
)
def test_the_reserve_of_a_position_is_counted_too(count: int, reserve: str) -> None:
    event = ev.PositionSet("TP-1.1", 0, parse_hand("9C KD 7S"), count, 0)
    assert seen(event) == (
        f"Карты лежат так, как задано: в центре 9♣ К♦ 7♠, в резерве {reserve}, ходит игрок A."
    )


@pytest.mark.parametrize(
    ("count", "washed"),
    [
        (1, "возвращается 1 смытая карта"),
        (3, "возвращаются 3 смытые карты"),
        (12, "возвращаются 12 смытых карт"),
        (21, "возвращается 21 смытая карта"),
        (24, "возвращаются 24 смытые карты"),
    ],
)
def test_the_adjective_follows_the_number(count: int, washed: str) -> None:
    assert seen(ev.PackGathered("TP-3.6", count)) == (
        f"В колоду {washed}: к следующей сдаче в ней снова все 36."
    )


@pytest.mark.parametrize(
    ("count", "ending"),
    [
        (1, ""),
        (2, " Это уже 2 паса подряд."),
        (5, " Это уже 5 пасов подряд."),
        (11, " Это уже 11 пасов подряд."),
    ],
)
def test_passes_in_a_row(count: int, ending: str) -> None:
    expected = f"Игрок C пасует; ничего не меняется.{ending}"
    assert seen(ev.Passed("TP-3.7", 2, count)) == expected


@pytest.mark.parametrize(("sticks", "held"), [(1, "1 палка"), (2, "2 палки"), (3, "3 палки")])
def test_a_stick_is_taken_and_the_sticks_are_counted(sticks: int, held: str) -> None:
    event = ev.StickTaken("TP-5.3", 3, sticks - 1, sticks)
    assert seen(event) == f"Игрок Маша получает палку; теперь у него {held}."
    assert plain(sentence("ru", "mark.sticks", {"count": sticks}).text) == held


@pytest.mark.parametrize(
    ("count", "players"),
    [
        (0, "0 игроков"),
        (1, "1 игрок"),
        (11, "11 игроков"),
        (21, "21 игрок"),
        (22, "22 игрока"),
        (101, "101 игрок"),
    ],
)
def test_a_number_of_players(count: int, players: str) -> None:
    problem = Problem("TP-2.1", "player_count", "player_count", count=count)
    assert plain(explain_problem(problem, NAMES, "ru").text) == (
        f"В «Три палки» играют от двух до восьми игроков; здесь {players}."
    )


@pytest.mark.parametrize(
    ("code", "name"),
    [
        ("AH", "туза червей"),
        ("KD", "короля бубён"),
        ("QC", "даму треф"),
        ("JS", "валета пик"),
        ("10H", "десятку червей"),
        ("9D", "девятку бубён"),
        ("8C", "восьмёрку треф"),
        ("7S", "семёрку пик"),
        ("6H", "шестёрку червей"),
    ],
)
def test_a_card_taken_is_spoken_in_the_accusative(code: str, name: str) -> None:
    event = ev.CardExchanged("TP-2.6", 1, parse_card("10C"), parse_card(code))
    assert heard(event) == f"Игрок B отдаёт десятку треф и берёт {name}."


def test_cards_are_seen_with_their_russian_indices() -> None:
    event = ev.AllExchanged("TP-2.6", 3, parse_hand("AH KD 6S"), parse_hand("QC JS 10H"))
    assert seen(event) == "Игрок Маша меняет все три карты: отдаёт Т♥ К♦ 6♠, берёт Д♣ В♠ 10♥."
    assert heard(event) == (
        "Игрок Маша меняет все три карты: отдаёт туза червей, короля бубён и шестёрку пик, "
        "берёт даму треф, валета пик и десятку червей."
    )


@pytest.mark.parametrize(
    ("winner", "loser", "spoken"),
    [
        ("AH", "KD", "туз червей старше короля бубён"),
        ("QS", "JC", "дама пик старше валета треф"),
        ("KC", "QD", "король треф старше дамы бубён"),
        ("10S", "9H", "десятка пик старше девятки червей"),
    ],
)
def test_the_lower_card_stands_in_the_genitive(winner: str, loser: str, spoken: str) -> None:
    event = ev.TieBroken(
        "TP-1.4", 1, 2, 30, "rank", parse_card(winner), parse_card(loser), "lowest"
    )
    assert heard(event) == (f"У игроков B и C поровну, по 30, но {spoken}: рука игрока C младше.")


def test_a_missing_card_stands_in_the_genitive() -> None:
    refusal = Refusal("TP-2.6", "not_in_centre", 0, 0, parse_cards("JD"))
    said = explain_refusal(refusal, NAMES, "ru")
    rest = "взять можно только ту карту, что лежит в центре."
    assert plain(said.text) == f"В центре нет В♦; {rest}"
    assert plain(said.spoken) == f"В центре нет валета бубён; {rest}"


def test_a_suit_alone_after_a_preposition_and_in_a_card() -> None:
    washed = ev.CentreWashed("TP-3.1", 0, parse_hand("9C 10C AC"), Suit.CLUBS, 1)
    assert heard(washed) == (
        "В центре девятка треф, десятка треф и туз треф, одни трефы: смыв. "
        "Эти три карты выходят из игры до конца раунда."
    )
    for suit, said in zip(Suit, ("червах", "бубнах", "трефах", "пиках"), strict=True):
        slots = {"sum": "11", "suit": suit}
        assert plain(sentence("ru", "note.ordinary", slots).text) == f"11 в {said}"


@pytest.mark.parametrize(
    ("players", "said"),
    [
        ((0,), "Игроку A остаётся один последний ход."),
        ((1, 2), "Игрокам B и C остаётся по одному последнему ходу."),
        ((1, 2, 3, 0), "Игрокам B, C, Маша и A остаётся по одному последнему ходу."),
    ],
)
def test_the_noun_before_the_names_carries_case_and_number(
    players: tuple[int, ...], said: str
) -> None:
    assert seen(ev.FinalTurns("TP-4.2", players)) == said


def test_the_number_of_those_who_pay_decides_not_the_number_of_aces() -> None:
    assert seen(ev.AcesShown("TP-5.2", (1,), (2,))) == (
        "У игрока B три туза, поэтому единственный игрок с обычной рукой, C, "
        "получает палку при любой сумме."
    )
    assert seen(ev.AcesShown("TP-5.2", (1,), (2, 3))) == (
        "У игрока B три туза, поэтому все, у кого рука обычная, получают палку при любой сумме: "
        "это игроки C и Маша."
    )


def test_the_number_of_those_skipped_decides_not_the_number_of_cards() -> None:
    assert seen(ev.SeatsSkipped("TP-5.10", (2,), 3)) == (
        "Игрок C выбыл, ему не сдают; карт в резерве на 3 больше."
    )
    assert seen(ev.SeatsSkipped("TP-5.10", (1, 2), 6)) == (
        "Игроки B и C выбыли, им не сдают; карт в резерве на 6 больше."
    )


def test_what_cannot_be_read_stands_in_russian_quotation_marks() -> None:
    said = error_sentence(NotationError("hand_size", text="К♥ Д♥", count=2), "ru")
    assert plain(said.text) == "В руке три карты, а в записи «К♥ Д♥» их 2."


def test_lines_do_not_break_before_a_dash_or_after_a_number_or_a_short_word() -> None:
    said = explain_event(ev.LastRoundCalled("TP-4.1", 0, parse_hand("AH KH QH")), NAMES, "ru")
    assert said.text == f"У{NBSP}игрока{NBSP}A 31{NBSP}очко, и{NBSP}он объявляет последний круг."
    assert explain_rule("TP-4.9", "ru").text == f"Три туза{NBSP}— рука особая: см.{NBSP}TP-5.2."


@pytest.mark.parametrize(
    ("hand", "said"),
    [
        ("10H QC 9D", "10 в трефах: 10 есть и в другой масти, но эта лучше."),  # by rank
        ("AH AD 6C", "11 в червах: 11 есть и в другой масти, но эта лучше."),  # by suit alone
    ],
)
def test_tp_1_5_of_equal_suits_one_is_better_whatever_decides(hand: str, said: str) -> None:
    phrase = tri_palki_sentences.worked(parse_hand(hand))[0].phrase
    assert phrase.said("ru").text.replace("\N{NO-BREAK SPACE}", " ") == said
