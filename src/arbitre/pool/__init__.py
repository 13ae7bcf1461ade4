"""The card pools: data files, and loading them."""
