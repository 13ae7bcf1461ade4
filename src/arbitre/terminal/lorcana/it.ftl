### Ciò che il terminale dice soltanto di Lorcana, in italiano. Ciò che serve a tutti i giochi: ../it.ftl.

## Il tavolo

count-deck = mazzo { $number }
count-lore = leggenda { $number }/{ $goal }
count-ink = inchiostro { $ready }/{ $number }
head-strength = for
head-willpower = vol
head-lore = legg
hand = Mano ({ $mark } può diventare inchiostro)
items = Oggetti:
bag = Nel sacchetto:
state-drying = si asciuga
state-move-cost = spostamento { $cost }
state-sings = canta { $cost }
state-under =
    { $count ->
        [one] 1 carta sotto
       *[other] { $count } carte sotto
    }
state-shield = protetto
cant-quest = niente avventura
cant-challenge = non sfida
cant-sing = non canta
cant-ready = non si prepara
cant-exert = non si impegna
cant-move = non si sposta
cant-be-challenged = non può essere sfidato
cant-be-dealt-damage = non subisce danno
cant-be-dealt-challenge-damage = niente danno nelle sfide

## Mosse

group-ink = Inchiostro
group-play = Giocare
group-shift = Trasformare
group-sing = Cantare
group-use = Usare
group-quest = Avventura
group-challenge = Sfidare
group-move = Spostare
group-other = Altro
move-cost = { $card } ({ $cost })
move-free = { $card } (gratis)
move-onto = { $card } { $arrow } { $target } ({ $cost })
move-onto-more = { $card } { $arrow } { $target } ({ $cost } e un altro costo)
move-sing = { $card } { $arrow } { $target }
move-sing-together = { $card } (insieme)
move-quest = { $card } (+{ $lore })
move-quest-paid = { $card } (+{ $lore }, costa { $cost })
move-use = { $card }: { $text }
move-challenge = { $card } { $arrow } { $target }: { $what }
outcome = infligge { $deals }, subisce { $takes }; { $who }
outcome-location = infligge { $deals }; { $who }
outcome-nobody = nessuno è esiliato
outcome-target = esilia l'altro
outcome-challenger = viene esiliato
outcome-both = entrambi esiliati
brief-nobody = nulla
brief-target = vince
brief-challenger = perde
brief-both = entrambi

## Che cosa si può scrivere

verb-ink = inchiostro, inchiostrare, ink
verb-play = giocare, gioca, play
verb-shift = trasformare, trasforma, shift
verb-sing = cantare, canta, sing
verb-sing-together = cantare insieme, sing together
verb-play-free = giocare gratis, play free
verb-use = usare, usa, use
verb-use-free = usare gratis, use free
verb-quest = avventura, quest
verb-challenge = sfidare, sfida, challenge
verb-move = spostare, sposta, move
verb-end-turn = fine, finire, terminare, end turn, end
verb-choose = scegliere, scegli, choose
verb-discard = scartare, scarta, discard
joins = con, su, with, onto
example-move = avventura stitch
example-refused = sfidare stitch -> flounder
example-card = stitch
example-rule = lesto
example-other = flounder
help-board =
    Sul tavolo: { $ink } può diventare inchiostro; { $up } più, { $down } meno di stampato;
    #2 la seconda dello stesso nome; inchiostro 0/3: niente pronto, tre in tutto.
    (3:2 vince): infligge 3, subisce 2, solo lo sfidato è esiliato;
    perde: solo lo sfidante; entrambi; nulla.


## Carte e mazzi

sign-strength = Forza
sign-willpower = Volontà
sign-lore = leggenda
sign-ink = inchiostro
sign-inks = inchiostro
card-inkable = può diventare inchiostro
card-not-inkable = non può diventare inchiostro
card-stats = Forza { $strength }, Volontà { $willpower }, leggenda { $lore }
card-location = Volontà { $willpower }, leggenda { $lore }, spostamento { $move }
deck-types = { $characters } personaggi, { $actions } azioni (canzoni: { $songs }), { $items } oggetti, { $locations } luoghi
deck-inkable =
    { $count ->
        [one] { $count } può diventare inchiostro
       *[other] { $count } possono diventare inchiostro
    }
card-allowed = { $format }: ammessa
card-rotated = { $format }: non più dal { $date }
card-banned = { $format }: bandita dal { $date }
card-no-deck = non per i mazzi
fault-too-few-cards =
    { $count ->
        [one] { $count } carta, ma { $format } ne chiede almeno { $minimum }
       *[other] { $count } carte, ma { $format } ne chiede almeno { $minimum }
    }
fault-too-many-inks = { $count } tipi di inchiostro ({ $inks }), ma ne sono ammessi al massimo { $maximum }
fault-too-many-copies =
    { $maximum ->
        [one] { $count } copie di { $card }, ma ne è ammessa al massimo { $maximum }
       *[other] { $count } copie di { $card }, ma ne sono ammesse al massimo { $maximum }
    }
fault-banned = { $card } è bandita
fault-banned-since = { $card } è bandita da { $format } dal { $date }
fault-rotated = { $card } non è in nessuna espansione di { $format } dal { $date }
fault-in-no-set = { $card } non è in nessuna espansione di { $format }
fault-not-a-deck-card = { $card } non può essere messa in un mazzo
