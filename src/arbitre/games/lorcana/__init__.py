"""Disney Lorcana, by the Comprehensive Rules 2.1.0."""
