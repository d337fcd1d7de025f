"""A lesson's page: its kernel starts, and what each cell shows is sent as soon as it has run."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Mapping
from typing import Any
from uuid import uuid4

import nbformat
from jupyter_core.utils import ensure_async
from jupyter_server.utils import ApiPath
from markupsafe import Markup
from nbclient import NotebookClient
from tornado.iostream import StreamClosedError
from tornado.web import HTTPError

from tripalki_learn.pages.kernels import KERNEL, kernel_environment
from tripalki_learn.pages.lessons import lesson_in, neighbours, read_lesson
from tripalki_learn.pages.outputs import script_json
from tripalki_learn.serving.frontend import STATIC
from tripalki_learn.serving.outputs import output_html
from tripalki_learn.serving.pages import PageHandler, prose_cells

# nbformat says nothing about its types.
_nbformat: Any = nbformat

# The folder of the lessons, as the kernel manager counts folders.
_HERE = ApiPath("")

# Where the blocks of the lesson go in its page.
_BLOCKS = Markup("<!-- blocks -->")

_log = logging.getLogger("tripalki_learn.serving")


class LessonHandler(PageHandler):
    """Sends a lesson while it runs. A reader who leaves before the end takes the kernel along."""

    _sending: asyncio.Task[None] | None = None

    async def get(self, name: str) -> None:
        try:
            notebook = read_lesson(self.site.folder, name)
        except FileNotFoundError:
            raise HTTPError(404) from None
        self._sending = self.site.sending.start(self._send(notebook, name))
        try:
            await self._sending
        except (asyncio.CancelledError, StreamClosedError):
            _log.debug("lesson %s: the reader has left", name)

    def on_connection_close(self) -> None:
        if self._sending is not None:
            self._sending.cancel()

    async def _send(self, notebook: Mapping[str, Any], name: str) -> None:
        run = LessonRun(self, notebook)
        prose = prose_cells(notebook, name, self.site.folder, self.lang)
        titles = lesson_in(self.site.folder, name).titles
        before, after = neighbours(self.site.folder, name)
        page = self.render_page("lesson.html", titles, blocks=_BLOCKS, before=before, after=after)
        head, _, foot = page.partition(_BLOCKS)
        try:
            self.write(head)
            async for block in run.blocks(prose, self.lang):
                self.write(block)
                await self.flush()
            self.write(foot)
        except BaseException:
            await self.site.sending.end(run.close_kernel())
            raise


class LessonRun:
    """One run of a lesson's notebook in a kernel of its own."""

    def __init__(self, handler: PageHandler, notebook: Mapping[str, Any]) -> None:
        self.kernels: Any = handler.kernel_manager
        self.page_config = handler.settings["tripalki_page_config"]
        self.environment = kernel_environment(handler.site.scratch)
        self.notebook: Any = _nbformat.from_dict(notebook)
        self.kernel = str(uuid4())
        self._start: asyncio.Future[str] | None = None
        self._client: NotebookClient | None = None
        self._broken = False

    async def blocks(self, prose: Mapping[int, Markup], lang: str) -> AsyncIterator[Markup]:
        """The cells as HTML, in order: ``prose`` by place, and the output of each code cell."""
        cells = self.notebook.cells
        if any(cell.cell_type == "code" for cell in cells):
            self.kernels.hold(self.kernel)
            # Starts while the prose before the first code is already being read.
            self._start = asyncio.ensure_future(
                self.kernels.start_kernel(
                    kernel_id=self.kernel, kernel_name=KERNEL, path=_HERE, env=self.environment
                )
            )
        for place, cell in enumerate(cells):
            if cell.cell_type == "markdown":
                yield prose[place]
            elif cell.cell_type == "code" and not self._broken:
                yield await self._code(place, lang)
        yield await self._end()

    async def _code(self, place: int, lang: str) -> Markup:
        """What a code cell shows; the first one brings what ties the page to its kernel."""
        bond = Markup("")
        if self._client is None:
            try:
                bond = await self._connect()
            except Exception:
                _log.exception("the kernel did not start")
                self._broken = True
                self.kernels.release(self.kernel)
                return output_html(_nbformat.v4.new_output("error"), lang)
        outputs = await self._execute(place)
        return bond + Markup("\n").join(output_html(output, lang) for output in outputs)

    async def _connect(self) -> Markup:
        assert self._start is not None
        await asyncio.shield(self._start)
        client = NotebookClient(
            self.notebook,
            km=self.kernels.get_kernel(self.kernel),
            timeout=None,
            allow_errors=True,
            store_widget_state=False,
        )
        client.kc = await client.async_start_new_kernel_client()
        self._client = client
        # For Voilà's front end, and for the page's good-bye.
        return Markup(
            '<script id="jupyter-config-data" type="application/json">{}</script>'
            "<script>tripalki.kernel({})</script>"
        ).format(
            script_json({**self.page_config, "kernelId": self.kernel}), script_json(self.kernel)
        )

    async def _execute(self, place: int) -> list[Any]:
        """Runs a code cell and returns what it shows; after a failure no more cells are run."""
        assert self._client is not None
        cell = self.notebook.cells[place]
        cell.outputs = []
        try:
            await self._client.async_execute_cell(cell, place, store_history=False)
        except Exception:
            task = asyncio.current_task()
            if task is not None and task.cancelling():
                # nbclient takes every cancellation for the death of the kernel.
                raise asyncio.CancelledError from None
            _log.exception("cell %d could not be run", place)
            cell.outputs.append(_nbformat.v4.new_output("error"))
        for output in cell.outputs:
            if output.output_type == "error":
                self._broken = True
                _log.error("cell %d: %s", place, "\n".join(output.get("traceback", [])))
        # Warnings are for the author, who sees them in JupyterLab.
        return [output for output in cell.outputs if output.get("name") != "stderr"]

    async def _end(self) -> Markup:
        """Voilà's front end, which finds the widgets of the page and gives them their kernel."""
        if self._client is None or self._client.kc is None:
            return Markup("")
        self._client.kc.stop_channels()
        self.kernels.release(self.kernel)
        return Markup('<script src="{}/voila.js"></script>').format(STATIC)

    async def close_kernel(self) -> None:
        """Ends the kernel, also one that is only just starting."""
        if self._start is None:
            return
        try:
            await asyncio.shield(self._start)
        except Exception:
            _log.debug("the kernel never started")
        self.kernels.release(self.kernel)
        await shutdown(self.kernels, self.kernel)


async def shutdown(kernels: Any, kernel_id: str) -> None:
    """Ends a kernel at once; nothing happens when it is gone already."""
    if kernel_id in kernels:
        try:
            await ensure_async(kernels.shutdown_kernel(kernel_id))
        except (HTTPError, KeyError):
            _log.debug("kernel %s went while it was being closed", kernel_id)
