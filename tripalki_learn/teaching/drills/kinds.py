"""All kinds of drill."""

from __future__ import annotations

from collections.abc import Mapping

from tripalki_learn.teaching.drills.better import Better
from tripalki_learn.teaching.drills.dealer import Dealer
from tripalki_learn.teaching.drills.exchange import ExchangeDrill
from tripalki_learn.teaching.drills.kind import Kind
from tripalki_learn.teaching.drills.legal import Legal
from tripalki_learn.teaching.drills.next import Next
from tripalki_learn.teaching.drills.order import Order
from tripalki_learn.teaching.drills.out import Out
from tripalki_learn.teaching.drills.over import Over
from tripalki_learn.teaching.drills.special import Special
from tripalki_learn.teaching.drills.stick import Stick
from tripalki_learn.teaching.drills.value import Value
from tripalki_learn.teaching.palki.drills import KINDS as PALKI
from tripalki_learn.teaching.trinka.drills import KINDS as TRINKA

KINDS: Mapping[str, Kind] = {
    kind.name: kind
    for kind in (
        Value(),
        Better(),
        Order(),
        ExchangeDrill(),
        Legal(),
        Next(),
        Over(),
        Stick(),
        Out(),
        Dealer(),
        Special(),
    )
}
"""The kinds of drill about Tri Palki by name, in the order of the lessons."""

EVERY_KIND: Mapping[str, Kind] = {**KINDS, **TRINKA, **PALKI}
"""Those about the other games too."""
