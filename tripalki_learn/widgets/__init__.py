"""The widgets (floor 6): the lowest floor that imports Jupyter."""

from tripalki_learn.widgets.explorer import Explorer
from tripalki_learn.widgets.rules import Rules
from tripalki_learn.widgets.table import TableView
from tripalki_learn.widgets.walkthrough import Walkthrough

__all__ = ["Explorer", "Rules", "TableView", "Walkthrough"]
