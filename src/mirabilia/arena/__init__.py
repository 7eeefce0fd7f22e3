"""Bots against bots: matches, and what they tell."""
