"""Team play: what hands are worth, which moves a sensible team mate prefers, and how often such a team wins."""
