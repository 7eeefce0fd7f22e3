"""The expansion Cities: black cards, losses and debt, Diplomacy, masks, and games in teams."""
