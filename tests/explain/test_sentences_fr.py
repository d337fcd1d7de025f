"""French sentences worked by hand: the sources' hand, plurals, articles, names that could elide."""

from __future__ import annotations

import pytest

from tests.games.tri_palki.table import Table, reveal
from tripalki_learn.cards import NotationError, parse_card, parse_cards
from tripalki_learn.engine import Event, Problem, Refusal
from tripalki_learn.explain import (
    error_sentence,
    explain_event,
    explain_problem,
    explain_refusal,
    explain_rule,
)
from tripalki_learn.games.tri_palki import events as ev

NAMES = ["Anne", "Élie", "Hugo", "Yves"]
NARROW, NO_BREAK = "\N{NARROW NO-BREAK SPACE}", "\N{NO-BREAK SPACE}"


def spaced(text: str) -> str:
    """The text with its French spaces made plain, where a test is about the words."""
    return text.replace(NARROW, " ").replace(NO_BREAK, " ")


def seen(event: Event) -> str:
    return spaced(explain_event(event, NAMES, "fr").text)


def heard(event: Event) -> str:
    return spaced(explain_event(event, NAMES, "fr").spoken)


def told(table: Table) -> list[str]:
    return [spaced(explain_event(event, "ABCD", "fr").text) for event in table.events]


def test_the_hand_of_the_sources_is_told_from_the_reveal_to_the_next_dealer() -> None:
    table = reveal("6H 7H 8H", "AC AD AS", "KD QD 10D", "AH JH 9H")
    said = told(table)
    assert said[said.index("Les mains sont exposées.") :] == [
        "Les mains sont exposées.",
        "A : 6–7–8 de cœur, main sûre.",
        "B : trois as.",
        "C : 10 + 10 + 10 = 30 à carreau.",
        "D : 11 + 10 + 9 = 30 à cœur.",
        "B montre trois as. Quel que soit leur total, toutes les mains ordinaires prennent un "
        "bâton : C et D.",
        "C prend un bâton et en a maintenant 1.",
        "D prend un bâton et en a maintenant 1.",
        "D et C sont à égalité avec 30, mais A♥ bat R♦ : D a la meilleure main.",
        "D a la meilleure main ordinaire, avec 30, et fait la donne suivante.",
    ]


def test_with_three_sticks_d_is_out_and_a_deals() -> None:
    said = told(reveal("6H 7H 8H", "AC AD AS", "KD QD 10D", "AH JH 9H", sticks=[0, 0, 0, 3]))
    assert "D devrait prendre un bâton, mais en a déjà trois." in said
    assert "D a perdu avec trois bâtons et sort de la partie." in said
    assert said[-1] == (
        "D avait la meilleure main ordinaire, mais sort de la partie ; la donne passe, dans le "
        "sens horaire, à la première place encore en jeu après la sienne : A."
    )


def test_a_lone_ordinary_hand_is_the_lowest_whatever_its_total() -> None:
    for total in (10, 31):
        assert seen(ev.LowestFound("TP-5.3", 2, total, lone=True)) == (
            f"Hugo a la seule main ordinaire, avec {total} : "
            "quelle que soit sa valeur, c’est la plus faible."
        )


def test_31_is_made_and_the_last_round_called() -> None:
    table = Table.laid(["AH JH 6C", "6D 8C 9S"], "KH 9D 8S").do("A 6C>KH call")
    assert told(table)[-3:] == [
        "A échange 6♣ contre R♥.",
        "A a 31 et annonce le dernier tour.",
        "B joue une dernière fois.",
    ]


def test_cards_are_seen_with_french_indices_and_spoken_with_their_article() -> None:
    cards = parse_cards("AH QD JC"), parse_cards("KS 10H 8H")
    event = ev.AllExchanged("TP-2.6", 0, *cards)
    assert seen(event) == (
        "Anne échange ses trois cartes, A♥ D♦ V♣, contre les trois du centre, R♠ 10♥ 8♥."
    )
    assert heard(event) == (
        "Anne échange ses trois cartes, l’as de cœur, la dame de carreau et le valet de trèfle, "
        "contre les trois du centre, le roi de pique, le dix de cœur et le huit de cœur."
    )


@pytest.mark.parametrize(
    ("count", "left"), [(0, "0 carte."), (1, "1 carte."), (2, "2 cartes."), (21, "21 cartes.")]
)
def test_zero_and_one_are_singular(count: int, left: str) -> None:
    event = ev.CentreReplaced("TP-3.1", parse_cards("7D 10H AD"), count)
    assert seen(event) == f"La réserve fournit 7♦ 10♥ A♦ ; il y reste {left}"


def test_a_chain_of_washouts_gives_one_turn() -> None:
    assert seen(ev.ExtraTurn("TP-3.3", 1, 1)) == "Élie a provoqué le lavage et rejoue."
    assert seen(ev.ExtraTurn("TP-3.3", 1, 3)) == (
        "Élie a provoqué 3 lavages de suite, mais ne rejoue qu’une seule fois."
    )


def test_a_position_of_one_card_and_of_several() -> None:
    """French needs a plural where English does not."""
    cards = parse_cards("7D 10H AD")
    one, many = (seen(ev.PositionSet("TP-1.1", 1, cards, count, 0)) for count in (1, 3))
    assert one.endswith("au centre, 1 carte dans la réserve, et c’est à Élie de jouer.")
    assert many.endswith("au centre, 3 cartes dans la réserve, et c’est à Élie de jouer.")


def test_names_neither_elide_nor_need_a_gender() -> None:
    assert seen(ev.DealerDrawn("TP-2.2", 0)) == "Le sort désigne Anne pour donner en premier."
    assert seen(ev.MatchWon("TP-5.6", 1)) == "Élie n’a plus d’adversaire et gagne la partie."
    lost = ev.ReserveShort("TP-3.5", 3, 0, (0, 1))
    assert seen(lost) == (
        "Il reste 0 carte dans la réserve, trop peu pour remplacer le centre : la manche s’arrête "
        "aussitôt ; le tour encore promis à Anne et Élie est perdu."
    )
    refusal = Refusal("TP-2.5", "wrong_player", 1, 0)
    assert (
        explain_refusal(refusal, NAMES, "fr").text == "Ce n’est pas à Élie de jouer, mais à Anne."
    )


def test_spaces_are_narrow_before_a_semicolon_and_wide_before_a_colon() -> None:
    event = ev.Passed("TP-3.7", 2, 1)
    assert explain_event(event, NAMES, "fr").text == f"Hugo passe{NARROW}; rien ne change."
    error = NotationError("hand_size", text="AH", count=1, expected=3)
    assert error_sentence(error, "fr").text == (
        f"Une main a trois cartes, mais «{NARROW}AH{NARROW}» en a 1."
    )
    washed = parse_cards("7C 9C JC")
    problem = Problem("TP-3.1", "centre_unwashed", "centre_unwashed", None, washed)
    assert explain_problem(problem, NAMES, "fr").spoken == (
        "Le centre, le sept de trèfle, le neuf de trèfle et le valet de trèfle, est d’une seule "
        f"couleur{NO_BREAK}: il faut d’abord le laver."
    )


def test_the_card_of_a_problem_is_named() -> None:
    problem = Problem("TP-1.1", "bad_pack", "card_twice", None, (parse_card("AS"),), 2)
    said = explain_problem(problem, NAMES, "fr")
    assert spaced(said.text).startswith("A♠ apparaît plus d’une fois ;")
    assert spaced(said.spoken).startswith("l’as de pique apparaît plus d’une fois ;")


def test_a_rule_is_told_with_the_indices_of_the_french_pack() -> None:
    assert spaced(explain_rule("TP-1.1", "fr").text) == (
        "Le paquet compte 36 cartes : 6 7 8 9 10 V D R A dans quatre couleurs."
    )
