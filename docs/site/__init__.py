"""The documentation as a site: the pages of docs/ and what is made from the code, by `make docs`."""
