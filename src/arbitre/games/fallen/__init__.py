"""7 Fallen, by the complete rules, version 3. The book has no numbers; identifiers such as F with digits are ours and
follow its chapters (`arbitre rules fallen`)."""
