# 7 Fallen dans le terminal.

## Decks

fault-one-deity = { $count } Divinités, mais un Eden en a une
fault-one-archangel = { $count } Archanges, mais un Eden en a un
fault-one-temple = { $count } Temples, mais un Eden en a un
fault-one-gift = { $count } Cadeaux divins, mais un Eden en a un au plus
fault-familiar = { $card } est un Familier : seuls des effets le font venir en jeu
fault-other-kingdom = { $card } est du royaume { $kingdom }, mais la Divinité est du royaume { $own }
fault-no-kingdom = { $card } n'a pas de royaume ; seuls un Miracle, un Équipement ou un Cadeau divin peuvent s'en passer
fault-register-size = { $count } Adorateurs, mais un Registre en a exactement { $wanted }
fault-too-few-pages = { $count } pages dans le Livre Sacré, mais { $format } en demande au moins { $minimum }
fault-too-many-copies = { $count } exemplaires de { $card }, mais { $maximum } au plus sont autorisés
fault-led = { $count } exemplaires de { $card }, mais à côté du Leader { $leader } chaque page est seule de son nom
fault-two-leaders = { $cards } sont des Leaders, mais les Leaders d'un Livre Sacré portent tous le même nom
fault-not-loyal = { $card } n'a pas les mêmes classes que { $loyal }, qui est Loyaliste
fault-banned = { $card } est bannie

## Pages de cartes

card-no-text = Sans texte
card-from-book = d'après le livre : { $fields } ; le reste est de nous
card-ours = tout est de nous : le livre ne dit rien de cette carte
field-name = nom
field-en = nom anglais
field-type = type
field-kingdom = royaume
field-classes = classes
field-cost = coût EC
field-attack = ATQ
field-life = FV
field-shield = BOU
field-storm = coût Tempête
field-condition = condition
field-revoke = coût révoquer
field-hourglasses = Sabliers
field-energy = EC
field-time-factor = Facteur Temps
field-will = Volonté Divine
field-feathers = Plumes
field-legendary = légendaire
field-renown = renommée
field-abilities = capacités
field-part-of-the-abilities = une partie des capacités
