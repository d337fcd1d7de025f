"""Events, refusals, problems, errors and rules to sentences in four languages (floor 3)."""

from tripalki_learn.explain.catalog import LANGUAGES, Catalog, CatalogError
from tripalki_learn.explain.errors import error_sentence
from tripalki_learn.explain.events import event_phrase, explain_event
from tripalki_learn.explain.refusals import explain_problem, explain_refusal, refusal_phrase
from tripalki_learn.explain.rules import RULES, explain_rule, rule_phrase, section_title
from tripalki_learn.explain.sentence import SLOT, Phrase, Sentence, sentence
from tripalki_learn.explain.words import shortened

__all__ = [
    "LANGUAGES",
    "RULES",
    "SLOT",
    "Catalog",
    "CatalogError",
    "Phrase",
    "Sentence",
    "error_sentence",
    "event_phrase",
    "explain_event",
    "explain_problem",
    "explain_refusal",
    "explain_rule",
    "refusal_phrase",
    "rule_phrase",
    "section_title",
    "sentence",
    "shortened",
]
