"""The Spoils, by the Comprehensive Rules Reference of 2013. Numbers with letters are rules of that book."""
