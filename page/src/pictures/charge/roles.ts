/** Who a character is, whatever its game calls it: the traits of all games, told by what they wear. */

import { plain } from "../tinctures.ts"

/** In the order in which they are asked: who is both a villain and a queen wears the crown. */
const ROLES = {
  dragon: ["dragon", "dracodien", "dinosaur", "testudine", "monster"],
  bird: ["phenix", "faucon", "oiseau", "godwing"],
  hound: ["puppy", "hyena", "warbeast", "beast", "bete", "hamster", "rabbit", "insect", "thunderhoof", "sarcophyle"],
  horse: ["horsemajig", "rider"],
  cat: ["mau", "tigger", "merlion"],
  deity: ["deity", "god", "dieu", "deesse", "titan"],
  seraph: ["seraphim", "seraphin", "archangel", "valkyr", "adriel", "gideon"],
  king: ["king", "emperor", "tyrant", "kaiser", "emperor barduse", "crimelord", "imperial - spiritiste"],
  queen: ["queen", "diva"],
  princess: ["princess", "dancer", "performer", "cicibeo"],
  samurai: ["samourai", "imperial - sabreur", "imperial - archer", "ronin", "martial artist"],
  ninja: ["shinobi", "assassin", "disciple"],
  wizard: [
    "sorcerer",
    "wizard",
    "mentor",
    "sorceress",
    "ritualist",
    "oracle",
    "ecto-manipulator",
    "mud whisperer",
    "muddler",
    "obsessor",
  ],
  pirate: ["pirate", "captain", "smuggler", "daredevil"],
  devil: ["demon", "demon knight", "maudit", "gargoyle", "outcast", "rudo"],
  vampire: ["vampire", "cultiste", "necromorph", "hedonist"],
  ghoul: ["goule", "lurker", "monstrosity", "gloamspike", "ipsighast", "brain"],
  ghost: ["ghost", "spectre", "esprit", "whisper", "illusion", "entangled", "ancetre", "padamose"],
  villain: ["villain"],
  knight: [
    "knight",
    "chevalier",
    "soldier",
    "guard",
    "guardforce",
    "sentinelle",
    "veilleur",
    "mercenary",
    "vigilante",
    "warmachine",
  ],
  musketeer: ["musketeer", "advisor", "outlaw"],
  prince: ["prince", "novice", "politician", "hunter"],
  healer: ["guerisseur", "priest", "moine", "pelerin", "pacifist", "attendant", "cultivator"],
  sea: ["oceanide", "poseid", "corail", "octo-ba-ba", "siluriformes"],
  stone: [
    "golem",
    "mineral",
    "colosse",
    "golem de pierre",
    "golem de jade",
    "golem de nacre",
    "golem d'os",
    "golem de brume",
    "giant",
    "colossus",
    "mountain",
    "obstacle",
  ],
  machine: ["robot", "machine", "meca", "majig", "gear", "node", "vehicle", "t force 5"],
  plant: ["treen", "plant", "sylvanidien", "straw man", "broom"],
  fairy: ["fairy", "familiar"],
  alien: ["alien", "31f"],
  inventor: ["inventor", "ingenieur", "mechanic", "craftsman", "artisan", "miner"],
  racer: ["racer"],
  detective: ["detective", "publicist"],
  hero: ["super"],
  dwarf: ["seven dwarfs", "clowns", "drunk"],
  toy: ["toy"],
  flower: ["madrigal", "eondrien"],
  hood: ["thief", "grifter", "gambler", "vandal", "gang member"],
  tophat: [
    "lawyer",
    "lackey",
    "investor",
    "employee",
    "merchant",
    "bureaucrat",
    "executive",
    "salesman",
    "auctioneer",
    "manager",
    "teller",
  ],
  fighter: ["fighter", "berserker"],
  bold: ["hero"],
} as const satisfies Record<string, readonly string[]>

/** Those who pray, and those of whom nothing is said, have no trait of their own. */
export type Role = keyof typeof ROLES | "faithful" | "plain"

const ORDER = Object.keys(ROLES) as (keyof typeof ROLES)[]
const BY_TRAIT = new Map<string, Role>(ORDER.flatMap((role) => ROLES[role].map((trait) => [trait, role] as const)))

/** Beasts that names speak of, where no trait does. */
const BEASTS: readonly (readonly [RegExp, Role])[] = [
  [/\bdragon|\bdrake|wyvern|draco|crocodile|lizard|snake|serpent/, "dragon"],
  [/\bhorse\b|\bstallion|\bpony|\bunicorn|destrier|licorne|palace horse/, "horse"],
  [/\bbird|\beagle|\bhawk|\bowl\b|\bparrot|rooster|aigle|hibou|corbeau|raven|vulture/, "bird"],
  [/\bwolf|\bhound|\bdog\b|\bbear\b|ours\b|loup|jackal|boar|\bbull\b|taureau/, "hound"],
  [/\bcat\b|\btiger|\blion\b|panther|jaguar|kitten|tigre|leopard/, "cat"],
  [/\bshark|\bfish\b|octopus|\bcrab|requin|sirene|mermaid|siren\b/, "sea"],
]

/** Everything a character is, the most telling first. */
export function rolesOf(traits: readonly string[], words: string): Role[] {
  const found = new Set<Role>()
  for (const trait of traits) {
    const role = BY_TRAIT.get(plain(trait))
    if (role !== undefined) found.add(role)
  }
  const beast = BEASTS.find(([pattern]) => pattern.test(words))?.[1]
  if (beast !== undefined) found.add(beast)
  const roles = ORDER.filter((role) => found.has(role))
  return roles.length > 0 ? roles : ["plain"]
}
