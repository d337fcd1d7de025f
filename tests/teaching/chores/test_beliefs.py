"""What is asked in positions laid out by hand, and the belief that each wrong answer betrays."""

from __future__ import annotations

from collections.abc import Iterable

from tripalki_learn.cards import parse_cards, parse_hand
from tripalki_learn.engine import Step, Trace
from tripalki_learn.explain import Phrase
from tripalki_learn.games.tri_palki import (
    Action,
    Exchange,
    Pass,
    begin,
    begun,
    count,
    exchange,
    laid_out,
    played,
    showdown,
)
from tripalki_learn.games.tri_palki import events as ev
from tripalki_learn.games.tri_palki.actions import PASS, PASS_AND_CALL
from tripalki_learn.teaching.chores.acting import due_at_turn
from tripalki_learn.teaching.chores.due import Due, questions_of
from tripalki_learn.teaching.chores.judging import judged
from tripalki_learn.teaching.chores.scoring import due_at_score
from tripalki_learn.teaching.chores.settling import due_at_settlement
from tripalki_learn.teaching.chores.washing import due_at_centre
from tripalki_learn.teaching.question import Question
from tripalki_learn.views import picture_of

ABC = ("A", "B", "C")


def laid(*hands: str, centre: str, reserve: str = "8S QH 7S", dealer: int = 0) -> Trace:
    start = begun(begin(ABC[: len(hands)], dealer=dealer))
    return laid_out(
        start, [parse_hand(each) for each in hands], parse_hand(centre), parse_cards(reserve)
    )


def last(trace: Trace) -> Step:
    return trace.steps[-1]


def asked(*dues: Due) -> dict[str, Question]:
    return {question.kind: question for question in questions_of(dues)}


def after(trace: Trace, action: Action) -> dict[str, Question]:
    """What is asked about an action once it is played."""
    steps = [step for step in played(trace, action).steps if step.after.caller is not None]
    step = last(played(trace, action))
    picture = picture_of(step.before)
    centres = (due for _, due in due_at_centre(step, [picture] * len(step.events), ABC))
    return asked(*centres, *due_at_turn(steps or [step], picture, ABC))


def judgement(trace: Trace, seat: int, action: Action) -> Question:
    state = trace.state
    return asked(judged(state, seat, action, picture_of(state), ABC))["legal"]


def worth(hand: str) -> Question:
    scored = count(parse_hand(hand), 0)[-1]
    assert isinstance(scored, ev.HandScored)
    return asked(due_at_score(scored, picture_of(begin(ABC)), ABC))["score"]


def texts(phrases: Iterable[Phrase]) -> list[str]:
    return [phrase.said("en").text for phrase in phrases]


HANDS = ("AH JH 6C", "KH 9D 6S", "QC 8H 7C")


def test_tp_3_1_and_3_3_a_washout_is_replaced_and_its_player_plays_again() -> None:
    """B gives 9♦ for K♣, and three diamonds lie in the centre."""
    trace = laid(*HANDS, centre="10D AD KC", dealer=1)
    found = after(trace, exchange(*parse_cards("9D KC")))
    # The new centre, 8♠ Q♥ 7♠, is asked about last.
    assert found["washout"].correct == ("stays",)
    step = last(played(trace, exchange(*parse_cards("9D KC"))))
    first = next(due for _, due in due_at_centre(step, [picture_of(step.before)] * 4, ABC))
    (question,) = questions_of([first])
    assert (question.correct, question.rule) == (("out",), "TP-3.1")
    assert question.beliefs == {"washed_go_back": "back"}
    assert (found["turn"].correct, found["turn"].rule) == (("1",), "TP-3.3")
    assert found["turn"].beliefs == {"next_plays_after_washout": "2"}
    assert texts(found["turn"].outcome[""])[0] == "B plays."
    assert texts(found["turn"].outcome["next_plays_after_washout"])[0] == "C plays."
    assert texts(found["turn"].hints)[-2:] == ["Look at 10♦\u00a0A♦\u00a09♦.", "The answer is “B”."]
    assert found["turn"].where == {"next_plays_after_washout": ("1", "2")}


def test_tp_3_5_a_reserve_of_two_cards_ends_the_round() -> None:
    trace = laid(*HANDS, centre="10D AD KC", reserve="8S QH", dealer=1)
    found = after(trace, exchange(*parse_cards("9D KC")))
    assert (found["washout"].correct, found["washout"].rule) == (("short",), "TP-3.5")
    assert (found["over"].correct, found["over"].rule) == (("reserve_empty",), "TP-3.5")
    assert found["turn"].correct == ("over",)


def test_tp_4_6_a_31_does_not_end_the_round() -> None:
    trace = laid(*HANDS, centre="QH 10D 8S", reserve="")
    found = after(trace, exchange(*parse_cards("6C QH")))
    assert (found["over"].correct, found["over"].rule) == (("goes_on",), "TP-4.6")
    assert found["over"].beliefs["thirty_one_ends"] == "by_hand"
    assert found["turn"].correct == ("1",)


def test_tp_4_4_when_all_have_passed_in_a_row_it_is_over() -> None:
    trace = laid(*HANDS, centre="10D AD KC")
    for _ in range(2):
        trace = played(trace, PASS)
    found = after(trace, PASS)
    assert (found["over"].correct, found["over"].rule) == (("all_passed",), "TP-4.4")
    assert found["over"].beliefs == {"all_pass_new_centre": "new_centre"}
    assert found["turn"].correct == ("over",)
    # The pass before that ends nothing.
    two = after(played(laid(*HANDS, centre="10D AD KC"), PASS), PASS)
    assert (two["over"].correct, two["over"].rule) == (("goes_on",), "TP-4.4")


def test_tp_4_2_and_4_5_after_a_call_everyone_else_has_one_turn() -> None:
    trace = laid("AH JH KH", "KD 9D 6S", "QC 8H 7C", centre="10D AD KC")
    trace = played(trace, PASS_AND_CALL)
    found = after(played(trace, PASS), PASS)
    assert (found["over"].correct, found["over"].rule) == (("last_round",), "TP-4.2")
    assert found["over"].beliefs["caller_plays_again"] == "goes_on"
    assert found["turn"].beliefs["caller_plays_again"] == "0"


def test_an_exchange_that_could_end_nothing_is_not_asked_about() -> None:
    found = after(laid(*HANDS, centre="10D AD KC"), exchange(*parse_cards("6C KC")))
    assert "over" not in found
    assert (found["turn"].correct, found["turn"].rule) == (("1",), "TP-2.5")


def test_tp_5_10_who_is_out_is_skipped() -> None:
    start = begun(begin(ABC, dealer=0, sticks=(0, 3, 0), out=(1,)))
    hands = [parse_hand(each) for each in (HANDS[0], HANDS[2])]
    trace = laid_out(start, hands, parse_hand("10D AD KC"))
    found = after(trace, exchange(*parse_cards("6C KC")))
    assert (found["turn"].correct, found["turn"].rule) == (("2",), "TP-5.10")


def test_tp_2_7_two_cards_are_never_exchanged() -> None:
    two = Exchange(parse_cards("JH 6C"), parse_cards("10D AD"))
    question = judgement(laid(*HANDS, centre="10D AD KC"), 0, two)
    assert (question.correct, question.rule) == (("two_cards",), "TP-2.7")
    assert question.beliefs == {"two_may_be_exchanged": "yes"}


def test_tp_2_5_another_player_waits() -> None:
    question = judgement(laid(*HANDS, centre="10D AD KC"), 1, PASS)
    assert (question.correct, question.rule) == (("wrong_player",), "TP-2.5")


def test_tp_4_1_and_4_11_a_call_needs_an_ordinary_31() -> None:
    special = laid("6H 6D 6C", "KH 9D 6S", centre="10D AD KC")
    question = judgement(special, 0, Pass(call=True))
    assert (question.correct, question.rule) == (("call_on_special",), "TP-4.11")
    assert question.beliefs["special_may_call"] == "yes"
    good = laid("AH JH 9H", "KD 9D 6S", centre="10D AD KC")
    question = judgement(good, 0, PASS_AND_CALL)
    assert (question.correct, question.rule) == (("call_needs_31",), "TP-4.1")
    called = played(laid("AH JH KH", "KD 9D 6S", centre="10D AD KC"), PASS_AND_CALL)
    question = judgement(called, 1, PASS_AND_CALL)
    assert (question.correct, question.rule) == (("second_call",), "TP-4.3")


def test_tp_1_3_and_1_5_a_hand_is_worth_one_suit() -> None:
    question = worth("A♥ J♥ 6♣")  # 11 + 10; with the six 27; with an ace of 1, 11
    assert (question.correct, question.rule) == (("21H",), "TP-1.3")
    assert question.beliefs["add_all_three"].startswith("27")
    assert question.beliefs["ace_is_one"] == "11H"
    equal = worth("10♥ Q♣ 9♦")  # the rulebook's example
    assert (equal.correct, equal.rule) == (("10C",), "TP-1.5")
    assert equal.beliefs["hearts_of_equal_suits"] == "10H"


def test_tp_4_7_to_4_10_special_hands_and_triples() -> None:
    assert worth("6♥ 6♣ 6♠").correct == worth("6♥ 7♥ 8♥").correct == ("safe",)
    assert worth("6♥ 6♣ 6♠").beliefs["sixes_score_18"].startswith("18")
    assert worth("A♥ A♣ A♠").correct == ("three_aces",)
    kings = worth("K♥ K♣ K♠")
    assert (kings.correct, kings.rule) == (("10H",), "TP-4.10")
    assert kings.beliefs["triples_are_safe"] == "safe"
    mixed = worth("6♥ 7♣ 8♥")
    assert mixed.correct == ("14H",)
    assert mixed.beliefs["mixed_678_safe"] == "safe"


def settled(name: str, *hands: str, sticks: tuple[int, ...] = ()) -> Question:
    trace = showdown(dict(zip("ABCD", hands, strict=False)), sticks=sticks or (0,) * len(hands))
    step, players = last(trace), trace.state.players
    return asked(due_at_settlement(name, step, picture_of(step.before), players))[name]


def test_tp_5_2_three_aces_decide_who_takes_a_stick() -> None:
    """The rulebook's worked hand: B shows three aces, C and D pay."""
    found = settled("stick", "6♥ 7♥ 8♥", "A♣ A♦ A♠", "K♦ Q♦ 10♦", "A♥ J♥ 9♥")
    assert (found.correct, found.rule) == (("2,3",), "TP-5.2")
    assert texts(found.hints)[-2:] == ["Look at B.", "The answer is “C and D”."]
    assert found.beliefs["aces_only_lowest_loses"] == "2"


def test_tp_5_4_where_all_hands_are_special_all_of_them_decide() -> None:
    found = settled("stick", "6♠ 6♣ 6♦", "6♥ 7♥ 8♥")
    assert (found.correct, found.rule) == (("",), "TP-5.4")
    assert texts(found.hints)[-2] == "Look at A and B."
    assert found.beliefs["somebody_always_loses"] == "0"  # 18 points against 21


def test_tp_5_6_a_belief_that_leaves_nobody_at_the_table_has_no_answer() -> None:
    """20 against 20 with three sticks each: A♣ beats K♦, so A is out and B has won. Some believe
    that both take a stick, and cannot say who deals then."""
    found = settled("stick", "K♦ Q♦ 6♠", "A♣ 9♣ 8♠", sticks=(3, 3))
    assert (found.correct, found.rule) == (("0",), "TP-5.3")
    assert "equal_totals_both_lose" not in found.beliefs
    # With a stick fewer both go on, and it has one.
    both = settled("stick", "K♦ Q♦ 6♠", "A♣ 9♣ 8♠", sticks=(2, 2))
    assert both.beliefs["equal_totals_both_lose"] == "0,1"
