"""A reader of table files, written from docs/reference/egt-format.md."""
