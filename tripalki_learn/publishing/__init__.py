"""Lessons as static pages: each notebook is run once, and its page needs no kernel any more."""
