"""Which kernel runs a lesson, and how it ends."""

from __future__ import annotations

import asyncio
import http.client
import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from urllib.parse import urlencode

import pytest

from tripalki_learn.serving.kernels import (
    IDLE_SECONDS,
    IDLE_VARIABLE,
    LessonKernelManager,
    idle_seconds,
    kernel_settings,
)

from .served import Served, until, write_lesson


@pytest.mark.parametrize(
    ("value", "seconds"), [("7", 7), ("0", 1), ("-5", 1), ("soon", IDLE_SECONDS)]
)
def test_the_idle_time_can_be_set(
    monkeypatch: pytest.MonkeyPatch, value: str, seconds: int
) -> None:
    monkeypatch.setenv(IDLE_VARIABLE, value)
    assert idle_seconds() == seconds


def test_kernels_are_culled_after_a_few_minutes_unless_a_page_is_connected(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delenv(IDLE_VARIABLE, raising=False)
    manager = kernel_settings()["MappingKernelManager"]
    assert 60 <= manager["cull_idle_timeout"] <= 600
    assert 1 <= manager["cull_interval"] <= 60
    assert manager["cull_connected"] is False


def test_a_kernel_that_has_gone_meanwhile_is_not_culled() -> None:
    async def cull() -> None:
        await LessonKernelManager().cull_kernel_if_idle("00000000-0000-0000-0000-000000000000")

    # Where a browser is being driven this thread has a loop of its own already.
    with ThreadPoolExecutor() as beside:
        beside.submit(asyncio.run, cull()).result()


@pytest.fixture
def lessons(tmp_path: Path) -> Path:
    write_lesson(tmp_path / "lessons", "one", "# One", "1 + 1")
    return tmp_path / "lessons"


@pytest.fixture
def patient(lessons: Path) -> Iterator[Served]:
    """A server that keeps every kernel longer than a test may take."""
    server = Served(lessons, environment={IDLE_VARIABLE: "3600"})
    yield server
    server.stop()


def close(server: Served, kernel: str, cookie: str = "", token: str = "") -> int:
    """The status of the request that a page sends when it is closed."""
    connection = http.client.HTTPConnection(server.host, server.port, timeout=60)
    headers = {"Content-Type": "application/x-www-form-urlencoded"}
    if cookie:
        headers["Cookie"] = f"_xsrf={cookie}"
    body = urlencode({"_xsrf": token})
    connection.request("POST", f"/voila/api/shutdown/{kernel}", body=body, headers=headers)
    return connection.getresponse().status


def test_a_page_can_end_its_kernel_and_nobody_else_can(patient: Served) -> None:
    response = patient.open("/one")
    page = response.read().decode()
    cookies = " ".join(response.headers.get_all("Set-Cookie", []))
    [token] = re.findall(r"_xsrf=([^;]+)", cookies)
    [kernel] = re.findall(r'tripalki\.kernel\("([\w-]+)"\)', page)
    assert patient.get(f"/api/kernels/{kernel}", Referer=patient.address)[0] == 200

    # A page of another site can send the request, but neither knows nor sets the cookie.
    assert close(patient, kernel) == 403
    assert close(patient, kernel, token=token) == 403
    assert len(patient.kernels()) == 1

    assert close(patient, kernel, cookie=token, token=token) == 204
    until(lambda: not patient.kernels(), "the kernel to go")
    assert patient.get(f"/api/kernels/{kernel}", Referer=patient.address)[0] == 404
    # Voilà's front end says the same once more: that is no fault.
    assert close(patient, kernel, cookie=token, token=token) == 204
    assert patient.errors == []


def test_a_kernel_whose_page_was_killed_goes_after_the_idle_time(lessons: Path) -> None:
    server = Served(lessons, environment={IDLE_VARIABLE: "2"})
    try:
        assert server.get("/one")[0] == 200
        until(lambda: not server.kernels(), "the kernel to go")
        assert server.errors == []
    finally:
        server.stop()
