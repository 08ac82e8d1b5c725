"""The floor of the library as tables of squares: only Kragmortha has one. It knows pawns, but no cards."""
