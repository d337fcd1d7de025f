"""What a server serves: one folder of lessons and the files of its pages."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from tripalki_learn.serving.assets import Assets


@dataclass(frozen=True, slots=True)
class Site:
    """``folder`` holds the notebooks and their texts, ``assets`` what their pages load,
    ``profile`` is a folder that stands for the IPython settings of their kernels."""

    folder: Path
    assets: Assets
    profile: Path
