"""The documentation site, made of `docs/` by Sphinx: `make docs`, or `python -m build_tools.site`."""
