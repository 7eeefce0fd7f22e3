"""7 Wonders, the base game in both editions, with the expansions Leaders, Cities (2012) and Edifice."""
