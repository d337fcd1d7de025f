"""When Python has gone: said in words, once a page, and what needs no Python goes on."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tripalki_learn.teaching import Scene, run_scene

from .conftest import Visit, bare_html

pytestmark = pytest.mark.browser

LINE = (
    '<p data-tp="connection" data-state="connected">'
    '<span data-tp-when="connected">Connected to Python</span><span data-tp-when="gone" hidden>'
    '<span data-tp-prose lang="en">Python has stopped.</span>'
    '<span data-tp-prose lang="fr" hidden>Python s’est arrêté.</span></span></p>'
)
"""As our own pages have it; who watches the kernel says its state."""

TELL = """(state) => {
  document.querySelector('[data-tp="connection"]').dataset.state = state;
}"""

LEARNT = '{"format":"tripalki-learn.progress","version":1,"rules":{},"lessons":{}}'

RENDER = """async (scene) => {
  const source = document.querySelector('script[type=module]').textContent;
  const blob = new Blob([source], { type: 'text/javascript' });
  const { default: widget } = await import(URL.createObjectURL(blob));
  const signal = () => {
    const heard = [];
    const emit = (...told) => heard.forEach((slot) => slot(...told));
    return { connect: (slot) => heard.push(slot), emit };
  };
  window.kernel = {
    status: 'idle', connectionStatus: 'connected',
    statusChanged: signal(), connectionStatusChanged: signal(), anyMessage: signal(),
  };
  for (const id of ['one', 'two']) {
    const el = document.createElement('div');
    el.id = id;
    document.querySelector('main').append(el);
    const model = {
      model_id: id, widget_manager: { kernel, get_model: async () => null },
      get: (name) => (name === 'scene' ? scene : 0),
      set: () => {}, save_changes: () => {}, on: () => {}, off: () => {},
    };
    await widget.render({ model, el });
  }
}"""
"""Renders two widgets of one kernel as a notebook does."""


ADOPT = """async () => {
  const source = document.querySelector('script[type=module]').textContent;
  const blob = new Blob([source], { type: 'text/javascript' });
  const { default: widget } = await import(URL.createObjectURL(blob));
  const host = document.querySelector('[data-tp-host]');
  host.dataset.tpModel = 'one';
  window.traits = {};
  const model = {
    model_id: 'one', widget_manager: null, get: (name) => traits[name],
    set: (name, value) => { traits[name] = value; }, save_changes: () => {},
    on: () => {}, off: () => {},
  };
  await widget.render({ model, el: document.createElement('div') });
}"""
"""The kernel of a page gives the widget that is drawn already its model."""


def line(page: Page) -> Locator:
    return page.locator('[data-tp="connection"]:visible')


def step(page: Page, root: str) -> Locator:
    return page.locator(f'{root} [data-tp="step"]').first


def test_the_line_of_a_page_stays_in_sight_and_offers_to_reload(
    visit: Visit, worked: Scene
) -> None:
    page = visit(bare_html(worked, body=LINE), "?lang=fr#step=3")
    page.evaluate(TELL, "gone")
    expect(line(page)).to_have_count(1)
    expect(line(page)).to_contain_text("Python s’est arrêté.")
    expect(page.locator('[data-tp="live"]')).to_have_text("Python s’est arrêté.")
    expect(line(page)).to_be_in_viewport()
    page.locator('[data-tp="next"]').click()
    expect(step(page, "main")).to_have_attribute("data-index", "3")
    page.locator('[data-tp="language"]').select_option("en")
    button = page.get_by_role("button", name="Reload the page")
    page.evaluate(f"localStorage.setItem('tripalki-learn.progress.v1', '{LEARNT}')")
    with page.expect_navigation():
        button.click()
    assert page.evaluate("localStorage['tripalki-learn.progress.v1']") == LEARNT
    expect(step(page, "main")).to_have_attribute("data-index", "3")  # and the step
    expect(page.locator("html")).to_have_attribute("lang", "en")  # and the language


def test_the_line_goes_when_python_is_back(visit: Visit, worked: Scene) -> None:
    page = visit(bare_html(worked, body=LINE), viewport={"width": 320, "height": 640})
    for state in ("gone", "connected", "gone"):
        page.evaluate(TELL, state)
    expect(page.locator('[data-tp="reload"]')).to_have_count(1)
    expect(page.locator('[data-tp="reload"]')).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    page.evaluate(TELL, "connected")
    expect(line(page)).to_have_text("Connected to Python", use_inner_text=True)


@pytest.mark.parametrize("status", ["dead", "autorestarting"])
def test_in_a_notebook_the_widget_says_it_once_and_goes_on(
    visit: Visit, worked: Scene, status: str
) -> None:
    page = visit(bare_html(worked), "?lang=ru")
    page.evaluate(RENDER, worked)
    expect(line(page)).to_have_count(0)
    page.evaluate("(status) => { kernel.status = status; kernel.statusChanged.emit(); }", status)
    expect(line(page)).to_have_count(1)
    expect(page.locator("#one")).to_contain_text("Python остановился.")
    expect(page.locator("#two")).to_contain_text("Python остановился.")
    page.locator('#one [data-tp="next"]').click()
    expect(step(page, "#one")).to_have_attribute("data-index", "1")
    page.locator('[data-tp="language"]').first.select_option("es")
    expect(line(page)).to_contain_text("Python se ha detenido.")


def test_a_connection_that_breaks_is_told_too(visit: Visit, worked: Scene) -> None:
    page = visit(bare_html(worked))
    page.evaluate(RENDER, worked)
    page.evaluate(
        "() => { kernel.connectionStatus = 'disconnected'; kernel.connectionStatusChanged.emit(); }"
    )
    expect(line(page)).to_contain_text("Python has stopped.")


SEND = """() => kernel.anyMessage.emit(kernel, {
  direction: 'send', msg: { channel: 'shell', header: { msg_id: 'one', msg_type: 'comm_msg' } },
})"""
DONE = """() => kernel.anyMessage.emit(kernel, { direction: 'recv', msg: {
  channel: 'iopub', header: { msg_type: 'status' }, content: { execution_state: 'idle' },
  parent_header: { msg_id: 'one' },
} })"""
"""A message to the kernel, and the word that it has done what it was sent."""

AGAIN = """() => ['connecting', 'connected'].forEach((state) => {
  kernel.connectionStatus = state;
  kernel.connectionStatusChanged.emit();
})"""
"""The connection breaks and is made anew."""


def test_a_message_that_is_lost_with_its_connection_is_told(visit: Visit, worked: Scene) -> None:
    page = visit(bare_html(worked))
    page.evaluate(RENDER, worked)
    for tell in (SEND, DONE, AGAIN):  # nothing was on its way
        page.evaluate(tell)
    expect(line(page)).to_have_count(0)
    for tell in (SEND, AGAIN):
        page.evaluate(tell)
    expect(line(page)).to_contain_text("Python has stopped.")


def test_python_that_goes_while_it_is_awaited_is_told_at_once(visit: Visit) -> None:
    page = visit(bare_html(run_scene(16), body=LINE))
    page.evaluate(ADOPT)
    page.locator('[data-tp="other"]').click()
    notice = page.locator('[data-tp="run"] [data-tp="notice"]')
    expect(notice).to_contain_text("is playing another")
    page.evaluate(TELL, "gone")
    expect(notice).to_contain_text("needs Python")


def test_python_that_is_silent_is_told_with_what_to_do(visit: Visit) -> None:
    page = visit(bare_html(run_scene(16), body=LINE))
    page.clock.install()
    page.evaluate(ADOPT)
    page.locator('[data-tp="other"]').click()
    page.clock.run_for(31_000)
    notice = page.locator('[data-tp="run"] [data-tp="notice"]')
    expect(notice).to_contain_text("try again, or reload the page")


@pytest.mark.parametrize("state", ["connecting", "connected"])
def test_what_is_asked_while_python_is_on_its_way_is_asked_when_it_is_there(
    visit: Visit, state: str
) -> None:
    page = visit(bare_html(run_scene(16), body=LINE.replace("connected", state, 1)))
    page.locator('[data-tp="other"]').click()
    expect(page.locator('[data-tp="run"] [data-tp="notice"]')).to_contain_text("is playing another")
    page.evaluate(ADOPT)
    assert page.evaluate("typeof traits.wanted.seed") == "string"


def test_python_that_never_comes_is_told_when_it_is_known(visit: Visit) -> None:
    page = visit(bare_html(run_scene(16), body=LINE))
    page.locator('[data-tp="other"]').click()
    page.evaluate(TELL, "gone")
    expect(page.locator('[data-tp="run"] [data-tp="notice"]')).to_contain_text("needs Python")
