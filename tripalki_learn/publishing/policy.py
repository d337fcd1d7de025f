"""What a published page lets itself do: nothing that does not stand in it.

Scripts run when they are the very ones that the page was written with, by their hash; there is no
``unsafe-inline`` and no ``unsafe-eval``. So it is with styles, since modules set styles through
properties, which no policy forbids. Only a page on which a notebook shows markup with a style of
its own (a picture of a plot, a table) allows inline styles: they can be wrong, but do nothing.
"""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterable
from hashlib import sha256


def policy(scripts: Iterable[str], styles: Iterable[str] | None, worker: bool = False) -> str:
    """The Content-Security-Policy of a page with these inline scripts and styles; None: any style.

    ``worker``: it may start the site's own worker.

    >>> policy(["1"], None)
    "default-src 'none'; script-src 'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='; \
style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'"
    """
    rules = [
        "default-src 'none'",
        f"script-src {_hashes(scripts)}",
        f"style-src {chr(39)}unsafe-inline{chr(39)}"
        if styles is None
        else f"style-src {_hashes(styles)}",
        "img-src data:",
        *(["worker-src 'self'"] if worker else []),
        "base-uri 'none'",
        "form-action 'none'",
    ]
    return "; ".join(rules)


def _hashes(texts: Iterable[str]) -> str:
    digests = (b64encode(sha256(text.encode()).digest()).decode() for text in texts)
    return " ".join(f"'sha256-{digest}'" for digest in digests)
