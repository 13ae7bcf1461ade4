"""The Spoils, by the Comprehensive Rules Reference of 2013. Numbers such as 608.1b are rules of that book."""
