"""Voilà's front end, which gives the widgets of a page their kernel: its parts and its settings."""

from __future__ import annotations

from typing import Any

from jupyterlab_server.config import get_federated_extensions

STATIC = "/voila/static"

LABEXTENSIONS = "/voila/labextensions"

EXTENSIONS = (
    "@voila-dashboards/widgets-manager8",
    "@jupyter-widgets/jupyterlab-manager",
    "anywidget",
)
"""What the front end loads: the widget manager, the controls of ipywidgets, and anywidget. Nothing
else that the user has installed for JupyterLab, or has switched off there, matters to a page."""


def page_settings(places: list[str]) -> dict[str, Any]:
    """What the front end reads from a page, but for its kernel. ``places`` are the folders in which
    Jupyter finds extensions."""
    installed = get_federated_extensions(places)
    return {
        "appUrl": "voila/",
        "baseUrl": "/",
        "fullStaticUrl": STATIC,
        "fullLabextensionsUrl": LABEXTENSIONS,
        "federated_extensions": [
            {"name": name, **_build(installed[name])} for name in EXTENSIONS if name in installed
        ],
        "disabledExtensions": [],
        "extensionConfig": {},
        "jupyterLabTheme": "light",
        # With an address here MathJax would be asked for at another host.
        "fullMathjaxUrl": None,
        "mathjaxConfig": None,
        "progressiveRendering": False,
        "terminalsAvailable": False,
    }


def _build(extension: dict[str, Any]) -> dict[str, str]:
    built = extension["jupyterlab"]["_build"]
    return {part: built[part] for part in ("load", "extension", "style") if part in built}
