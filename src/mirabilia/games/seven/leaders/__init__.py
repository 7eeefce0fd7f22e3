"""The expansion Leaders: a draft before Age I, a Recruitment before each Age, and what leaders do."""
