"""Worker processes: one kind of pool for bots that think and for bodies that fall. It knows neither."""
