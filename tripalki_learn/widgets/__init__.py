"""The widgets (floor 6): the lowest floor that imports Jupyter."""

from tripalki_learn.widgets.comparison import Comparison
from tripalki_learn.widgets.drill import Drill
from tripalki_learn.widgets.explorer import Explorer, TrinkaExplorer
from tripalki_learn.widgets.odds import Odds
from tripalki_learn.widgets.palki_table import PalkiTable
from tripalki_learn.widgets.play import Play
from tripalki_learn.widgets.progress import Progress
from tripalki_learn.widgets.rules import Rules
from tripalki_learn.widgets.run import RunTable
from tripalki_learn.widgets.situation import Table
from tripalki_learn.widgets.table import TableView
from tripalki_learn.widgets.trinka_table import TrinkaTable
from tripalki_learn.widgets.tryout import Tryout
from tripalki_learn.widgets.walkthrough import Walkthrough
from tripalki_learn.widgets.whatif import WhatIf

__all__ = [
    "Comparison",
    "Drill",
    "Explorer",
    "Odds",
    "PalkiTable",
    "Play",
    "Progress",
    "Rules",
    "RunTable",
    "Table",
    "TableView",
    "TrinkaExplorer",
    "TrinkaTable",
    "Tryout",
    "Walkthrough",
    "WhatIf",
]
