"""The table for browsers: HTTP and one socket per viewer around the hall of live tables."""
