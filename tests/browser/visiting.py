"""Visiting served pages, and noticing whatever they complain about."""

from __future__ import annotations

from playwright.sync_api import BrowserContext, ConsoleMessage, Page, expect

WAIT = 120_000  # milliseconds; pages take a second, unless the machine has more to do


OWN = ("http://127.0.0.1:", "ws://127.0.0.1:", "data:", "blob:")
"""What a page may ask for: this machine, and what it holds itself."""


def visit(context: BrowserContext, address: str, own: tuple[str, ...] = OWN) -> Page:
    """A page, and everything that it complained about or asked another host for, in ``faults``."""
    page = context.new_page()
    page.set_default_timeout(WAIT)
    faults: list[str] = []
    page.faults = faults  # type: ignore[attr-defined]

    def said(message: ConsoleMessage) -> None:
        if message.type == "error":
            faults.append(message.text)

    page.on("console", said)
    page.on("pageerror", lambda error: faults.append(str(error)))

    def asked(url: str) -> None:
        if not url.startswith(own):
            faults.append(url)

    page.on("request", lambda request: asked(request.url))
    page.on("websocket", lambda socket: asked(socket.url))
    page.goto(address)
    return page


def faults(page: Page) -> list[str]:
    found: list[str] = page.faults  # type: ignore[attr-defined]
    return found


def connected(page: Page) -> Page:
    expect(page.locator('[data-tp="connection"][data-state="connected"]')).to_be_visible(
        timeout=WAIT
    )
    return page


def whole(page: Page) -> Page:
    """The page when the widget manager has drawn, or left to our hosts, all that it was given."""
    outputs = page.locator('script[type="application/vnd.voila.cell-output+json"]')
    expect(outputs).to_have_count(0, timeout=WAIT)
    return connected(page)
