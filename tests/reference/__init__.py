"""A second, naive Tri Palki, written from the rulebook alone, to compare the engine with."""
