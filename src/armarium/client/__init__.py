"""A seat at a server's table without a browser: cookies, requests, the live line, and the table as it is told."""
