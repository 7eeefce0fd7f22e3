"""What each expansion of Mirabilia adds to the screen of 7 Wonders."""
