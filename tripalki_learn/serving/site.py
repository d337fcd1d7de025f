"""What a server serves: one folder of lessons and the files of its pages."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tripalki_learn.serving.assets import Assets


class Sending:
    """The lessons that are being sent at this moment, and the kernels that are being ended."""

    def __init__(self) -> None:
        self._lessons: set[asyncio.Task[None]] = set()
        self._endings: set[asyncio.Task[None]] = set()
        self._stopped = False

    def start(self, lesson: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Starts to send a lesson; after `stop` it ends before it has begun."""
        task = _kept(lesson, self._lessons)
        if self._stopped:
            task.cancel()
        return task

    async def end(self, kernel: Coroutine[Any, Any, None]) -> None:
        """Ends a kernel, also when whoever waits for it here is stopped meanwhile."""
        await asyncio.shield(_kept(kernel, self._endings))

    async def stop(self) -> None:
        """Stops every lesson and waits until the kernels have ended."""
        self._stopped = True
        lessons = list(self._lessons)
        for task in lessons:
            task.cancel()
        await asyncio.gather(*lessons, return_exceptions=True)
        await asyncio.gather(*self._endings, return_exceptions=True)


def _kept(work: Coroutine[Any, Any, None], tasks: set[asyncio.Task[None]]) -> asyncio.Task[None]:
    task = asyncio.create_task(work)
    tasks.add(task)
    task.add_done_callback(tasks.discard)
    return task


@dataclass(frozen=True, slots=True)
class Site:
    """``folder`` holds the notebooks and their texts, ``assets`` what their pages load,
    ``scratch`` is a folder for what their kernels need while the server runs, ``sending`` keeps the
    lessons that are on their way."""

    folder: Path
    assets: Assets
    scratch: Path
    sending: Sending = field(default_factory=Sending)
