"""The expansion Edifice: projects that all can take part in, and what they bring or cost."""
