"""Voilà with our own pages, settings and addresses."""

from __future__ import annotations

import errno
import logging
import shutil
import tempfile
from pathlib import Path
from typing import Any

from jupyter_server.base.handlers import FileFindHandler
from jupyter_server.services.kernels.handlers import KernelHandler
from tornado.httpserver import HTTPServer
from tornado.netutil import bind_sockets
from tornado.web import Application, RedirectHandler
from traitlets.config import Config
from voila.app import Voila
from voila.configuration import VoilaConfiguration
from voila.paths import collect_static_paths
from voila.shutdown_kernel_handler import VoilaShutdownKernelHandler
from voila.static_file_handler import MultiStaticFileHandler
from voila.tornado.kernel_websocket_handler import VoilaKernelWebsocketHandler

from tripalki_learn.pages.frame import templates
from tripalki_learn.pages.kernels import LessonKernels
from tripalki_learn.serving.assets import ADDRESS, Assets
from tripalki_learn.serving.frontend import EXTENSIONS, LABEXTENSIONS, STATIC, page_settings
from tripalki_learn.serving.kernels import LessonKernelManager, kernel_settings
from tripalki_learn.serving.keys import lend_key
from tripalki_learn.serving.lesson import LessonHandler, shutdown
from tripalki_learn.serving.pages import (
    COMPARISON,
    RULES,
    AssetHandler,
    ComparisonHandler,
    IndexHandler,
    NotFoundHandler,
    RulesHandler,
)
from tripalki_learn.serving.site import Site

HOST = "127.0.0.1"

PORT = 8866
"""The port that the lessons are served on when nobody asks for another."""

LONGEST = 4 << 20
"""Bytes of an address and its headers: no browser asks for more, and more gets no answer."""

_KERNEL = r"(?P<kernel_id>\w+-\w+-\w+-\w+-\w+)"


def settings() -> Config:
    """What Voilà is told. Nothing is read from the user's own configuration."""
    config = Config()
    config.Voila.ip = HOST
    config.Voila.token = ""
    config.VoilaConfiguration.allow_template_override = "NO"
    config.VoilaConfiguration.allow_theme_override = "NO"
    config.VoilaConfiguration.strip_sources = True
    config.VoilaConfiguration.show_tracebacks = False
    config.VoilaConfiguration.preheat_kernel = False
    config.VoilaConfiguration.file_allowlist = []
    config.VoilaConfiguration.kernel_spec_manager_class = LessonKernels
    config.VoilaConfiguration.multi_kernel_manager_class = LessonKernelManager
    config.merge(kernel_settings())
    return config


class LessonServer(Voila):  # type: ignore[misc]
    """Voilà for one folder of lessons. It shows the index, the rules, the comparison, the lessons,
    and what their pages load; every other address, its own tree of files included, is not found."""

    def __init__(self, folder: Path) -> None:
        super().__init__(config=settings())
        self.log_level = logging.ERROR
        # A request that is refused is answered; the terminal need not hear of it.
        for name in ("tornado.general", "tornado.application"):
            logging.getLogger(name).setLevel(logging.ERROR)
        self.root_dir = str(folder)
        self.scratch = Path(tempfile.mkdtemp(prefix="tripalki-learn-"))
        for name in ("kernels", "ipython", "scenes"):
            (self.scratch / name).mkdir()
        self.key_fault = lend_key(self.scratch / "scenes")
        self.connection_dir = str(self.scratch / "kernels")
        self.site = Site(folder, Assets(), self.scratch)
        self.voila_configuration = VoilaConfiguration(parent=self)
        self.setup_template_dirs()

    def setup_template_dirs(self) -> None:
        """Our own template, and of Voilà's only the front end's files."""
        self.template_paths = [str(Path(__file__).parent / "template")]
        self.static_paths = collect_static_paths(["voila"], "base", prune=True)

    def init_settings(self) -> dict[str, Any]:
        """Voilà's settings, for loopback alone."""
        result = super().init_settings()
        assert isinstance(result, dict)
        return {
            **result,
            # A page of another site that calls this machine by a name of its own is refused.
            "allow_remote_access": False,
            "default_handler_class": NotFoundHandler,
            "default_handler_args": {"site": self.site},
            # On the loopback a connection is there or it is not; a ping that comes late under load
            # would close it, and what a page sends meanwhile would be lost.
            "ws_ping_interval": 0,
            "log_function": lambda handler: None,
            "voila_jinja2_env": templates(Path(self.template_paths[0])),
            "tripalki_page_config": page_settings(self.labextensions_path),
        }

    def init_handlers(self) -> list[Any]:
        """The addresses that there are."""
        site = {"site": self.site}
        extensions = "|".join(EXTENSIONS)
        return [
            (r"/", IndexHandler, site),
            (RULES, RulesHandler, site),
            (COMPARISON, ComparisonHandler, site),
            (rf"{ADDRESS}/(.*)", AssetHandler, site),
            (r"/voila/render/([^/]+)\.ipynb", RedirectHandler, {"url": "/{0}", "permanent": False}),
            (rf"/api/kernels/{_KERNEL}", KernelHandler),
            (rf"/api/kernels/{_KERNEL}/channels", VoilaKernelWebsocketHandler),
            (rf"/voila/api/shutdown/{_KERNEL}", ShutdownHandler),
            (rf"{STATIC}/(.*)", MultiStaticFileHandler, {"paths": self.static_paths}),
            (
                rf"{LABEXTENSIONS}/((?:{extensions})/.*)",
                FileFindHandler,
                {"path": self.labextensions_path, "no_cache_paths": ["/"]},
            ),
            (r"/([^/]+)", LessonHandler, site),
        ]

    def open(self, port: int) -> int:
        """Listens on ``port`` of the loopback, or on a free one near it when that is taken, and
        returns the port."""
        self.app = Application(self.init_handlers(), **self.init_settings())
        self.server = HTTPServer(self.app, max_header_size=LONGEST)
        for candidate in [*range(port, min(port + 10, 65536)), 0]:
            try:
                sockets = bind_sockets(candidate, HOST)
            except OSError as error:
                if error.errno not in (errno.EADDRINUSE, errno.EACCES) or candidate == 0:
                    raise
                continue
            self.server.add_sockets(sockets)
            self.port = sockets[0].getsockname()[1]
            return int(self.port)
        raise AssertionError("the last candidate is taken or raises")

    async def close(self) -> None:
        """Takes no more requests, ends every kernel and leaves no file behind."""
        self.server.stop()
        await self.server.close_all_connections()
        await self.site.sending.stop()
        for kernel in list(self.kernel_manager.list_kernel_ids()):
            await shutdown(self.kernel_manager, kernel)
        shutil.rmtree(self.scratch, ignore_errors=True)


class ShutdownHandler(VoilaShutdownKernelHandler):  # type: ignore[misc]
    """Ends the kernel of a page that was closed. Voilà's front end and the page itself both ask."""

    async def post(self, kernel_id: str) -> None:
        await shutdown(self.kernel_manager, kernel_id)
        self.set_status(204)
        self.finish()
