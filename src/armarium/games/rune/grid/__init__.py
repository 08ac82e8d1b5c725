"""The table of runes as rows of bits: only Rune has one. It knows cards, colours and owners, but no turns."""
