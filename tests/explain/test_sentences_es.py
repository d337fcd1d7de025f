"""Spanish sentences worked by hand: plurals, lists, articles and card names."""

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
)
from tripalki_learn.explain import trinka as trinka_sentences
from tripalki_learn.games import tri_palki
from tripalki_learn.games.tri_palki import events as ev

NAMES = ["Ana", "Irene", "Hilario", "Luis"]


def seen(event: Event) -> str:
    # Cards and sums are held together by no-break spaces, which do not matter here.
    return explain_event(event, NAMES, "es").text.replace("\N{NO-BREAK SPACE}", " ")


def heard(event: Event) -> str:
    return explain_event(event, NAMES, "es").spoken.replace("\N{NO-BREAK SPACE}", " ")


@pytest.mark.parametrize(
    ("players", "names"),
    [
        ((0, 3), "Ana y Luis"),
        ((0, 1), "Ana e Irene"),
        ((0, 3, 2), "Ana, Luis e Hilario"),
        ((1, 2, 3, 0), "Irene, Hilario, Luis y Ana"),
    ],
)
def test_y_turns_into_e_before_the_sound_i(players: tuple[int, ...], names: str) -> None:
    event = ev.MatchBegun("TP-5.1", players)
    assert seen(event) == f"{names} se sientan a la mesa; nadie tiene palos."


def test_two_players_joined_without_a_list_need_no_e() -> None:
    event = ev.TieBroken("TP-1.4", 0, 1, 30, "suit", parse_card("KH"), parse_card("KD"), "lowest")
    assert seen(event) == (
        "Tanto Ana como Irene tienen 30 y los mismos rangos, así que decide el palo de la baraja: "
        "K♥ prevalece sobre K♦, y la mano de Irene es más baja."
    )


def test_cards_are_spoken_with_the_article_of_their_gender() -> None:
    event = ev.CardExchanged("TP-2.6", 1, parse_card("6C"), parse_card("KH"))
    assert seen(event) == "Irene entrega 6♣ y toma K♥."
    assert heard(event) == "Irene entrega el seis de tréboles y toma el rey de corazones."

    event = ev.CardExchanged("TP-2.6", 3, parse_card("QS"), parse_card("JD"))
    assert heard(event) == "Luis entrega la reina de picas y toma la jota de diamantes."


@pytest.mark.parametrize(
    ("left", "ending"),
    [
        (0, "quedan 0 cartas."),
        (1, "queda 1 carta."),
        (3, "quedan 3 cartas."),
        (21, "quedan 21 cartas."),
    ],
)
def test_cards_left_in_the_reserve(left: int, ending: str) -> None:
    event = ev.CentreReplaced("TP-3.1", parse_hand("AH 10S 7D"), left)
    assert seen(event) == f"De la reserva salen A♥ 10♠ 7♦; allí {ending}"
    assert heard(event) == (
        "De la reserva salen el as de corazones, el diez de picas y el siete de diamantes; "
        f"allí {ending}"
    )


def test_a_washout_names_its_suit() -> None:
    event = ev.CentreWashed("TP-3.1", 0, parse_hand("QD 6D KD"), Suit.DIAMONDS, 1)
    assert seen(event) == (
        "Q♦ 6♦ K♦: las tres son de diamantes. "
        "Es un lavado; estas tres cartas quedan fuera toda la ronda."
    )


def test_a_chain_of_washouts_gives_one_turn() -> None:
    assert seen(ev.ExtraTurn("TP-3.3", 0, 1)) == "Ana provocó el lavado y juega otra vez."
    assert seen(ev.ExtraTurn("TP-3.3", 0, 2)) == (
        "Ana provocó 2 lavados seguidos, pero gana un solo turno extra."
    )


def test_eliminated_players_agree_with_their_verb() -> None:
    assert seen(ev.SeatsSkipped("TP-5.10", (1,), 3)) == (
        "Irene está fuera y no recibe cartas; la reserva crece en 3 cartas."
    )
    assert seen(ev.SeatsSkipped("TP-5.10", (0, 2), 6)) == (
        "Ana e Hilario están fuera y no reciben cartas; la reserva crece en 6 cartas."
    )


def test_the_worked_special_hand() -> None:
    hands = {
        "A": parse_hand("6H 7H 8H"),
        "B": parse_hand("AC AD AS"),
        "C": parse_hand("KD QD 10D"),
        "D": parse_hand("AH JH 9H"),
    }
    trace = tri_palki.showdown(hands, "A", [0, 0, 0, 0])
    said = [explain_event(event, list("ABCD"), "es") for event in trace.events]
    lines = [line.text.replace("\N{NO-BREAK SPACE}", " ") for line in said]
    for line in (
        "A: 6–7–8 de corazones, mano segura.",
        "B: tres ases.",
        "C: 10 + 10 + 10 = 30 en diamantes.",
        "D: 11 + 10 + 9 = 30 en corazones.",
        "B muestra tres ases, así que todas las manos normales reciben un palo, sea cual sea su "
        "suma: las de C y D.",
        "C recibe un palo y ahora tiene 1.",
        "D recibe un palo y ahora tiene 1.",
        "Tanto D como C tienen 30, pero A♥ prevalece sobre K♦: la mano de D es más alta.",
        "D tiene la mano normal más alta, 30, y reparte la próxima ronda.",
    ):
        assert line in lines
    assert (
        "Tanto D como C tienen 30, pero el as de corazones prevalece sobre el rey de diamantes: "
        "la mano de D es más alta."
    ) in [line.spoken for line in said]


def test_a_refusal_says_what_would_be_right() -> None:
    refusal = Refusal("TP-4.1", "call_needs_31", 1, 1, parse_cards("AH JH 6C"), (), 21)
    said = explain_refusal(refusal, NAMES, "es")
    assert said.text.replace("\N{NO-BREAK SPACE}", " ") == (
        "Para anunciar la última ronda hace falta un 31 normal al final del turno; "
        "A♥ J♥ 6♣ valen 21."
    )
    assert said.spoken.endswith(
        "; el as de corazones, la jota de corazones y el seis de tréboles valen 21."
    )


@pytest.mark.parametrize(
    ("count", "words"), [(-1, "-1 palos"), (4, "4 palos"), (21, "21 palos"), (101, "101 palos")]
)
def test_impossible_numbers_of_sticks(count: int, words: str) -> None:
    problem = Problem("TP-5.5", "bad_sticks", "sticks_range", 1, count=count)
    assert explain_problem(problem, NAMES, "es").text == (
        f"Irene no puede tener {words}: el número va de 0 a 3."
    )


def test_missing_cards_agree_with_their_verb() -> None:
    one = Problem("TP-1.1", "bad_pack", "cards_missing", None, parse_cards("QH"), 1)
    assert explain_problem(one, NAMES, "es").text == "Falta 1 carta de las 36: Q♥."
    assert explain_problem(one, NAMES, "es").spoken.endswith(": la reina de corazones.")
    two = Problem("TP-1.1", "bad_pack", "cards_missing", None, parse_cards("QH 9S"), 2)
    assert explain_problem(two, NAMES, "es").spoken == (
        "Faltan 2 cartas de las 36: la reina de corazones y el nueve de picas."
    )


def test_an_unreadable_card_is_quoted_the_spanish_way() -> None:
    error = NotationError("unreadable_card", text="1H", place=4)
    assert error_sentence(error, "es").text.startswith("«1H» (en el carácter 4) no es una carta: ")


def test_the_two_meanings_of_palo_are_told_apart() -> None:
    assert explain_rule("TP-4.8", "es").text == (
        "6–7–8 del mismo palo de la baraja es una mano segura: nunca recibe un palo de penalidad."
    )


def test_tr_1_7_the_card_that_the_joker_plays_is_spoken_without_an_article() -> None:
    """K♥ 9♦ with the joker is 21, the ace of hearts beside the king."""
    said = trinka_sentences.worked(parse_hand("KH 9D 6S"))[-1].phrase.said("es")
    assert said.spoken.startswith("El comodín hace de as de corazones: ")
