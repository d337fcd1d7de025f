"""A teaching kit for Tri Palki: rules as pure functions, lessons as data."""

__version__ = "0.1.0"
