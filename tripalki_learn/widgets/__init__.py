"""The widgets (floor 6): the lowest floor that imports Jupyter."""

from tripalki_learn.widgets.drill import Drill
from tripalki_learn.widgets.explorer import Explorer
from tripalki_learn.widgets.progress import Progress
from tripalki_learn.widgets.rules import Rules
from tripalki_learn.widgets.table import TableView
from tripalki_learn.widgets.walkthrough import Walkthrough

__all__ = ["Drill", "Explorer", "Progress", "Rules", "TableView", "Walkthrough"]
