"""Everything drawn in Kragmortha, who knows what of it, and what a table decides before the first card."""
