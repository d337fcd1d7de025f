"""Which kernel runs a lesson."""

from __future__ import annotations

import sys

import pytest
from jupyter_client.kernelspec import NoSuchKernel

from tripalki_learn.pages.kernels import LessonKernels


def test_the_only_kernel_is_this_python() -> None:
    kernels = LessonKernels()
    assert list(kernels.get_all_specs()) == ["python3"]
    assert kernels.get_kernel_spec("python3").argv[0] == sys.executable
    with pytest.raises(NoSuchKernel):
        kernels.get_kernel_spec("julia")
