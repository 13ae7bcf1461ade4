# 7 Fallen at the terminal.

## Decks

fault-one-deity = { $count } Deities, but an Eden has one
fault-one-archangel = { $count } Archangels, but an Eden has one
fault-one-temple = { $count } Temples, but an Eden has one
fault-one-gift = { $count } Divine Gifts, but an Eden has one at most
fault-familiar = { $card } is a Familiar: only effects bring it into the game
fault-other-kingdom = { $card } is of { $kingdom }, but the Deity is of { $own }
fault-no-kingdom = { $card } has no kingdom; only a Miracle, an Equipment or a Divine Gift does without one
fault-register-size = { $count } Worshippers, but a Register has exactly { $wanted }
fault-too-few-pages = { $count } pages in the Sacred Book, but { $format } needs at least { $minimum }
fault-too-many-copies = { $count } copies of { $card }, but at most { $maximum } are allowed
fault-led = { $count } copies of { $card }, but beside the Leader { $leader } every page stands alone
fault-two-leaders = { $cards } are Leaders, but all Leaders of a Sacred Book have one name
fault-not-loyal = { $card } has not the same classes as { $loyal }, who is Loyaliste
fault-banned = { $card } is banned

## Card pages

card-no-text = No text
card-from-book = from the book: { $fields }; the rest is ours
card-ours = all of it is ours: the book says nothing of this card
field-name = name
field-en = English name
field-type = type
field-kingdom = kingdom
field-classes = classes
field-cost = CE cost
field-attack = ATK
field-life = VF
field-shield = SH
field-storm = Storm cost
field-condition = condition
field-revoke = revoke cost
field-hourglasses = Hourglasses
field-energy = CE
field-time-factor = Time Factor
field-will = Divine Will
field-feathers = Feathers
field-legendary = legendary
field-renown = renown
field-abilities = abilities
field-part-of-the-abilities = part of the abilities
