"""An event: one thing that happened, as a fact."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import ClassVar


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened; each game derives its own kinds.

    ``rule`` is the number of the rule that caused it. ``type``, in files, is the class's name in
    snake case: ``StickTaken`` is ``"stick_taken"``. Fields that hold seats are annotated as `Seat`,
    so that whoever writes an event down can put the players' names in their place.
    """

    type: ClassVar[str] = "event"
    rule: str

    def __init_subclass__(cls) -> None:
        # No super() call: with slots, the decorator makes the class a second time.
        cls.type = re.sub(r"(?<!^)(?=[A-Z])", "_", cls.__name__).lower()
