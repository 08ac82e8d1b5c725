"""Games as pictures and films, in SVG: drawn here without a browser, from what one seat, or a spectator, may see."""
