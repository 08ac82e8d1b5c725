// Which of the page's drawings the pictures made in Python use, each in a box of 100 by 100 unless it says otherwise.
// `art.mjs` writes them down as src/armarium/**/art.json.

import { DEFS, HUES, MARK } from "../src/drawings/house";
import { TYPE } from "../src/games/grimoire/companions";
import { box as grimoire } from "../src/games/grimoire/cover";
import { CARDS, face, kindMark, ribbon, tint, vpToken, wax } from "../src/games/grimoire/drawings";
import { vignette } from "../src/games/grimoire/vignettes";
import { ANIMALS } from "../src/games/kamimai/animals";
import { colours, symbol } from "../src/games/kamimai/cards";
import { box as kamimai } from "../src/games/kamimai/cover";
import { SIGNS } from "../src/games/kamimai/signs";
import { box as kragmortha } from "../src/games/kragmortha/cover";
import { GOBLINS } from "../src/games/kragmortha/drawings";
import { GOBLIN, goblin, LOOK, rigor, symbol as sign } from "../src/games/kragmortha/goblins";
import { box as rune } from "../src/games/rune/cover";
import { type Colour, master, stone } from "../src/games/rune/stones";

type Art = Record<string, string>;
const all = (prefix: string, names: readonly string[], draw: (name: string) => string): Art =>
  Object.fromEntries(names.map((name) => [`${prefix}${name}`, draw(name)]));

const ELEMENTS = ["water", "earth", "air", "fire"];
const CREATURES = ["wolf", "imp", "dragonflies", "mouse"];
const KAMI = ELEMENTS.flatMap((one) => [one, `${one}-guardian`, `${one}-fairy`]).concat(CREATURES);
const SPELLS = [
  ...["luck", "silence", "fireball", "cure", "haste", "resist", "create", "storm", "charm", "summon"],
  ...["time-stop", "polymorph", "meteor", "domination", "wish"],
];

export const HOUSE: Art = {
  defs: DEFS.replace(/^<defs>|<\/defs>$/g, ""),
  mark: MARK,
  ...Object.fromEntries(
    HUES.flatMap(([light, dark], i) => [
      [`hue-${i}`, light],
      [`hue-dark-${i}`, dark],
    ]),
  ),
};

export const GAMES: Record<string, Art> = {
  rune: {
    cover: rune.cover(),
    emblem: rune.emblem,
    ...all("stone-", ["B", "G", "R"], (one) => stone(one as Colour, 0, 0, 100)),
    "master-red": master("peak", 0, 0, 100),
    "master-black": master("dome", 0, 0, 100),
  },
  grimoire: {
    cover: grimoire.cover(),
    emblem: grimoire.emblem,
    ...all("card-", CARDS, face),
    ...all("tint-", CARDS, tint),
    ...all("kind-", Object.keys(TYPE), (kind) => kindMark(kind)),
    ...all("spell-", SPELLS, vignette),
    ...all("ribbon-", ["0", "1", "2", "3", "4"], (seat) => ribbon(Number(seat))),
    wax: wax(""),
    "vp-token": vpToken,
  },
  kragmortha: {
    cover: kragmortha.cover(),
    emblem: kragmortha.emblem,
    ...all("symbol-", ["B", "S", "P", "G", "O"], (one) => sign(one, 0, 0, 100)),
    ...Object.fromEntries(GOBLINS.map((name, seat) => [`goblin-${seat}`, goblin(name, 0, 0, 100)])),
    ...Object.fromEntries(GOBLINS.map((name, seat) => [`goblin-dark-${seat}`, GOBLIN[name].d])),
    rigor: rigor(0, 0, 100),
    ...all("look-", Object.keys(LOOK), (one) => LOOK[one]),
  },
  kamimai: {
    emblem: kamimai.emblem,
    ...all("card-", KAMI, symbol),
    ...all("ink-", KAMI, (card) => colours(card).c),
    ...all("tint-", KAMI, (card) => colours(card).l),
    ...all("sign-", ["blessing", "discard", "colour", "energy"], (one) => SIGNS[one as keyof typeof SIGNS]),
    ...Object.fromEntries(ANIMALS.map((animal, i) => [`animal-${i}`, animal])),
  },
};
