/** Items and equipment: one thing on a plinth, before what sets it off. */

import type { Chance } from "../chance.ts"
import { nameWords, subjectOf } from "../facts.ts"
import { anyHour, field } from "../field.ts"
import type { Hour } from "../field/hour.ts"
import { box, disc, fill, gear, placed, polygon, polar, rays, ring, times, blade } from "../pen.ts"
import { mix } from "../tinctures.ts"
import type { Charge } from "./character.ts"
import { type ObjectName, OBJECTS } from "./objects.ts"

/** What names speak of, in the languages cards are named in. */
const SUBJECTS: readonly (readonly [RegExp, ObjectName])[] = [
  [/\b(?:hourglass|sablier)/, "hourglass"],
  [/\b(?:lamp|lantern|candle|torch|brazier)/, "lamp"],
  [/\b(?:mirror|glass(?!.*slipper)|miroir)/, "mirror"],
  [/\b(?:magnif|specs|sunglass|goggle|lens)/, "lens"],
  [/\b(?:scimitar|sabre|katana|naginata|rapier)/, "sabre"],
  [/\b(?:dagger|knife|dague|shiv)/, "dagger"],
  [/\b(?:scythe|faux\b)/, "scythe"],
  [/\b(?:axe\b|hache|pickaxe)/, "axe"],
  [/\b(?:spear|lance|pole\b|harpoon)/, "spear"],
  [/\b(?:sword|blade|epee|lame\b)/, "sword"],
  [/\b(?:dinglehopper|hopper|fork|trident|comb|5p0rk|claw)/, "fork"],
  [/\b(?:crown|tiara|couronne)/, "crown"],
  [
    /\b(?:scroll|map\b|contract|proclamation|agreement|creed|page\b|autograph|photograph|carte|tapestry|information|campaign|tax\b)/,
    "scroll",
  ],
  [/\b(?:book|diary|journal|almanac|index|compendium|grimor)/, "book"],
  [/\b(?:shield|bouclier|pavois|chromicon|crest|egide)/, "shield"],
  [/\b(?:armor|armour|suit\b|plating|tabard|pants|bras\b|selle|voile)/, "armour"],
  [/\b(?:cauldron|basin|gumbo)/, "cauldron"],
  [/\b(?:teapot|pot\b|decanter|bucket)/, "pot"],
  [/\b(?:cup\b|grail|chalice)/, "cup"],
  [/\b(?:potion|bottle|vial|poison(?!ed)|elixir|juice|dust|ashes|rainwater)/, "vial"],
  [/\b(?:key\b|lever)/, "key"],
  [/\b(?:clock|watch\b|retro)/, "clock"],
  [/\b(?:ring(?!er))/, "ring"],
  [/\b(?:gem\b|diamond|crystal|jewel|slab|talisman|heart\b|ice\b)/, "gem"],
  [/\b(?:sphere|\w+sphere|orb\b|ball\b|eye\b|globe|vital|vision)/, "orb"],
  [/\b(?:chest|vault|grandchest|window|coffre|unit\b|closet|box\b)/, "chest"],
  [/\b(?:purse|bag\b|basket|bank|bladder|carpetbag)/, "purse"],
  [/\b(?:coin|dime|tribut|gold\b|medal|badge|escrow|investment)/, "coin"],
  [/\b(?:top hat|fez)/, "topHat"],
  [/\b(?:hat\b)/, "hat"],
  [/\b(?:boots|shoes)/, "boots"],
  [/\b(?:slipper)/, "slipper"],
  [/\b(?:mask|masque|disguise|trophies|brains)/, "mask"],
  [/\b(?:cannon|blaster|gun\b|ray\b|ballista|siege)/, "cannon"],
  [/\b(?:bow\b|crossbow|arrow|arc\b|slinger)/, "bow"],
  [/\b(?:hammer|mallet|bludgeon|dethmurder|marteau|wrench|ram\b|tool)/, "hammer"],
  [/\b(?:wand\b)/, "wand"],
  [/\b(?:staff|stave|scepter|crutch|rod\b)/, "staff"],
  [/\b(?:flower|rose\b|bloom|florist)/, "flower"],
  [/\b(?:apple|pumpkin|pepper|p3pp3r|banana|coconut|fruit)/, "apple"],
  [/\b(?:dinner|sandwich|cheese|pawpsicle|sardine|pop\b|krunch|munch|arepas|meat|honey|communion|pan\b)/, "food"],
  [/\b(?:shell|coquill)/, "shell"],
  [/\b(?:necklace|collar|charm|trinket|jewelry|medallion)/, "necklace"],
  [/\b(?:feather|quill|plume)/, "quill"],
  [/\b(?:lute|ukulele|flute|bagpipe)/, "lute"],
  [/\b(?:horn\b|trumpet|communicator|record)/, "horn"],
  [/\b(?:bell\b|cloche)/, "bell"],
  [/\b(?:compass|boussole|gyro)/, "compass"],
  [/\b(?:spyglass|scope|scan)/, "spyglass"],
  [/\b(?:ship|boat|plank|pod\b|raft)/, "ship"],
  [/\b(?:doll|scrump|pogo|dummy|bunny|bear\b|moose|furball|idol|golem|puppet|snake|scarab)/, "doll"],
  [/\b(?:coil|node|battery|magnet|accumulator)/, "coil"],
  [/\b(?:chain|rope|chaine|bugs)/, "chain"],
  [/\b(?:trap\b|caltrop|spikes)/, "trap"],
  [/\b(?:flag|banner|banniere|etendard)/, "banner"],
  [/\b(?:fan\b|eventail)/, "fan"],
  [/\b(?:halo|aureole|souffle|airfoil|plane\b|wing)/, "halo"],
  [/\b(?:door|gate|portail|signpost)/, "door"],
  [/\b(?:egg|oeuf)/, "egg"],
  [/\b(?:dice|table|gambl)/, "dice"],
  [/\b(?:cards\b)/, "cards"],
  [/\b(?:bomb|mine\b|rocket|cube)/, "bomb"],
  [/\b(?:stone|grave|rune\b|fort\b|spackle|rock)/, "stone"],
  [/\b(?:machine|\w*majig\w*|engine|lathe|circuit|runic|contriv|workshop|apparatus|maker|junker)/, "engine"],
  [/\b(?:device|sensor|chip|remote|bot\b|matrix|television|station|core\b|inkcaster|amplifier|enhancer)/, "device"],
]
const ANY: readonly [ObjectName, ...ObjectName[]] = [
  "chest",
  "ring",
  "gem",
  "device",
  "engine",
  "key",
  "stone",
  "necklace",
  "orb",
  "cards",
  "dice",
  "horn",
  "cup",
  "egg",
]

/** What is behind the thing. */
const BACKINGS: readonly [(hour: Hour, chance: Chance) => string, ...((hour: Hour, chance: Chance) => string)[]] = [
  (h, c) =>
    fill(gear(50, 47, 34, c.pick([12, 14, 16, 18]), 4.4), h.layers[1]) +
    disc(50, 47, 25.5, h.haze) +
    ring(50, 47, 22, h.layers[2], 1),
  (h) => disc(50, 47, 33, h.layers[0]) + disc(50, 47, 28, h.haze) + ring(50, 47, 30.5, h.layers[2], 1.2),
  (h, c) => fill(rays(50, 47, c.pick([16, 20, 24]), 40, 0.1, 0.5), h.layers[0]) + disc(50, 47, 27, h.haze),
  (h) =>
    fill("M20 80V44Q20 12 50 10Q80 12 80 44V80Z", h.layers[1]) + fill("M26 80V45Q26 19 50 17Q74 19 74 45V80Z", h.haze),
  (h) =>
    fill(polygon(times(6, (i) => polar(50, 47, 36, i * 1.0472))), h.layers[1]) +
    fill(polygon(times(6, (i) => polar(50, 47, 30, i * 1.0472))), h.haze),
  (h) =>
    disc(50, 47, 26, h.haze) +
    times(9, (i) =>
      [-1, 1]
        .map((s) =>
          fill(
            blade(
              ...polar(50, 47, 29, Math.PI / 2 + s * (0.35 + i * 0.28)),
              10,
              3.4,
              Math.PI / 2 + s * (1.5 + i * 0.28),
            ),
            i % 2 ? h.layers[1] : h.layers[2],
          ),
        )
        .join(""),
    ).join(""),
  (h) => fill("M50 6L90 47L50 88L10 47Z", h.layers[1]) + fill("M50 14L82 47L50 80L18 47Z", h.haze),
]

export const item: Charge = (card, tincture, chance) => {
  const { hour, behind, before } = field(tincture, chance, {
    hour: anyHour(chance),
    sky: chance.pick(["rays", "strata", "plain", "bands", "stars"]),
    sun: "none",
    ground: "none",
    frame: chance.pick(["none", "none", "none", "corners", "columns", "drapes", "rail"]),
  })
  const kind = subjectOf(nameWords(card), SUBJECTS) ?? chance.pick(ANY)
  const [, , near, nearest] = hour.layers
  const wide = chance.between(0.9, 1.1)
  const plinth = [[26, 76, near] as const, [32, 82, mix(near, nearest, 0.5)] as const, [40, 88, nearest] as const]
    .map(([w, y, colour]) => box(50 - w * wide, y, 2 * w * wide, 106 - y, colour))
    .join("")
  const thing = placed(OBJECTS[kind](hour, chance), 50, 50, 1, 0, chance.happens(0.5))
  return behind + chance.pick(BACKINGS)(hour, chance) + before + plinth + thing
}
