// What the player of Rune has in mind, part by part: spots from offers, the ghost, the prompt, keys.

import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Offer, View } from "../src/games/rune/wire";
import { key, seated } from "./seated";

const { RuneControl } = await import("../src/games/rune/control.svelte");
const { nearestPlace } = await import("../src/games/rune/keys");
const lookup = await import("../src/games/rune/offers");
const { ghostWords } = await import("../src/games/rune/prompt");
const { gainWords, spotWords } = await import("../src/games/rune/spoken");

const lay = (card: number, x: number, y: number, rotation = 0): Offer => ({
  move: `lay ${card} ${x},${y} r${rotation}`,
  kind: "lay",
  card,
  rotation,
  x,
  y,
});
const token = (x: number, y: number, colour: "B" | "G"): Offer => ({
  move: `token ${x},${y} ${colour}`,
  kind: "token",
  x,
  y,
  colour,
});
const OFFERS: Offer[] = [
  lay(7, 1, 0),
  lay(7, 4, 4),
  lay(7, 2, 2, 1),
  lay(9, 0, 0, 3),
  { move: "draw", kind: "draw" },
  { move: "show 9", kind: "show", card: 9 },
];
const TOKENS = [token(0, 0, "B"), token(0, 0, "G"), token(1, 0, "G")];
const view = (change: object = {}): View =>
  ({
    phase: "lay",
    actor: 0,
    prompt: { key: "lay", unfit: [] },
    board: [{ card: 0, rows: ["BG"], x: -1, y: -2 }],
    hand: [
      { card: 7, rows: ["BGR", "GRB"] },
      { card: 8, rows: ["BBR", "GGB"] },
    ],
    sides: [{ score: 10 }, { score: 4 }],
    options: {},
    ...change,
  }) as unknown as View;
const held = (change: object = {}) => ({ card: null, rotation: 0, colour: "B" as const, ...change });

describe("offers", () => {
  const spots = (change: object, offers = OFFERS) =>
    lookup.spotsOf(offers, held(change)).map((offer) => [offer.x, offer.y]);

  test("a held card has its spots as it is turned", () => {
    expect(spots({})).toEqual([]);
    expect(spots({ card: 7 })).toEqual([
      [1, 0],
      [4, 4],
    ]);
    expect(spots({ card: 7, rotation: 1 })).toEqual([[2, 2]]);
  });

  test("a token has one spot a cell, in the wanted colour where it is offered there", () => {
    const colours = (colour: "B" | "G") => lookup.spotsOf(TOKENS, held({ colour })).map((offer) => offer.colour);
    expect(colours("B")).toEqual(["B", "G"]);
    expect(colours("G")).toEqual(["G", "G"]);
    expect(lookup.tokenColour(TOKENS, [1, 0], "B")).toBe("G");
    expect(lookup.tokenColour(TOKENS, [5, 5], "G")).toBe("B");
  });

  test("the spot under a point, and the nearest if it is not far", () => {
    const all = lookup.spotsOf(OFFERS, held({ card: 7 }));
    expect(lookup.spotAt(all, [4, 4])).toBe(all[1]);
    expect(lookup.spotAt(all, [4, 3])).toBeNull();
    expect(lookup.spotAt(all, null)).toBeNull();
    expect(lookup.nearestSpot(all, [4, 3])).toBe(all[1]);
    expect(lookup.nearestSpot(all, [4, 7])).toBeNull();
    expect(lookup.nearestSpot([], [0, 0])).toBeNull();
  });

  test("how often a card fits, and how it is taken up", () => {
    expect([7, 8, 9].map((card) => lookup.layCount(OFFERS, card))).toEqual([3, 0, 1]);
    expect([7, 8, 9].map((card) => lookup.firstRotation(OFFERS, card))).toEqual([0, 0, 3]);
  });

  test("moves without a place", () => {
    expect(lookup.plainOffer(OFFERS, "draw")?.move).toBe("draw");
    expect(lookup.plainOffer(OFFERS, "show", 9)?.move).toBe("show 9");
    expect(lookup.plainOffer(OFFERS, "show", 7)).toBeUndefined();
    expect([OFFERS[1], OFFERS[4]].map(lookup.placeOf)).toEqual([[4, 4], null]);
  });

  test("what the ghost shows is written as a move", () => {
    expect(lookup.wishText("lay", held({ card: 7, rotation: 2 }), [0, 0])).toBe("lay 7 m13 r2");
    expect(lookup.wishText("lay", held(), [0, 0])).toBeNull();
    expect(lookup.wishText("token", held({ colour: "G" }), [1, 0])).toBe("token n13 green");
    expect(lookup.wishText("choose", held(), [0, 1])).toBe("master m14");
    expect(lookup.wishText("over", held(), [0, 1])).toBeNull();
  });
});

describe("a player", () => {
  let room: ReturnType<typeof seated>;
  let control: InstanceType<typeof RuneControl>;
  beforeEach(() => {
    room = seated("rune", view(), OFFERS);
    control = new RuneControl(room);
  });

  test("holds a card, points at a spot, and plays it by taking it twice", () => {
    control.hold(7);
    control.point([4, 4]);
    control.ghost = [4, 4];
    control.choose("lay 7 4,4 r0");
    expect([control.held, control.pending, room.plays]).toEqual([7, "lay 7 4,4 r0", []]);
    control.choose("lay 7 4,4 r0");
    expect(room.plays).toEqual(["lay 7 4,4 r0"]);
  });

  test("shows a card where that is what is offered of it", () => {
    control.hold(9);
    expect([control.held, control.pending]).toEqual([null, "show 9"]);
  });

  test("puts back the choice before the card", () => {
    control.hold(7);
    control.chosen = "draw";
    expect([control.putBack(), control.held, control.chosen]).toEqual([true, 7, null]);
    expect([control.putBack(), control.held]).toEqual([true, null]);
    expect(control.putBack()).toBe(false);
  });

  test("lays the ghost of a suggested move, but leaves it for one without a place", () => {
    control.suggest("lay 7 2,2 r1");
    expect([control.held, control.rotation, control.ghost]).toEqual([7, 1, [2, 2]]);
    control.suggest("draw");
    expect([control.pending, control.ghost]).toEqual(["draw", [2, 2]]);
  });

  test("is asked about the ghost once it rests, and hears it by keyboard", async () => {
    vi.useFakeTimers();
    room.answers["lay 7 n13 r0"] = { move: "lay 7 n13 r0", reason: null, scores: [13, 4] };
    control.hold(7);
    control.byKey = true;
    control.point([0, 0]);
    control.point([1, 0]);
    await vi.advanceTimersByTimeAsync(100);
    expect(room.asked).toEqual(["lay 7 n13 r0"]);
    expect(control.gain(control.trial)).toBe(3);
    expect(room.announcement).toContain("brings 3 points");
    vi.useRealTimers();
  });

  test("moves the ghost by arrows, turned as the grid is", () => {
    expect(control.key(key("ArrowRight"))).toBe(false);
    control.held = 7;
    control.ghost = [1, 1];
    control.key(key("ArrowRight"));
    expect(control.ghost).toEqual([2, 1]);
    control.turned = true;
    control.key(key("ArrowRight"));
    expect(control.ghost).toEqual([2, 0]);
  });

  test("turned four times by key, however fast, it is where it was", () => {
    vi.stubGlobal("document", { ...document, activeElement: { closest: () => ({}) } });
    control.hold(7);
    control.point([4, 4]);
    const turns = [0, 1, 2, 3].map(() => {
      control.key(key("r"));
      return [control.rotation, ...control.ghost!];
    });
    expect(turns[0]).toEqual([1, 2, 2]);
    expect(turns[3]).toEqual([0, 4, 4]);
    control.key(key("ArrowRight"));
    expect(control.anchor).toBe(null);
  });

  test("uses letters for moves without a place", () => {
    expect([control.key(key("d")), control.pending]).toEqual([true, "draw"]);
    expect(control.key(key("k"))).toBe(false);
    expect(control.key(key("m"))).toBe(false);
    room.view = view({ phase: "token" });
    expect([control.key(key("c")), control.colour]).toEqual([true, "G"]);
    room.mayAct = false;
    expect(control.key(key("d"))).toBe(false);
  });

  test("takes what the ghost shows with Enter", () => {
    control.held = 7;
    expect(control.key(key("Enter"))).toBe(false);
    control.ghost = [1, 0];
    expect([control.key(key("Enter")), control.pending]).toEqual([true, "lay 7 1,0 r0"]);
  });
});

describe("the prompt", () => {
  const prompt = (change: object, act?: (control: InstanceType<typeof RuneControl>) => void) => {
    const control = new RuneControl(seated("rune", view(change), OFFERS));
    act?.(control);
    return control.prompt;
  };

  test("says what the held card can do", () => {
    const hint = (change: object, card: number | null) =>
      prompt(change, (control) => {
        control.held = card;
      }).hint;
    const unfit = { prompt: { key: "lay", unfit: [7] } };
    expect(new Set([hint({}, null), hint({}, 7), hint(unfit, 7)]).size).toBe(3);
    expect(hint({}, 7)).toContain("2");
    expect(hint({ phase: "choose", prompt: { key: "draw" } }, null)).toBe("prompt-draw.hint");
  });

  test("marks the steps, with a third one where there are tokens", () => {
    const is = (change: object) => prompt(change).steps?.map((step) => step.is);
    expect(is({})).toEqual(["on", "next"]);
    expect(is({ phase: "choose", options: { "grand-master": true } })).toEqual(["done", "on", "next"]);
  });

  test("names whom the table waits for", () => {
    const room = seated("rune", view({ actor: 1 }));
    room.mayAct = false;
    expect(new RuneControl(room).prompt.text).toContain("Odo");
    room.view = view({ actor: null });
    expect(new RuneControl(room).prompt.text).not.toContain("Odo");
  });

  test("the ghost is told by its cell and its gain or the reason against it", () => {
    const room = seated("rune", view());
    const trial = { move: "", reason: null, marks: [], scores: null, areas: null };
    expect(ghostWords(room, [0, 0], trial, -2)).toBe("m13: fits, costs 2 points");
    const reason = { clause: "R-7", key: "no-such-reason", values: {} };
    expect(ghostWords(room, [0, 0], { ...trial, reason }, -2)).toMatch(/^m13: /);
  });
});

test("the focus goes to the mark nearest to the ghost", () => {
  expect(
    nearestPlace(
      [
        [0, 0],
        [5, 5],
        [3, 3],
      ],
      [3, 4],
    ),
  ).toBe(2);
  expect(
    nearestPlace(
      [
        [9, 9],
        [0, 0],
      ],
      null,
    ),
  ).toBe(0);
  expect(nearestPlace([], [0, 0])).toBe(-1);
});

describe("what is spoken of a spot", () => {
  const master = (x: number, y: number): Offer => ({ move: `master ${x},${y}`, kind: "master", x, y });
  const seen = view({
    tokens: [],
    areas: [{ seat: null, colour: "G", cells: [[0, -2]], points: 2 }],
  });

  test("a card's spot says which runes it covers", () => {
    expect(spotWords(lay(7, -1, -2), seen, ["BGR", "GRB"])).toBe("l11: covers 1 blue, 1 green");
    expect(spotWords(lay(7, 0, -2), seen, ["BGR", "GRB"])).toBe("m11: covers 1 green");
  });

  test("a Master's rune says its colour and what its area is worth", () => {
    expect(spotWords(master(0, -2), seen, null)).toBe("m11, green: 1 rune, worth 2");
  });

  test("a token's rune says what it becomes", () => {
    expect(spotWords(token(-1, -2, "G"), seen, null)).toBe("l11, blue: becomes green");
  });

  test("gains and losses are words", () => {
    expect([3, 1, 0, -2].map(gainWords)).toEqual([
      "brings 3 points",
      "brings 1 point",
      "brings nothing",
      "costs 2 points",
    ]);
  });
});
