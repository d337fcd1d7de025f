"""For every misconception a situation worked by hand in which it and the rules differ."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from tests.games.tri_palki.table import NAMES, Table, action_of, deck_of, reveal
from tripalki_learn.cards import parse_hand, write_cards
from tripalki_learn.games import tri_palki

EXAMPLE = ("6H 7H 8H", "AC AD AS", "KD QD 10D", "AH JH 9H")
"""The rulebook's worked hand: safe, three aces, 30 in diamonds, 30 in hearts."""

SPREAD = ("9H 10D 8C", "AC JC 7S", "KH QH JH")
"""10, 21 and 30."""


class Case(NamedTuple):
    """What is asked of the engine, the answer by the rules and the believer's."""

    ask: Callable[[], object]
    truth: object
    believed: object


def worth(hand: str) -> object:
    """Total and scoring cards."""
    score = tri_palki.score(parse_hand(hand))
    return score.total, write_cards(score.scoring)


def better(one: str, other: str) -> object:
    """Which of two hands is better, and by what."""
    result = tri_palki.compare(*(tri_palki.score(parse_hand(hand)) for hand in (one, other)))
    return "draw" if result.by == "draw" else (one if result.first_wins else other), result.by


def refused(table: Table, text: str) -> object:
    """Rule and code with which an action is refused, or None."""
    player, what = text.split(" ", 1)
    refusal = tri_palki.why_not(table.state, action_of(what), NAMES.index(player))
    return refusal and (refusal.rule, refusal.code)


def washing(reserve: str, *actions: str) -> Table:
    """A washes 7♥ J♥ 9♥ out with 9♥ for 10♠; more may follow."""
    table = Table.laid(["9H 10D 8C", "AH AC 7C", "6D 8S 9D"], "7H JH 10S", reserve)
    return table.do("A 9H>10S", *actions)


def thirty_one() -> Table:
    """A, to act, holds 31."""
    return Table.laid(["AS KS QS", "9H 10D 8C", "7D 8S 9D"], "7H JC 10C")


def sixes() -> Table:
    """A, to act, holds three sixes."""
    return Table.laid(["6H 6D 6C", "9H 10D 8C"], "7H JC 10S")


def round_after(table: Table, *actions: str) -> object:
    """Why the round is over, if it is, and who acts next."""
    table.do(*actions)
    return table.ending, table.to_act


def two_for_two() -> object:
    """What comes of exchanging A♥ K♥ for 7♦ J♣: the hand, the centre, who acts next."""
    table = Table.laid(["AH KH 9D", "6D 8C 6S"], "7D JC 10S")
    if refused(table, "A AH KH>7D JC"):
        return refused(table, "A AH KH>7D JC")
    table.do("A AH KH>7D JC")
    return table.hand("A"), table.centre, table.to_act


def new_centre() -> object:
    """Everybody passes: ending, who acts, the centre, the reserve."""
    table = Table.laid(["9H 10D 8C", "7D 8S 9D"], "7H JC 10S", "KC QD 6S AH")
    table.do("A pass", "B pass")
    return table.ending, table.to_act, table.centre, table.reserve


def under_the_reserve() -> object:
    """A's second washout: ending, centre, reserve."""
    table = washing("KC QC 9S 6S", "A 8C>9S")
    return table.ending, table.centre, table.reserve


CASES: dict[str, Case] = {
    # 19 in hearts; a believer adds 8♣ too.
    "add_all_three": Case(lambda: worth("KH 9H 8C"), (19, "KH 9H"), (27, "KH 9H 8C")),
    # 11 + 10; with an ace of 1 it is 11.
    "ace_is_one": Case(lambda: worth("AH KH 6C"), (21, "AH KH"), (11, "AH KH")),
    # 10 + 10; with pictures of 13 and 11 it is 24.
    "faces_11_12_13": Case(lambda: worth("KH JH 9C"), (20, "KH JH"), (24, "KH JH")),
    # Q♣ and 10♥ both make 10: the queen is higher, the ten lies first.
    "first_of_equal_suits": Case(lambda: worth("9D 10H QC"), (10, "QC"), (10, "10H")),
    # Q♣ and 10♦ both make 10: the queen is higher, diamonds are the higher suit.
    "hearts_of_equal_suits": Case(lambda: worth("QC 10D 9S"), (10, "QC"), (10, "10D")),
    # A and B hold 20, C 31. A♣ beats K♦, so A is lowest; in a draw nobody is.
    "equal_totals_draw": Case(
        lambda: reveal("KD QD 6S", "AC 9C 8S", "AH KH QH").penalised, "A", ""
    ),
    "equal_totals_both_lose": Case(
        lambda: reveal("KD QD 6S", "AC 9C 8S", "AH KH QH").penalised, "A", "AB"
    ),
    # K-Q twice: clubs beat spades. A believer sees the ace of diamonds, which does not score.
    "ties_look_at_all_cards": Case(
        lambda: better("KC QC 6S", "KS QS AD"), ("KC QC 6S", "suit"), ("KS QS AD", "rank")
    ),
    # 20 twice: A♠ beats K♥. A believer puts hearts before spades.
    "suit_before_rank": Case(
        lambda: better("KH QH 6C", "AS 9S 7D"), ("AS 9S 7D", "rank"), ("KH QH 6C", "suit")
    ),
    # 19 twice: K♠ beats 10♥. If they are equal, so are the nines, and hearts beat spades.
    "ten_equals_king": Case(
        lambda: better("10H 9H 6C", "KS 9S 7D"), ("KS 9S 7D", "rank"), ("10H 9H 6C", "suit")
    ),
    "two_may_be_exchanged": Case(
        two_for_two, ("TP-2.7", "two_cards"), ("7D JC 9D", "AH KH 10S", "B")
    ),
    "left_of_dealer_begins": Case(
        lambda: Table.dealt(deck_of("6H 7H 8D 9D"), 3, dealer="B").to_act, "B", "C"
    ),
    "next_plays_after_washout": Case(lambda: washing("KC QD 6S").to_act, "A", "B"),
    # A is the dealer and acts; a believer lets A act once more.
    "deal_washout_gives_turn": Case(
        lambda: Table.laid(["AC AD 7C", "9D 10D 8C"], "7H JH 9H", "KC QD 6S").do("A pass").to_act,
        "B",
        "A",
    ),
    # Two triples go, one extra turn is taken.
    "turn_for_each_triple": Case(lambda: washing("KC QC 9C AD 7S 8D", "A pass").to_act, "B", "A"),
    "no_repeat_in_last_round": Case(
        lambda: (
            Table.laid(["AS KS QS", "9H 10D 8C", "6D 8S 9D"], "7H JH 10S", "KC QC 9S")
            .do("A pass call", "B 9H>10S")
            .to_act
        ),
        "B",
        "C",
    ),
    # First 7♥ J♥ 9♥ go, 6♠ is left; then K♣ Q♣ 8♣ go, and three are needed.
    "washed_go_back": Case(
        under_the_reserve, ("reserve_empty", "", "6S"), (None, "6S 7H JH", "9H KC QC 8C")
    ),
    "thirty_one_ends": Case(
        lambda: round_after(
            Table.laid(["AH JH 6C", "9C 10D 8S", "7D 8C 9D"], "KH 9S 8H"), "A 6C>KH"
        ),
        (None, "B"),
        ("last_round", None),
    ),
    "thirty_one_must_call": Case(
        lambda: refused(thirty_one(), "A pass"), None, ("TP-4.1", "must_call")
    ),
    "special_may_call": Case(
        lambda: refused(sixes(), "A pass call"), ("TP-4.11", "call_on_special"), None
    ),
    "special_ends": Case(lambda: round_after(sixes(), "A pass"), (None, "B"), ("last_round", None)),
    "caller_plays_again": Case(
        lambda: round_after(thirty_one(), "A pass call", "B pass", "C pass"),
        ("last_round", None),
        (None, "A"),
    ),
    # Three passes in a row of three players, one of them with the call; A has a final turn.
    "passes_cut_last_round": Case(
        lambda: round_after(
            Table.laid(["9H 10D 8C", "AS KS QS", "7D 8S 9D"], "7H JC 10C"),
            *("A pass", "B pass call", "C pass"),
        ),
        (None, "A"),
        ("all_passed", None),
    ),
    "all_pass_new_centre": Case(
        new_centre,
        ("all_passed", None, "7H JC 10S", "KC QD 6S AH"),
        (None, "A", "KC QD 6S", "AH"),
    ),
    "triples_are_thirty_and_half": Case(lambda: worth("KH KD KC"), (10, "KH"), (30.5, "KH KD KC")),
    # 10 against 15; if the kings are safe the other hand is the only one.
    "triples_are_safe": Case(lambda: reveal("KH KD KC", "AC 8S 7S").penalised, "A", "B"),
    # Safe, 31, 21; or 18, 31, 21.
    "sixes_score_18": Case(lambda: reveal("6H 6D 6C", "AH KH QH", "AC KC 7D").penalised, "C", "A"),
    # 15 in hearts against 20; if it is safe the other hand is the only one.
    "mixed_678_safe": Case(lambda: reveal("6D 7H 8H", "JC QC 6S").penalised, "A", "B"),
    # C and D hold 30; A♥ beats K♦, so C is the lower.
    "aces_only_lowest_loses": Case(lambda: reveal(*EXAMPLE).penalised, "CD", "C"),
    "aces_hit_safe_hands": Case(lambda: reveal(*EXAMPLE).penalised, "CD", "ACD"),
    "lone_hand_safe": Case(lambda: reveal("6S 6C 6D", "6H 7H 8H", "AH KH QH").penalised, "C", ""),
    # All special; by points 18, 21 and 33.
    "somebody_always_loses": Case(
        lambda: reveal("6S 6C 6D", "6H 7H 8H", "AC AD AS").penalised, "", "A"
    ),
    "third_stick_eliminates": Case(lambda: reveal(*SPREAD, sticks=[2, 0, 0]).eliminated, "", "A"),
    "deal_moves_clockwise": Case(lambda: reveal(*SPREAD, dealer="A").next_dealer, "C", "B"),
    "loser_deals": Case(lambda: reveal(*SPREAD, dealer="B").next_dealer, "C", "A"),
    "aces_earn_deal": Case(lambda: reveal(*EXAMPLE).next_dealer, "D", "B"),
    # B is best and out: C is B's neighbour, A that of D, who dealt.
    "neighbour_of_old_dealer": Case(
        lambda: (
            reveal(
                *("AC AD AS", "KH QH JH", "9H 10D 8C", "KD QD 7S"), dealer="D", sticks=[0, 3, 0, 0]
            ).next_dealer
        ),
        "C",
        "A",
    ),
}
