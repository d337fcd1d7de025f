"""How fast the engine and the pages are, as ratios against other software in the same run."""
