"""The games in the interfaces of others: PettingZoo, Gymnasium, OpenSpiel, and many at once on NumPy arrays."""
