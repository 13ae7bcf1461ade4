"""The table: a server where people play in the browser, against each other or the computer."""
