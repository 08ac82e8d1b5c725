// What a reader of Grimoire has in mind, part by part: the open page, the tale of the order, the prompt, keys.

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Order, View } from "../src/games/grimoire/wire";
import { entry, key, seated } from "./seated";

const { GrimoireControl } = await import("../src/games/grimoire/control.svelte");
const { marksOf } = await import("../src/games/grimoire/marks");
const { Tale } = await import("../src/games/grimoire/tale.svelte");
const { settings } = await import("../src/settings.svelte");

const order = (round: number, reversals = 0): Order =>
  ({ round, alone: [], shared: [], reversals: Array(reversals).fill({}), order: [] }) as Order;
const PAGES = ["spark", "fog", "gale", "time"].map((spell, i) => ({ page: i + 1, spell, kinds: [], now: null }));
const view = (change: object = {}): View =>
  ({
    round: 1,
    phase: "pages",
    to_act: [0, 1],
    asked: null,
    caster: null,
    own: { page: 0 },
    order: null,
    pages: PAGES,
    sides: [{ page: 0 }, { page: 3 }, { page: 0 }],
    box: { first_page: 1, last_page: 4 },
    ...change,
  }) as unknown as View;
const OFFERS = [
  { move: "page 1", kind: "page", page: 1 },
  { move: "page 2", kind: "page", page: 2 },
];

describe("the tale of the order", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    Reflect.deleteProperty(globalThis, "matchMedia");
  });

  test("goes stage by stage through every reversal, then frees the book", () => {
    settings.speed = "normal";
    const tale = new Tale(() => order(1, 1));
    tale.tell();
    const stages = [tale.stage];
    for (let i = 0; tale.revealing && i < 9; i++) {
      vi.advanceTimersToNextTimer();
      stages.push(tale.stage);
    }
    expect(stages).toEqual([0, 1, 2, 99]);
    expect(tale.revealing).toBe(false);
  });

  test("begins by itself with a new round only", () => {
    let told = order(3);
    const tale = new Tale(() => told);
    tale.follow();
    expect(tale.revealing).toBe(false);
    tale.follow();
    expect(tale.revealing).toBe(false);
    told = order(4);
    tale.follow();
    expect([tale.revealing, tale.stage]).toEqual([true, 0]);
  });

  test("is whole at once for those who want no motion, and when it is ended", () => {
    const tale = new Tale(() => order(1, 2));
    tale.tell();
    tale.end();
    expect([tale.revealing, tale.stage, vi.getTimerCount()]).toEqual([false, 99, 0]);
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    tale.tell();
    expect([tale.revealing, tale.stage]).toEqual([false, 99]);
  });

  test("hidden it goes on in the rail", () => {
    const tale = new Tale(() => order(1, 2));
    tale.tell();
    tale.hide();
    expect([tale.revealing, tale.stage]).toEqual([false, 0]);
  });
});

test("a log line speaks of places, seats and pages", () => {
  const marks = marksOf(entry(0, "x", { place: 2, seat: 1 }, { "target-seat": 2, page: 7, place: "none" }));
  expect([[...marks.places], [...marks.seats], [...marks.pages]]).toEqual([[2], [1, 2], [7]]);
  expect(marksOf(null).places.size).toBe(0);
});

describe("a reader", () => {
  let room: ReturnType<typeof seated>;
  let control: InstanceType<typeof GrimoireControl>;
  beforeEach(() => {
    room = seated("grimoire", view(), OFFERS);
    control = new GrimoireControl(room);
  });
  const press = (name: string) => {
    control.key(key(name));
    return control.page;
  };

  test("leafs by arrows, pages and ends, and never out of the book", () => {
    expect(["ArrowRight", "PageDown", "ArrowRight", "Home", "ArrowLeft", "End", "3"].map(press)).toEqual([
      2, 4, 4, 1, 1, 4, 3,
    ]);
  });

  test("sets the bookmark at the open page with Enter or B, and seals it the second time", () => {
    control.key(key("Enter"));
    expect([control.pending, control.bookmarked, room.plays]).toEqual(["page 1", 1, []]);
    control.key(key("b"));
    expect(room.plays).toEqual(["page 1"]);
  });

  test("a page that is not offered is asked about", () => {
    control.leaf(3);
    expect(room.asked).toEqual(["page 3"]);
    control.tab(2);
    expect([control.page, control.pending]).toEqual([2, "page 2"]);
  });

  test("a page opened while a step is shown is asked about after it", () => {
    control.follow(view());
    room.mayAct = false;
    control.leaf(3);
    expect(room.asked).toEqual([]);
    room.mayAct = true;
    control.follow(view());
    expect(room.asked).toEqual(["page 3"]);
  });

  test("hears nothing of a page it has left, however late the answer comes", async () => {
    room.answers["page 3"] = { move: "page 3", reason: { clause: "G-11", key: "page-too-high", values: {} } };
    control.leaf(3);
    control.leaf(1);
    await Promise.resolve();
    expect(control.trial).toBeNull();
    control.leaf(3);
    await Promise.resolve();
    expect(control.trial?.move).toBe("page 3");
  });

  test("is asked in the book, may read on, and comes back to the page that is cast", () => {
    room.view = view({ phase: "take", caster: 1, asked: 0 });
    room.offers = [
      { move: "take 2", kind: "take", place: 2 },
      { move: "pass", kind: "pass" },
    ];
    expect([control.question, control.asking]).toEqual(["take", true]);
    control.leaf(1);
    expect([control.reading, control.asking]).toEqual([true, false]);
    expect([control.putBack(), control.page, control.asking]).toEqual([true, 3, true]);
    expect([control.key(key("2")), control.pending]).toEqual([true, "take 2"]);
    expect([control.key(key("p")), control.pending]).toEqual([true, "pass"]);
    expect([control.putBack(), control.chosen, control.putBack()]).toEqual([true, null, false]);
  });

  test("ends the tale with Enter before anything else", () => {
    control.tale.revealing = true;
    control.key(key("Enter"));
    expect([control.tale.revealing, control.pending]).toEqual([false, null]);
  });
});

describe("the prompt", () => {
  const prompt = (change: object, chosen: string | null = null) => {
    const control = new GrimoireControl(seated("grimoire", view(change), OFFERS));
    control.chosen = chosen;
    return control.prompt;
  };

  test("is another one while a page is in mind, sealed, or changed", () => {
    const sealed = { own: { page: 2 } };
    const texts = [prompt({}), prompt({}, "page 1"), prompt(sealed), prompt(sealed, "page 1")].map((one) => one.text);
    expect(new Set(texts).size).toBe(4);
    expect(texts[1]).toContain("1");
    expect(texts[2]).toContain("2");
  });

  test("names who still has to choose, but not to the last one", () => {
    expect(prompt({}, "page 1").hint).toContain("Odo");
    const last = prompt({ to_act: [0] }, "page 1").hint;
    expect(last).not.toContain("Odo");
    expect(prompt({ to_act: [0] }).hint).toBe(last);
  });

  test("names who is asked", () => {
    const room = seated("grimoire", view({ phase: "take", asked: 2 }));
    room.mayAct = false;
    expect(new GrimoireControl(room).prompt.text).toContain("Ida");
  });
});

test("what a spell came to is told from its own turn alone", async () => {
  const { spellResults } = await import("../src/games/grimoire/results");
  const log = [
    entry(0, "x", { kind: "turn", seat: 0 }, { kind: "gained", seat: 0, vp: 3 }),
    entry(1, "y", { kind: "turn", seat: 1 }, { kind: "stole", seat: 1, vp: 2, "target-seat": 0 }),
    entry(0, "z", { kind: "turn", seat: 0 }, { kind: "silenced", seat: 0, spell: "fireball", "target-seat": 1 }),
  ];
  expect(spellResults(log, 0).map((event) => event.kind)).toEqual(["silenced"]);
  expect(spellResults(log, 1).map((event) => event.kind)).toEqual(["stole"]);
  expect(spellResults(log, 2)).toEqual([]);
});

test("what turned the order as the books opened is told to who turned it, in that round alone", async () => {
  const { spellResults } = await import("../src/games/grimoire/results");
  const reversed = { kind: "reversed", seat: 0, spell: "haste" };
  const log = [
    entry(0, "x", { kind: "round", round: 2 }),
    entry(0, "y", reversed, { ...reversed, seat: 1 }, { kind: "turn", seat: 0 }),
  ];
  expect(spellResults(log, 0)).toEqual([reversed]);
  const later = [...log, entry(1, "z", { kind: "round", round: 3 }), entry(1, "w", { kind: "turn", seat: 0 })];
  expect(spellResults(later, 0)).toEqual([]);
});

test("a page names the reader as part of its sentence", async () => {
  const { openedBy } = await import("../src/games/grimoire/prompt");
  const room = seated("grimoire", view());
  expect([[0], [0, 2], [1, 2]].map((seats) => openedBy(room, seats))).toEqual([
    "Opened by you",
    "Opened by you, Ida",
    "Opened by Odo, Ida",
  ]);
});
