"""Files of the pages, and JSON inside a script."""

from __future__ import annotations

import hashlib
import json

import pytest

from tripalki_learn.pages.outputs import script_json
from tripalki_learn.serving.assets import ADDRESS, Assets
from tripalki_learn.widgets.module import WIDGETS, esm


@pytest.fixture(scope="module")
def assets() -> Assets:
    return Assets()


@pytest.mark.parametrize("name", [*(f"{widget}.js" for widget in WIDGETS), "page.js", "page.css"])
def test_the_address_of_a_file_follows_its_content(assets: Assets, name: str) -> None:
    address = assets.address(name)
    assert address.startswith(f"{ADDRESS}/")
    asset = assets.get(address.removeprefix(f"{ADDRESS}/"))
    assert asset is not None
    assert address.split("/")[2] == hashlib.sha256(asset.body).hexdigest()[:12]


def test_a_module_is_the_one_that_anywidget_gets(assets: Assets) -> None:
    asset = assets.get(assets.address("explorer.js").removeprefix(f"{ADDRESS}/"))
    assert asset is not None
    assert asset.body.decode() == esm("explorer")


def test_an_unknown_file_is_none(assets: Assets) -> None:
    assert assets.get("page.js") is None
    with pytest.raises(KeyError):
        assets.address("other.js")


def test_json_in_a_script_cannot_end_it_and_stays_the_same() -> None:
    value = {"</script>": "<!-- \u2028 \u2029 & ♥ 'Да'", "n": [1, None, True]}
    text = str(script_json(value))
    assert not set("<\u2028\u2029") & set(text)
    assert "♥" in text
    assert json.loads(text) == value
