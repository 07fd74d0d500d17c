"""A reader of table files, written from docs/egt-format.md."""
