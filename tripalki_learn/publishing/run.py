"""Running a notebook once, for what its cells show."""

from __future__ import annotations

import asyncio
import atexit
import copy
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import nbformat
from jupyter_client.manager import AsyncKernelManager
from nbclient import NotebookClient
from nbclient.exceptions import CellExecutionError

from tripalki_learn.pages.kernels import KERNEL, LessonKernels, kernel_environment
from tripalki_learn.publishing.errors import CannotPublish

# nbformat and jupyter_client say nothing, or not enough, about their types.
_nbformat: Any = nbformat
_AsyncKernelManager: Any = AsyncKernelManager


class _Manager(_AsyncKernelManager):  # type: ignore[misc]
    """A kernel that nobody waits for any more is ended at once. Asked kindly it would be
    interrupted first, and one that only starts would complain of that on our terminal."""

    async def shutdown_kernel(self, now: bool = False, restart: bool = False) -> None:
        """Ends the kernel."""
        task = asyncio.current_task()
        if task is not None and task.cancelling():
            self.shutting_down = True
            await self._async_kill_kernel()
        else:
            await super().shutdown_kernel(now, restart)


async def run_notebook(
    name: str, notebook: Mapping[str, Any], folder: Path, scratch: Path
) -> dict[str, Any]:
    """The notebook of the lesson ``name`` with the outputs of its cells, run in ``folder`` by a
    kernel of its own. ``scratch`` is as `kernel_environment` has it. Raises `CannotPublish`
    ``cell_failed``, ``kernel_died``.
    """
    made = _nbformat.from_dict(copy.deepcopy(dict(notebook)))
    for cell in made.cells:
        if cell.cell_type == "code":
            cell.outputs = []
    if not any(cell.cell_type == "code" and cell.source.strip() for cell in made.cells):
        return made  # type: ignore[no-any-return]
    manager = _Manager(kernel_name=KERNEL, kernel_spec_manager=LessonKernels())
    manager.connection_file = str(scratch / "kernels" / f"{name}.json")
    client = NotebookClient(
        made,
        km=manager,
        timeout=None,
        store_widget_state=False,
        record_timing=False,
        resources={"metadata": {"path": str(folder)}},
    )
    # What a set holds must come in the same order each time.
    environment = {**kernel_environment(scratch), "PYTHONHASHSEED": "0"}
    try:
        await client.async_execute(env=environment)
    except CellExecutionError as error:
        raise CannotPublish(
            "cell_failed", lesson=name, cell=_failed(made), error=f"{error.ename}: {error.evalue}"
        ) from None
    except RuntimeError:  # a DeadKernelError among them, and a kernel that dies as it starts
        raise CannotPublish("kernel_died", lesson=name, cell=_failed(made)) from None
    finally:
        # nbclient forgets a kernel in whose start it is stopped, until the program ends.
        atexit.unregister(client._cleanup_kernel)
        if manager.has_kernel:
            await manager.shutdown_kernel(now=True)
    result: dict[str, Any] = made
    return result


def _failed(notebook: Mapping[str, Any]) -> int:
    """The number of the cell with an error, or of the first one that was begun and not ended."""
    code = [n for n, cell in enumerate(notebook["cells"], 1) if cell["cell_type"] == "code"]
    for number in code:
        outputs = notebook["cells"][number - 1]["outputs"]
        if any(output["output_type"] == "error" for output in outputs):
            return number
    run = [n for n in code if notebook["cells"][n - 1].get("execution_count")]
    return next((n for n in code if n > (run[-1] if run else 0)), code[-1])
