"""Text as markup: what somebody typed is shown, never obeyed."""

from __future__ import annotations

import re
from html import escape

_UNFIT = re.compile("[^\t\n\r -\u2029\u202f-\u2065\u206a-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
"""What XML cannot hold even when it is escaped, control characters and half a surrogate pair, and
what would turn the text around it."""


def markup(text: str) -> str:
    """The text as it stands in HTML, in SVG and inside their attributes.

    >>> markup("<b> & \\x00")
    '&lt;b&gt; &amp; \N{REPLACEMENT CHARACTER}'
    """
    return escape(_UNFIT.sub("\N{REPLACEMENT CHARACTER}", text))
