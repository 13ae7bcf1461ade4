/** Actions, tactics, miracles, blessings: one large gesture, over a landscape or filling a flat field. */

import type { Chance } from "../chance.ts"
import { type CardFacts, nameWords, subjectOf } from "../facts.ts"
import { anyHour, field } from "../field.ts"
import { placed } from "../pen.ts"
import type { Charge } from "./character.ts"
import { type GestureName, GESTURES } from "./gestures.ts"

/** What names speak of, in the languages cards are named in. */
const SUBJECTS: readonly (readonly [RegExp, GestureName])[] = [
  [/\b(?:fire|flame|volcan|blaz|burn|brais|incend|conflag|scorch|torch|eruption|fuse|hot\b)/, "flame"],
  [/\b(?:tsunami|tid|wave\b|waters|maree|sea\b|flood|swim|capsize|riptide|surge)/, "wave"],
  [/\b(?:whirlpool|vortex|revers|inversion|shift\b|void)/, "vortex"],
  [/\b(?:cyclone|typhoon|tornado|sandstorm|wind\b|storm of|souffle|avalanche|sandblast)/, "whirl"],
  [/\b(?:lightning|bolt|boilstorm|thunderbolt|thunder|eclair|storm|energy|surcharge|impulsion|pulse|shock)/, "bolt"],
  [/\b(?:orb|pearl|shiny|future|visions?\b|fate|destin)/, "orb"],
  [/\b(?:target|shot\b|aim|practice|precise|frappe)/, "target"],
  [/\b(?:arrow|volley|fleches|volee|skewer|perforate|penetrate)/, "volley"],
  [/\b(?:sword|duel|swordplay|fight|battle|skirmish|blade|lame|stand\b|abordage|parade|combat)/, "blades"],
  [/\b(?:claw|slash|scrag|beast|chomp|pounc|curee|rage\b|fury|needless)/, "claws"],
  [/\b(?:fist|smash|brawl|punch|hammer|strength|beating|smackdown|assail|power|baffe|strong|charge)/, "fist"],
  [/\b(?:hand|handy|helping|touch|palm|steal|thiev|theft|swipe|yoink|finders|grab|main\b|pinch|poach|larceny)/, "hand"],
  [/\b(?:eye|look|sight|search|hypno|reflection|clue|watch|insight|stare|gouge|clarte|vigile)/, "eye"],
  [/\b(?:angel|wing|ailes|ciel|fly|flight|air travel|freedom|cieux|celest|seraph)/, "wings"],
  [/\b(?:feather|duck|goose|plume|anatid)/, "feather"],
  [/\b(?:time\b|timing|hour|heure|late|early|remember|ancient|past\b|memoire|hiatus|retire)/, "hourglass"],
  [
    /\b(?:judg|hall of great|tournament|verdict|law|fair|scale|justice|usury|appraisal|honneur|review|jugement)/,
    "scales",
  ],
  [
    /\b(?:mask|trick|ruse|disguise|betray|distract|identity|mocker|ridicule|performance|turncoat|improvis|surprise|folie|scare)/,
    "masks",
  ],
  [
    /\b(?:death|drowned|dead|skull|grim|gruesome|kill|assassin|murder|mort|funebre|limbes|doom|head\b|ghost|spooky|terror|poison)/,
    "skull",
  ],
  [/\b(?:heart|love|heal|friend|family|charm|aid\b|care|means|guerison|ferveur|don de|heaaa)/, "heart"],
  [/\b(?:chain|string|bind|liability|lien\b|bound|reaction|montage)/, "chain"],
  [/\b(?:web|tangle|snare|trap|net\b|wire|entang|embuscade|ambus)/, "web"],
  [/\b(?:flower|rose|bloom|garden|jardin|spring|cerisier|petal|benedict)/, "bloom"],
  [/\b(?:snow|freeze|frost|cold|chill|ice\b|winter|glac)/, "snow"],
  [/\b(?:rain|moist|drop|blood|sang\b|juice|tears|water|geyser|milk|pluie|bile|phlegm|acid|onction|source)/, "drops"],
  [/\b(?:leaf|vine|forest|woods|growing|life\b|jungle|bare)/, "leaf"],
  [
    /\b(?:coin|rich|gold|cash|grant|rates?\b|treasure|butin|bribe|greed|tax|loan|invest|debenture|fortune|swindle|sale\b|extort)/,
    "coins",
  ],
  [/\b(?:dice|luck|gambl|snake eyes|roulette|chance|roll\b|bet\b)/, "dice"],
  [/\b(?:card|deal\b|shuffle|hustler)/, "cards"],
  [/\b(?:bell|ring\b|alarm|rouse|wake|awakening|appel|rappel)/, "bell"],
  [/\b(?:horn|call|anthem|march|rally|words of|recruit|chant|glory|orders)/, "horn"],
  [/\b(?:stair|rise|distance|climb|promot|hike|way\b|higher|ascen|zero)/, "stairs"],
  [/\b(?:shield|protect|guard|safe|barrier|defen|cover|bouclier|egide|aegis|murs|repli|inner|block)/, "shield"],
  [
    /\b(?:door|gate|portal|return|enter|begone|get out|free\b|other side|autre cote|arrival|escape|displac|relocat)/,
    "gate",
  ],
  [/\b(?:tree|willow|roots|family tree)/, "tree"],
  [/\b(?:bird|faucon|hen\b|heron|dive|swoop)/, "bird"],
  [
    /\b(?:puppies|stampede|mob\b|swarm|pack\b|party|together|team|nuee|numbers|company|guest|everybody|peuple)/,
    "flock",
  ],
  [/\b(?:sail|ship|voyage|plank|pirate|port\b|island|alizes|harbor|expedition|travel)/, "sail"],
  [/\b(?:cage|stuck|prison|hold|detain|captive|hide|obscure|voile|voila|sanctuaire)/, "cage"],
  [
    /\b(?:scroll|letter|writ\b|contract|plan\b|scheme|agreement|decree|strateg|rewrite|paragraph|codicil|pacte|code\b|research|tape\b|study|knowledge|record|grant|tactic)/,
    "scroll",
  ],
  [
    /\b(?:quake|earth|titan|mountain|break|crush|fissure|rupture|excavat|ruin|undermine|blast|boom|bomb|explo|blow up|cannon)/,
    "quake",
  ],
  [
    /\b(?:talk|tell|say|said|word|what|who\b|murmur|verbe|ask|whisper|question|negoti|speak|listen|welcome|how\b)/,
    "speech",
  ],
  [/\b(?:moon|night|nuit|dream|star\b|lullaby|sleep|noire|dark|evening)/, "moon"],
  [/\b(?:tentacle|ursula|squid|octo|souls|kraken|under the)/, "tentacles"],
  [
    /\b(?:gear|micromajig|invent|31337|machine|engine|repair|redemarrage|build|patch|lever|bot\b|work\b|runi|tamper|sabotage|1337|majig|repurpos|industr|analyse)/,
    "gears",
  ],
  [/\b(?:forg[eo]t|dream away|erase)/, "bubbles"],
  [/\b(?:bubble|potion|brew|distill|experiment|arcan|magic|alchem|boil|ritual|essence|medic)/, "flask"],
  [/\b(?:walk|run\b|step|road|path|chase|afoot|jump|sprint|journey|faster|feet|travel|go\b)/, "footprints"],
  [/\b(?:mirror|shatter|crack|teeth|broken|miroir|implo|defenestr)/, "crack"],
  [/\b(?:crystal|gem\b|clarity|purif|lumiere|glow|restor|miracul|regener|reviv)/, "crystal"],
  [/\b(?:king|queen|crown|royal|throne|prince|hero\b|empereur|souverain|monarch|emperor)/, "crownFalls"],
  [
    /\b(?:food|feast|eat\b|dinner|cake|brunch|cheese|hash|glutton|eggs|potato|candy|dessert|cook|slaw|spatch|strawberr)/,
    "plate",
  ],
  [/\b(?:burst|attack|strike|ray\b|rayon|sun\b|solar|aube|dawn)/, "burst"],
  [/\b(?:monkey|dog|cat\b|mouse|puppy|otter|bug\b|animal|tramp)/, "paw"],
]
const ANY: readonly [GestureName, ...GestureName[]] = [
  "comet",
  "burst",
  "vortex",
  "fan",
  "orb",
  "bubbles",
  "shards",
  "knot",
  "crystal",
  "hand",
  "feather",
  "gate",
  "masks",
  "scroll",
  "ladder",
  "flask",
]

/** These stand on something: they are never turned. */
const UPRIGHT: ReadonlySet<GestureName> = new Set([
  "flame",
  "wave",
  "orb",
  "target",
  "eye",
  "hourglass",
  "scales",
  "skull",
  "stairs",
  "gate",
  "tree",
  "sail",
  "cage",
  "quake",
  "tentacles",
  "whirl",
  "plate",
  "flask",
  "crystal",
  "hand",
  "fist",
  "speech",
  "drops",
])
/** These reach past the edges, and so are never made small. */
const WIDE: ReadonlySet<GestureName> = new Set([
  "wave",
  "quake",
  "tentacles",
  "web",
  "comet",
  "claws",
  "stairs",
  "ladder",
])

export const gestureOf = (card: CardFacts, chance: Chance): GestureName =>
  subjectOf(nameWords(card), SUBJECTS) ?? chance.pick(ANY)

export const action: Charge = (card, tincture, chance) => {
  const name = gestureOf(card, chance)
  const scene = !WIDE.has(name) && chance.happens(0.45)
  const time = anyHour(chance)
  const { hour, behind, before } = field(
    tincture,
    chance,
    {
      hour: time,
      sky: chance.pick(["rays", "bands", "plain", "rays", "strata", "stars"]),
      sun: scene || time === "dawn" ? "none" : chance.pick(["none", "none", "rings", "disc", "halo"]), // the sun of dawn has the gesture's own colour
      ground: scene ? chance.pick(["hills", "sea", "dunes", "peaks", "firs", "mesas", "floor", "cloudbank"]) : "none",
      frame: WIDE.has(name) ? "none" : chance.pick(["none", "none", "none", "none", "corners", "arch"]),
    },
    { x: 50, y: scene ? 42 : 50, r: scene ? 26 : chance.between(30, 38) },
  )
  const turn = UPRIGHT.has(name) ? 0 : chance.whole(-16, 16)
  const size = scene ? 0.72 : WIDE.has(name) ? 1 : chance.between(0.74, 0.84)
  return (
    behind +
    before +
    placed(GESTURES[name](hour, chance), 50, scene ? 42 : 50, Math.round(size * 100) / 100, turn, chance.happens(0.5))
  )
}
