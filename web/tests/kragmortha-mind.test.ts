// What a player of Kragmortha has in mind, part by part: squares and buttons from offers, the hand, the path, penances,
// the prompt, keys.

import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Link, Offer, Side, Trial, View } from "../src/games/kragmortha/wire";
import { entry, key, seated } from "./seated";

const aftermath = await import("../src/games/kragmortha/aftermath");
const { KragControl } = await import("../src/games/kragmortha/control.svelte");
const { spotOf } = await import("../src/games/kragmortha/floor");
const { Grip } = await import("../src/games/kragmortha/grip.svelte");
const { nearestAhead } = await import("../src/games/kragmortha/keys");
const lookup = await import("../src/games/kragmortha/offers");
const { isBarred } = await import("../src/games/kragmortha/penances.svelte");
const { fateLines } = await import("../src/games/kragmortha/prompt");

const side = (seat: number, square: string, orders: string[] = []) =>
  ({ seat, spot: spotOf(square), looks: orders.map((order) => ({ id: order, order })) }) as unknown as Side;
const SIDES = [side(0, "a1"), side(1, "b2"), side(2, "c3")];
const view = (change: object = {}): View =>
  ({
    phase: "plan",
    turn: 3,
    active: 0,
    actor: 0,
    sides: SIDES,
    hand: [{ slot: 1 }, { slot: 2 }],
    chain: [],
    owed: [],
    case: null,
    must_look: false,
    options: { mode: "online" },
    ...change,
  }) as unknown as View;
const OFFERS: Offer[] = [
  { move: "play 1 a2", kind: "play", slot: 1, square: "a2" },
  { move: "play 1 a2 gaze", kind: "play", slot: 1, square: "a2", gaze: true },
  { move: "play 2 b1", kind: "play", slot: 2, square: "b1" },
  { move: "blink d4", kind: "blink", book: "blink", square: "d4" },
  { move: "unhex", kind: "unhex", book: "unhexing" },
  { move: "exchange", kind: "exchange" },
  { move: "caught 1 chin", kind: "caught", seat: 1, look: "chin" },
  { move: "caught 2 chin", kind: "caught", seat: 2, look: "chin" },
  { move: "ease chin", kind: "ease", look: "chin" },
];
const NOTHING = { slot: null, spell: null, gaze: false, shove: false };
const trial = (change: Partial<Trial> = {}): Trial =>
  ({ move: "", reason: null, at: 0, path: [], fates: [], next_link: null, next_steps: [], ...change }) as Trial;
const link = (pushed: number, chooser: number, ...squares: string[]): Link =>
  ({ pusher: 0, pushed, chooser, start: spotOf("a1"), to: null, choices: squares.map(spotOf) }) as Link;

describe("offers", () => {
  const moves = (held: object) =>
    lookup.firstMarks(OFFERS, { ...NOTHING, ...held }, SIDES).map((mark) => [mark.spot.square, mark.move]);

  test("a card leads to its squares, a Grimoire to its own, nothing in hand nowhere", () => {
    expect(moves({})).toEqual([]);
    expect(moves({ slot: 1 })).toEqual([["a2", "play 1 a2"]]);
    expect(moves({ slot: 2 })).toEqual([["b1", "play 2 b1"]]);
    expect(moves({ slot: 1, spell: "blink" })).toEqual([["d4", "blink d4"]]);
  });

  test("of two offers for a square the one with the Grimoire asked for counts", () => {
    expect(moves({ slot: 1, gaze: true })).toEqual([["a2", "play 1 a2 gaze"]]);
  });

  test("blaming a goblin is a click on its square", () => {
    const blame = [{ move: "blame 2", kind: "blame", seat: 2 }];
    expect(lookup.firstMarks(blame, NOTHING, SIDES)[0].spot.square).toBe("c3");
  });

  test("a path goes on with the second step, or with my own shove, and never after a refusal", () => {
    const onward = (plan: string[], planned: Trial | null) =>
      lookup.onwardMarks(plan, planned, 0).map((mark) => mark.move);
    const steps = trial({ next_steps: [spotOf("a3"), spotOf("b2")] });
    expect(onward(["play 1 a2"], steps)).toEqual(["step a3", "step b2"]);
    expect(onward([], steps)).toEqual([]);
    expect(onward(["play 1 a2"], trial({ next_link: link(1, 0, "c2") }))).toEqual(["push c2"]);
    expect(onward(["play 1 a2"], trial({ next_link: link(1, 2, "c2") }))).toEqual([]);
    expect(onward(["play 1 a2", "step a3"], { ...steps, reason: { clause: "", key: "", values: {} } })).toEqual([
      "step a3",
    ]);
  });

  test("an onward square gives way to an offer for the same one", () => {
    const first = lookup.firstMarks(OFFERS, { ...NOTHING, slot: 1 }, SIDES);
    const further = lookup.onwardMarks(["x"], trial({ next_steps: [spotOf("a2"), spotOf("a3")] }), 0);
    expect(lookup.allMarks(first, further).map((mark) => mark.move)).toEqual(["play 1 a2", "step a3"]);
  });

  test("what has no square and no card is a button; Unhexing only with its Grimoire in hand", () => {
    expect(lookup.buttonOffers(OFFERS, null).map((one) => one.move)).toEqual(["exchange"]);
    expect(lookup.buttonOffers(OFFERS, "unhexing").map((one) => one.move)).toEqual(["unhex", "exchange"]);
  });

  test("looked up: cards, exchanges, Looks, Grimoires", () => {
    const cards: Offer[] = [
      { move: "peek 2", kind: "peek", slot: 2 },
      { move: "swap 1 3", kind: "swap", slot: 1, their_slot: 3 },
    ];
    expect(lookup.cardOffer(cards, 2)?.move).toBe("peek 2");
    expect(lookup.cardOffer(cards, 1)).toBeUndefined();
    expect(lookup.swapOffer(cards, 1, 3)?.move).toBe("swap 1 3");
    expect(lookup.swapOffer(cards, 2, 3)).toBeUndefined();
    expect(lookup.walkCount(OFFERS, 1)).toBe(2);
    expect(lookup.lookOffer(OFFERS, "caught", "chin", 2)?.move).toBe("caught 2 chin");
    expect(lookup.lookOffer(OFFERS, "ease", "chin")?.move).toBe("ease chin");
    expect(["blink", "crystal-gaze", "ogres-shove"].map((book) => lookup.isCastable(OFFERS, book))).toEqual([
      true,
      true,
      false,
    ]);
  });

  test("a square that is not offered is tried as what the phase would do there", () => {
    expect(lookup.squareWish("plan", 2, "d1")).toBe("play 2 d1");
    expect(lookup.squareWish("after", 2, "d1")).toBe("haste 2 d1");
    expect(lookup.squareWish("second", null, "d1")).toBe("step d1");
    expect(lookup.squareWish("vote", null, "d1")).toBeNull();
  });
});

describe("the hand", () => {
  test("a card taken twice is laid back, and a Grimoire that stands in for it takes its place", () => {
    const grip = new Grip();
    grip.takeCard(1, true);
    expect([grip.held, grip.slot, grip.isEmpty]).toEqual([1, 1, false]);
    grip.turnBook("blink");
    expect([grip.held, grip.spell, grip.hasBook("blink")]).toEqual([null, "blink", true]);
    grip.turnBook("blink");
    expect(grip.isEmpty).toBe(true);
    grip.takeCard(1, true);
    grip.takeCard(1, true);
    expect(grip.held).toBeNull();
    grip.takeCard(1, false);
    grip.takeCard(1, false);
    expect(grip.held).toBe(1);
  });

  test("Crystal Gaze goes with a card", () => {
    const grip = new Grip();
    grip.takeCard(2, true);
    grip.turnBook("crystal-gaze");
    expect([grip.held, grip.hasBook("crystal-gaze"), grip.hasBook("ogres-shove")]).toEqual([2, true, false]);
  });

  test("it takes what an offered move is made with", () => {
    const grip = new Grip();
    grip.takeFor(OFFERS[1]);
    expect([grip.held, grip.spell, grip.gaze, grip.shove]).toEqual([1, null, true, false]);
    grip.takeFor(OFFERS[3]);
    expect([grip.held, grip.spell, grip.gaze]).toEqual([null, "blink", false]);
  });
});

describe("the last step", () => {
  const before = view({ chain: [link(1, 0), link(2, 0, "d3", "c4")] });

  test("a chain that was carried out stays, with its last goblin where it fell", () => {
    const chain = aftermath.endedChain(before, view(), entry(0, "push c4", { kind: "pushed", square: "c4" }));
    expect(chain.map((one) => one.pushed)).toEqual([1, 2]);
    expect(chain[1]).toMatchObject({ to: { square: "c4" }, choices: [] });
    expect([...aftermath.fallOrder(chain)]).toEqual([
      [1, 1],
      [2, 2],
    ]);
  });

  test("one that goes on, or was broken off, does not", () => {
    const pushed = entry(0, "push c4", { kind: "pushed", square: "c4" });
    expect(aftermath.endedChain(before, before, pushed)).toEqual([]);
    expect(aftermath.endedChain(before, view(), entry(0, "push c4"))).toEqual([]);
  });

  test("Looks that were turned down are read from the last one drawn", () => {
    const drawn = entry(1, "x", { kind: "look", looks: ["arm", "chin"] });
    expect(aftermath.rejectedLooks(drawn)).toEqual(["arm", "chin"]);
    expect(aftermath.rejectedLooks(entry(1, "x", { kind: "look" }))).toEqual([]);
    expect(aftermath.rejectedLooks(null)).toEqual([]);
  });

  test("a case is the same while the same Look of the same goblin is judged in the same turn", () => {
    const open = (accused: number, turn = 3) => view({ turn, case: { accused, look: "chin", voted: [] } });
    expect(aftermath.isSameCase(open(1), open(1))).toBe(true);
    expect(aftermath.isSameCase(open(1), open(2))).toBe(false);
    expect(aftermath.isSameCase(open(1), open(1, 4))).toBe(false);
    expect(aftermath.isSameCase(view(), view())).toBe(false);
  });
});

describe("a player", () => {
  let room: ReturnType<typeof seated>;
  let control: InstanceType<typeof KragControl>;
  beforeEach(() => {
    room = seated("kragmortha", view(), OFFERS);
    control = new KragControl(room);
  });
  const take = (square: string) => control.take(control.marks.find((mark) => mark.spot.square === square)!);

  test("holds a card, takes its square, and plays it by taking it again", () => {
    control.hold(1);
    expect(control.grip.held).toBe(1);
    take("a2");
    expect([control.pending, room.asked]).toEqual(["play 1 a2", ["play 1 a2"]]);
    expect(room.plays).toEqual([]);
    take("a2");
    expect(room.plays).toEqual(["play 1 a2"]);
  });

  test("goes on with the path and takes it back step by step", async () => {
    room.answers["play 1 a2"] = trial({ next_steps: [spotOf("a3")] });
    control.hold(1);
    take("a2");
    await Promise.resolve();
    control.take(lookup.onwardMarks(control.path.moves, control.path.trial, 0)[0]);
    expect(control.path.moves).toEqual(["play 1 a2", "step a3"]);
    expect([control.putBack(), control.path.moves]).toEqual([true, ["play 1 a2"]]);
    expect([control.putBack(), control.path.moves, control.grip.held]).toEqual([true, [], 1]);
    expect([control.putBack(), control.grip.held]).toEqual([true, null]);
    expect(control.putBack()).toBe(false);
  });

  test("keeps the rest of a path while its first move is played, and drops what is no longer offered", () => {
    control.path.set(["play 1 a2", "exchange"]);
    room.latest = entry(0, "play 1 a2");
    expect(control.path.isPlayed).toBe(true);
    room.latest = entry(1, "play 1 a2");
    expect(control.path.isPlayed).toBe(false);
    control.path.rest = ["exchange"];
    expect([control.path.takeRest(), control.path.rest]).toEqual([["exchange"], []]);
    control.path.rest = ["step a9"];
    expect(control.path.takeRest()).toEqual([]);
  });

  test("takes a suggested move in hand and has it tried", () => {
    control.suggest("play 1 a2 gaze");
    expect([control.grip.held, control.grip.gaze, control.pending]).toEqual([1, true, "play 1 a2 gaze"]);
    expect(room.asked).toEqual(["play 1 a2 gaze"]);
  });

  test("asks about a square once the pointer rests there", async () => {
    vi.useFakeTimers();
    room.answers["play 2 d1"] = trial({ move: "play 2 d1" });
    control.hold(2);
    control.pointing.at("c1");
    control.pointing.at("d1");
    await vi.advanceTimersByTimeAsync(100);
    expect(room.asked).toEqual(["play 2 d1"]);
    expect(control.shown?.move).toBe("play 2 d1");
    control.pointing.at(null);
    expect(control.shown).toBeNull();
    vi.useRealTimers();
  });

  test("uses number keys for cards and letters for moves without a place", () => {
    expect(control.key(key("2"))).toBe(true);
    expect(control.grip.held).toBe(2);
    expect([control.key(key("x")), control.pending]).toEqual([true, "exchange"]);
    expect(control.key(key("s"))).toBe(false);
    expect(control.key(key("3"))).toBe(false);
    room.mayAct = false;
    expect(control.key(key("x"))).toBe(false);
  });
});

describe("penances", () => {
  const bearing = (...orders: string[]) => {
    const sides = [side(0, "a1", orders), ...SIDES.slice(1)];
    const room = seated("kragmortha", view({ sides }), OFFERS);
    return { room, penances: new KragControl(room).penances };
  };

  test("what is picked is told where an order counts it", () => {
    const counted = bearing("arm-3");
    counted.penances.pick({ square: "a2" });
    expect(counted.room.notes).toEqual([{ type: "picked", square: "a2" }]);
    const free = bearing("arm-1");
    free.penances.pick({ square: "a2" });
    expect(free.room.notes).toEqual([]);
    const waiting = bearing("arm-3");
    waiting.room.view = { ...waiting.room.view, active: 1 };
    waiting.penances.pick({ square: "a2" });
    expect(waiting.room.notes).toEqual([]);
  });

  test("a plan waits where an order comes between, or something is asked", () => {
    expect(bearing("arm-3").penances.isBetween).toBe(false);
    expect(bearing("leg-3").penances.isBetween).toBe(true);
    const asked = bearing();
    asked.room.demands = [{ ask: "name" }];
    expect(asked.penances.isBetween).toBe(true);
    expect([asked.penances.touchName(), asked.room.notes]).toEqual([true, [{ type: "pressed", what: "name" }]]);
  });

  test("a jaw is told once when it opens and once when it shuts", () => {
    const { room, penances } = bearing("mouth-3");
    for (const down of [true, true, false]) penances.holdJaw(down);
    expect(room.notes).toEqual([
      { type: "held", down: true },
      { type: "held", down: false },
    ]);
  });

  test("a Stiff Arm confirms with the far button, and the table hears of it", () => {
    const { room } = bearing("arm-1");
    const control = new KragControl(room);
    expect([control.penances.isStiff, bearing("arm-3").penances.isStiff]).toEqual([true, false]);
    control.confirmFar();
    expect(room.plays).toEqual([]);
    control.choose("exchange");
    control.confirmFar();
    expect([room.notes, room.plays]).toEqual([[{ type: "pressed", what: "far" }], ["exchange"]]);
  });

  test("an arm behind the back bars the other device on the game's own parts only", () => {
    class Part {
      constructor(private readonly within: string) {}
      closest = (parts: string) => (parts.includes(this.within) ? this : null);
    }
    class Happening {
      constructor(readonly target: Part) {}
    }
    vi.stubGlobal("Element", Part);
    vi.stubGlobal("KeyboardEvent", class extends Happening {});
    vi.stubGlobal("MouseEvent", class extends Happening {});
    const typed = (within: string) => new KeyboardEvent(new Part(within) as unknown as string);
    const clicked = (within: string, detail = 1) =>
      Object.assign(new MouseEvent(new Part(within) as unknown as string), { detail });
    expect(isBarred(typed(".board"), "pointer")).toBe(true);
    expect(isBarred(typed(".board"), "keyboard")).toBe(false);
    expect(isBarred(typed("input"), "pointer")).toBe(false);
    expect(isBarred(clicked(".board"), "keyboard")).toBe(true);
    expect(isBarred(clicked(".board"), "pointer")).toBe(false);
    expect(isBarred(clicked(".board", 0), "keyboard")).toBe(false);
    expect(isBarred(clicked(".board", 0), "pointer")).toBe(true);
    expect(isBarred(clicked(".rail"), "keyboard")).toBe(false);
  });
});

describe("the prompt", () => {
  const prompt = (change: object, offers = OFFERS, act?: (control: InstanceType<typeof KragControl>) => void) => {
    const room = seated("kragmortha", view(change), offers);
    const control = new KragControl(room);
    act?.(control);
    return control.prompt;
  };

  test("asks for what the phase wants", () => {
    expect(prompt({}, OFFERS.slice(0, 3)).text).toBe("prompt-plan");
    expect(prompt({}, OFFERS.slice(0, 3)).hint).toBe("Take one or two steps.");
    const shelf = SIDES.map((one) => ({ ...one, book_count: 1 }));
    expect(prompt({ sides: shelf }, OFFERS.slice(0, 3)).hint).toBe("prompt-plan.hint");
    expect(prompt({}).text).toBe("None of your cards leads anywhere");
    expect(prompt({ phase: "link", chain: [link(1, 0, "c2")] }).text).toBe("Shove Odo where?");
    expect(prompt({ phase: "link", chain: [link(0, 0, "c2")] }).text).toBe("Where are you shoved?");
  });

  test("says what the hand can do", () => {
    const few = OFFERS.slice(0, 3);
    expect(prompt({}, few, (control) => control.hold(1)).hint).toBe("One square glows for this card.");
    expect(prompt({}, few, (control) => control.hold(9)).hint).toBe("This card leads nowhere now.");
    expect(prompt({}, few, (control) => control.choose("play 1 a2")).hint).toBe("Confirm and off you go.");
    expect(prompt({ must_look: true }, few).hint).toBe("Flat Palm: look at a card first, one at a time.");
  });

  test("marks the steps of one's own turn only", () => {
    const is = (change: object, act?: (control: InstanceType<typeof KragControl>) => void) =>
      prompt(change, OFFERS, act).steps?.map((step) => step.is);
    expect(is({})).toEqual(["on", "next", "next"]);
    expect(is({}, (control) => control.hold(1))).toEqual(["done", "on", "next"]);
    expect(is({ phase: "after" })).toEqual(["done", "done", "done"]);
    expect(is({ active: 1 })).toEqual([]);
  });

  test("tells whom the table waits for, and who owes a Look", () => {
    const room = seated("kragmortha", view({ actor: 1, owed: [0, 2] }));
    room.mayAct = false;
    const { prompt } = new KragControl(room);
    expect(prompt.text).toBe("Odo is planning a raid");
    expect(prompt.hint).toBe("Will draw a Look for a slip: You, Ida");
  });

  test("tells what a path would lead to, with its clause", () => {
    const room = seated("kragmortha", view());
    const fates = [{ seat: 1, lands: "desk" as const, spot: spotOf("d4") }];
    expect(fateLines(room, trial({ fates }))).toEqual([{ text: "Odo takes a Magic Grimoire.", clause: "K-29" }]);
    expect(fateLines(room, trial({ next_link: link(0, 1) }))).toEqual([
      { text: "Odo chooses where you go.", clause: "K-15" },
    ]);
    expect(fateLines(room, null)).toEqual([]);
  });
});

test("an arrow goes to the nearest square ahead; what lies beside the way counts as further", () => {
  const at = { left: 100, top: 100 };
  const boxes = [
    { left: 100, top: 100 },
    { left: 150, top: 130 },
    { left: 180, top: 100 },
    { left: 60, top: 100 },
  ];
  expect(nearestAhead(at, boxes, 1, 0)).toBe(2);
  expect(nearestAhead(at, boxes, -1, 0)).toBe(3);
  expect(nearestAhead(at, boxes, 0, 1)).toBe(1);
  expect(nearestAhead(at, boxes, 0, -1)).toBe(-1);
});
