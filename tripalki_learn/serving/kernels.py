"""When the kernels of lessons go."""

from __future__ import annotations

import os
from datetime import UTC, datetime
from typing import Any

from jupyter_server.services.kernels.kernelmanager import AsyncMappingKernelManager
from traitlets.config import Config

IDLE_SECONDS = 300
"""How long a kernel without a page is kept: a page that was killed cannot say that it is gone."""

IDLE_VARIABLE = "TRIPALKI_LEARN_IDLE_SECONDS"
"""The environment variable that sets another time, in seconds (at least 1)."""


class LessonKernelManager(AsyncMappingKernelManager):
    """Ends kernels at once, since a lesson has nothing to save, and never while they are held."""

    def __init__(self, **options: Any) -> None:
        begin: Any = super().__init__
        begin(**options)
        self._held: set[str] = set()

    def hold(self, kernel_id: str) -> None:
        """Keeps a kernel, started or not, however long it takes until its page has been sent."""
        self._held.add(kernel_id)

    def release(self, kernel_id: str) -> None:
        """The page has been sent: from now on the kernel is idle when nobody is connected."""
        self._held.discard(kernel_id)
        if kernel_id in self:
            kernel: Any = self.get_kernel(kernel_id)
            kernel.last_activity = datetime.now(UTC)

    async def cull_kernel_if_idle(self, kernel_id: str) -> None:
        """Ends a kernel that is not held and has been idle for too long."""
        # A page may have closed its kernel while the others were looked at.
        if kernel_id in self and kernel_id not in self._held:
            cull: Any = super().cull_kernel_if_idle
            await cull(kernel_id)

    async def _end(self, kernel_id: str, now: bool = True, restart: bool = False) -> None:
        """Ends a kernel. Raises HTTPError 404 when there is no such kernel."""
        end: Any = super()._async_shutdown_kernel
        await end(kernel_id, now=True, restart=restart)

    # As the class above does it; its own type says that nothing has to be awaited.
    shutdown_kernel: Any = _end


def idle_seconds() -> int:
    """How long a kernel without a page is kept, in seconds."""
    try:
        return max(1, int(os.environ[IDLE_VARIABLE]))
    except (KeyError, ValueError):
        return IDLE_SECONDS


def kernel_settings() -> Config:
    """Kernels without a page go after `idle_seconds`; a kernel that died is not started again,
    because the state of its lesson is lost with it."""
    settings = Config()
    idle = idle_seconds()
    settings.MappingKernelManager.cull_idle_timeout = idle
    settings.MappingKernelManager.cull_interval = min(30, max(1, idle // 4))
    settings.MappingKernelManager.cull_connected = False
    settings.MappingKernelManager.buffer_offline_messages = False
    settings.KernelRestarter.restart_limit = 0
    return settings
