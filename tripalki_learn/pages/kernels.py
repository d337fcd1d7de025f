"""Which kernel runs the lessons, and how it starts."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from ipykernel.kernelspec import RESOURCES
from jupyter_client.kernelspec import KernelSpec, KernelSpecManager, NoSuchKernel

from tripalki_learn.widgets.memory import VARIABLE as SCENES_VARIABLE
from tripalki_learn.widgets.module import PAGE_VARIABLE

KERNEL = "python3"


class LessonKernels(KernelSpecManager):
    """The one kernel of the lessons: this interpreter, whatever kernels the user has installed."""

    def find_kernel_specs(self) -> dict[str, str]:
        """The kernel's name and the folder of its pictures."""
        return {KERNEL: str(RESOURCES)}

    def get_kernel_spec(self, kernel_name: str) -> KernelSpec:
        """The kernel that runs with this interpreter. Raises NoSuchKernel for any other name."""
        if kernel_name != KERNEL:
            raise NoSuchKernel(kernel_name)
        return KernelSpec(
            argv=[
                *(sys.executable, "-m", "ipykernel_launcher", "-f", "{connection_file}"),
                # A lesson keeps no history; opening its data base takes time.
                "--HistoryManager.enabled=False",
                # Its warnings are for those who run kernels on other machines.
                "--log-level=ERROR",
            ],
            display_name="Python 3",
            language="python",
            resource_dir=str(RESOURCES),
        )


def kernel_environment(scratch: Path) -> dict[str, str]:
    """The environment of a lesson's kernel. In ``scratch`` are a folder that stands for the user's
    own IPython settings, whose start-up files could change what a lesson shows, and one for scenes
    that the pages of this server need not make twice."""
    return {
        **os.environ,
        "IPYTHONDIR": str(scratch / "ipython"),
        SCENES_VARIABLE: str(scratch / "scenes"),
        PAGE_VARIABLE: "1",
    }
