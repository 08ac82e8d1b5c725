"""Cards of Grimoire as counts in one number, what they are worth, and what a seat cannot see of them."""
