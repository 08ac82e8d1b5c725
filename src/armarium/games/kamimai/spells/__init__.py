"""What is cast in phase 3: the sheet's spells and how they are paid, the creatures, the Guardians' curses."""
