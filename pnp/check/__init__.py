"""Findings on decks, rivalry sets, layouts and projects: each check yields, none raises."""
