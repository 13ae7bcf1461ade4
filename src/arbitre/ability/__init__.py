"""The language of card abilities: typed nodes (data), how they are carried out, how they are rendered."""
