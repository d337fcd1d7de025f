"""A text that its keeper cannot read: how a page keeps a match without knowing its hidden cards."""

from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
import zlib

_TAG = 16


def seal(text: str, key: bytes) -> str:
    """The text as one that only whoever has the ``key`` can read or make (letters, digits, - _).

    The same text gives the same seal.

    >>> seal("6♥", b"key") == seal("6♥", b"key"), unseal(seal("6♥", b"key"), b"key")
    (True, '6♥')
    """
    packed = zlib.compress(text.encode(), 9)
    tag = _mac(key, packed)
    return base64.urlsafe_b64encode(tag + _veiled(packed, key, tag)).decode()


def unseal(sealed: str, key: bytes) -> str:
    """The text that was sealed. Raises `ValueError` where it was not sealed with this key.

    >>> unseal(seal("6♥", b"key"), b"another")
    Traceback (most recent call last):
    ValueError: not sealed with this key
    """
    try:
        data = base64.urlsafe_b64decode(sealed.encode())
    except (binascii.Error, UnicodeEncodeError):
        raise ValueError("not sealed at all") from None
    tag, veiled = data[:_TAG], data[_TAG:]
    packed = _veiled(veiled, key, tag)
    if not hmac.compare_digest(_mac(key, packed), tag):
        raise ValueError("not sealed with this key")
    return zlib.decompress(packed).decode()


def _mac(key: bytes, data: bytes) -> bytes:
    return hmac.digest(key, b"tag" + data, "sha256")[:_TAG]


def _veiled(data: bytes, key: bytes, tag: bytes) -> bytes:
    """The data under a stream that belongs to the key and the tag; the same once more undoes it."""
    blocks = (
        hmac.digest(key, b"stream" + tag + number.to_bytes(4, "big"), hashlib.sha256)
        for number in range(len(data) // 32 + 1)
    )
    stream = b"".join(blocks)
    return bytes(one ^ other for one, other in zip(data, stream, strict=False))
