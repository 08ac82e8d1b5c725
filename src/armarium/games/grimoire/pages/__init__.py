"""The fifteen pages of the spell book: whom they reach, what they do, what they would do now."""
