// What a summoner has in mind, part by part: spells and pulls from offers, the moving deck, the prompt, keys.

import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Pose } from "../src/games/kamimai/poses";
import type { Stroke } from "../src/games/kamimai/stroke";
import type { Area, Offer, Share, View } from "../src/games/kamimai/wire";
import type { Motion } from "../src/motion";
import { entry, key, seated } from "./seated";

const { KamiControl } = await import("../src/games/kamimai/control.svelte");
const { Deck, drawnSlots } = await import("../src/games/kamimai/deck.svelte");
const lookup = await import("../src/games/kamimai/offers");
const { tipOf } = await import("../src/games/kamimai/collapse");
const { dangerOf, Risk } = await import("../src/games/kamimai/risk.svelte");
const { areaTold } = await import("../src/games/kamimai/parlance");
const { built, lopsidedness, paintedOrder, slid } = await import("../src/games/kamimai/poses");
const { settings } = await import("../src/settings.svelte");

const share = (seat: number, agreed: boolean, ...cards: string[]): Share => ({
  seat,
  cards,
  value: cards.length,
  agreed,
});
const cast = (box: string, colour: "fire" | "air", ...shares: Share[]): Offer => ({
  move: `cast ${box} ${colour} ${shares.flatMap((one) => one.cards).join("+")}`,
  kind: "cast",
  box,
  colour,
  shares,
});
const pull = (slot: number, tempo: string): Offer => ({ move: `pull ${slot} ${tempo}`, kind: "pull", slot, tempo });
const CARD = { width: 6.3, height: 8.8, thickness: 0.035, gap: 0.0005, opening: 48 };
const view = (change: object = {}): View =>
  ({
    phase: "draw",
    turn: 2,
    activator: 0,
    to_act: [0],
    drawn: [],
    limit: 5,
    hand: null,
    proposal: null,
    grimoire: {
      slots: [1, 2, 4].map((slot) => ({ slot, side: "near", layer: slot, card: null })),
      near: 3,
      far: 1,
      built: 6,
    },
    options: { grimoire: "simulated" },
    box: { risky: 400, wild: 2000, body: { ...CARD, fallen: 60, collapse_share: 0.1, collapse_least: 3 } },
    ...change,
  }) as unknown as View;

describe("offers", () => {
  test("spells are grouped by box and colour, the cheapest payment first", () => {
    const plain = cast("fire", "fire", share(0, true, "fire", "fire"));
    const wolf = cast("fire", "fire", share(0, true, "wolf"));
    const fairy = cast("fire", "fire", share(0, true, "fire-fairy", "wolf"));
    const other = cast("team", "air", share(0, true, "air"), share(1, false, "air"));
    const plans = lookup.plansOf([fairy, wolf, other, plain]);
    expect(plans.map((plan) => plan.key)).toEqual(["fire fire", "team air"]);
    expect(plans[0].ways).toEqual([plain, wolf, fairy]);
    expect(lookup.planFor(plans, "team air")).toBe(plans[1]);
    expect(lookup.planFor(plans, null)).toBeNull();
    expect(lookup.planFor(plans.slice(1), null)).toBe(plans[1]);
  });

  test("a pull is found by card and tempo, and says where it leans", () => {
    const offers = [pull(2, "slow"), pull(4, "slow"), pull(4, "quick")];
    expect(lookup.pullOffer(offers, 4, "quick")?.move).toBe("pull 4 quick");
    expect(lookup.pullOffer(offers, 2, "quick")).toBeUndefined();
    expect(lookup.leaningMove(offers[0], "straight")).toBe("pull 2 slow");
    expect(lookup.leaningMove(offers[0], "inward")).toBe("pull 2 slow inward");
    expect(lookup.leaningMove({ move: "done", kind: "done" }, "inward")).toBe("done");
  });

  test("a click on a card discards, forfeits or plays it", () => {
    const offers: Offer[] = [
      { move: "give wolf 1", kind: "give", card: "wolf" },
      { move: "discard wolf", kind: "discard", card: "wolf" },
    ];
    expect(lookup.cardOffer(offers, "wolf")?.move).toBe("discard wolf");
    expect(lookup.cardOffer(offers, "owl")).toBeUndefined();
  });

  test("those who agreed have promised their cards", () => {
    const shares = [share(0, true, "fire", "wolf"), share(1, false, "air")];
    expect(lookup.promisedCards({ box: "fire", colour: "fire", shares })).toEqual({
      cards: ["fire", "wolf"],
      value: 2,
      of: 3,
    });
    expect(lookup.promisedCards(null)).toEqual({ cards: [], value: 0, of: 0 });
  });

  test("sides that stand unevenly", () => {
    expect([
      lopsidedness({ near: 3, far: 1 }),
      lopsidedness({ near: 2, far: 2 }),
      lopsidedness({ near: 0, far: 0 }),
    ]).toEqual([0.5, 0, 0]);
    expect(lopsidedness(undefined)).toBe(0);
  });
});

describe("the deck", () => {
  const pulled = (...slots: number[]) => entry(0, "pull", { kind: "pulled", slots });
  const rebuilt = entry(0, "end", { kind: "rebuilt" });
  const upright = (slot: number) => [slot, 100 * slot, 400, 0, 1000, 0, 0, 0];
  const motion = (change: Partial<Motion> = {}): Motion =>
    ({
      start: [1, 2, 4].map(upright),
      slot: 1,
      told: true,
      frames: [],
      due: () => [],
      coming: () => null,
      over: () => true,
      ...change,
    }) as unknown as Motion;
  beforeEach(() => {
    vi.stubGlobal("cancelAnimationFrame", () => {});
    vi.stubGlobal("requestAnimationFrame", () => 1);
  });

  test("slots are out once they were pulled, until the deck is built again", () => {
    expect([...drawnSlots([pulled(3), pulled(5, 6)])]).toEqual([3, 5, 6]);
    expect([...drawnSlots([pulled(3), rebuilt, pulled(7)])]).toEqual([7]);
    expect([...drawnSlots([])]).toEqual([]);
  });

  test("cards are where the simulation told, but for those that were drawn", () => {
    const room = seated("kamimai", view());
    const deck = new Deck(room);
    deck.show(motion());
    expect([...deck.poses.keys()]).toEqual([1, 2, 4]);
    expect(deck.poses.get(4)).toEqual([4, 4, 0, 1, 0, 0, 0]);
    room.log = [pulled(2)];
    deck.tidy(view());
    expect([...deck.poses.keys()]).toEqual([1, 4]);
  });

  test("a deck that is built up anew stands as built", () => {
    const room = seated("kamimai", view());
    const deck = new Deck(room);
    deck.show(motion());
    deck.toppled = true;
    deck.tidy(view());
    expect(deck.poses.size).toBe(3);
    room.latest = { ...rebuilt, n: 7 };
    deck.tidy(view());
    expect([deck.poses.size, deck.toppled]).toEqual([0, false]);
  });

  test("it topples when the cards told lie", () => {
    const room = seated("kamimai", view());
    const deck = new Deck(room);
    const lying = [1, 2, 4].map((slot) => [slot, 0, 0, 0, 707, 707, 0, 0]);
    deck.show(motion({ slot: null, due: () => [{ at: 0, cards: lying }] }));
    expect(deck.toppled).toBe(true);
  });

  test("a neighbour that comes along is seen and told, and one left half out hangs there", () => {
    const room = seated("kamimai", view());
    const deck = new Deck(room);
    const now = [
      [1, 300, 440, 0, 1000, 0, 0, 0],
      [2, 90, 440, 0, 1000, 0, 0, 0],
      [4, 5, 440, 0, 1000, 0, 0, 0],
    ];
    const start = [1, 2, 4].map((slot) => [slot, 0, 440, 0, 1000, 0, 0, 0]);
    deck.show(motion({ start, due: () => [{ at: 0, cards: now }], over: () => false }));
    expect([deck.creeping, deck.hanging]).toEqual([[2], [2]]); // the first is in the hand
    expect(room.announcement).toContain("2");
    deck.show(motion({ slot: null, start: now }));
    expect([deck.creeping, deck.hanging]).toEqual([[], [1, 2]]);
  });

  test("a collapse names the first card that tipped and did not come back, and why", () => {
    const at = (slot: number, turn: number) => [
      slot,
      0,
      440,
      0,
      1000 * Math.cos(turn / 2),
      1000 * Math.sin(turn / 2),
      0,
      0,
    ];
    const frames = [
      { at: 100, cards: [at(2, 0.3), at(4, 0.1)] },
      { at: 200, cards: [at(2, 0), at(4, 0.4)] },
      { at: 300, cards: [at(4, 1.5), at(1, 1.5)] },
    ];
    const start = [1, 2, 4].map((slot) => at(slot, 0));
    const all = [1, 2, 3, 4, 5, 6].map((slot) => ({ slot }));
    const whole = view({ grimoire: { slots: all, built: 6, near: 3, far: 3 } });
    expect(tipOf(whole, start, frames, 1)).toEqual({ slot: 4, at: 200, why: "hand" });
    expect(tipOf(whole, start, frames.slice(0, 2), 1)).toBeNull();
    const bare = view({ grimoire: { slots: all.slice(3), built: 6, near: 0, far: 3 } });
    expect(tipOf(bare, start, frames, 5)?.why).toBe("bared");
    expect(tipOf(whole, start, frames, null)?.why).toBe("knock");
  });

  test("a card that tips behind the hand is its fault where it dragged others along", () => {
    const at = (slot: number, along: number, turn: number) => [
      slot,
      100 * along,
      440,
      0,
      1000 * Math.cos(turn / 2),
      1000 * Math.sin(turn / 2),
      0,
      0,
    ];
    const start = [1, 2, 3].map((slot) => at(slot, 0, 0));
    const pull = (dragged: number) => [
      { at: 33, cards: [at(2, 1, 0), at(3, 0, 0)] },
      { at: 66, cards: [at(2, 6, 0), at(3, dragged, 0)] },
      { at: 99, cards: [at(2, 9, 0)] },
      { at: 500, cards: [at(1, 0, 1.5)] },
    ];
    const whole = view({ grimoire: { slots: [1, 2, 3].map((slot) => ({ slot })), built: 3, near: 2, far: 1 } });
    expect(tipOf(whole, start, pull(0.2), 2)?.why).toBe("balance");
    expect(tipOf(whole, start, pull(0.5), 2)?.why).toBe("hand");
  });

  test("a card in the hand is where the hand has it until it is let go", () => {
    const deck = new Deck(seated("kamimai", view()));
    const from: Pose = [0, 4, 0, 1, 0, 0, 0];
    const stroke = { slot: 2, from, begun: false } as unknown as Stroke;
    deck.grab(stroke);
    expect(deck.drag).toEqual({ slot: 2, pose: from });
    deck.release({} as Stroke);
    expect(deck.drag).not.toBeNull();
    deck.release(stroke);
    expect(deck.drag).toBeNull();
    expect(deck.carry(stroke, from, null)).toBe(false);
  });
});

describe("what hides what", () => {
  const body = view().box.body;
  const stands = (drawnOut: number) =>
    Array.from({ length: 8 }, (_, i) => {
      const [, ...rest] = built(i + 1, 8, body);
      return { slot: i + 1, card: null, pose: [i === 2 ? drawnOut : 0, ...rest] as unknown as Pose };
    });
  const slots = (eye: [number, number, number], drawnOut = 0) =>
    paintedOrder(stands(drawnOut), eye, body).map(({ slot }) => slot);

  test("a card half out is drawn between its neighbours, to whichever side", () => {
    for (const way of [-6, 0, 6]) {
      expect(slots([20, 15, -34], way)).toEqual([8, 7, 6, 5, 4, 3, 2, 1]);
      expect(slots([20, 15, 34], way)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
      expect(slots([0, 37, 0], way).filter((slot) => slot < 5)).toEqual([4, 3, 2, 1]);
      expect(slots([0, 37, 0], way).filter((slot) => slot > 4)).toEqual([5, 6, 7, 8]);
    }
  });

  test("cards that lie are drawn by distance", () => {
    const half = Math.SQRT1_2;
    const lying = [3, -5, 9].map((z, i) => ({ slot: i + 1, card: null, pose: [0, 0, z, half, half, 0, 0] as Pose }));
    expect(paintedOrder(lying, [0, 12, -30], body).map(({ slot }) => slot)).toEqual([3, 1, 2]);
  });

  test("a card in the hand slides in its own plane, wherever the hand strays", () => {
    const told = built(3, 8, body);
    const [x, y, z, ...turn] = slid(told, [4, told[1] + 0.3, told[2] - 1.2, 1, 0, 0, 0]);
    expect([x, y, z]).toEqual([4, told[1], told[2]].map((part) => expect.closeTo(part, 9)));
    expect(turn).toEqual(told.slice(3));
  });
});

describe("the risk", () => {
  test("has one word for the estimate and for tries", () => {
    const box = { risky: 400, wild: 2000 };
    expect([0, 399, 400, 1999, 2000].map((risk) => dangerOf(risk, box))).toEqual([
      "calm",
      "calm",
      "risky",
      "risky",
      "wild",
    ]);
  });

  test("is of the pull in mind, after a moment, and gone with it", async () => {
    vi.useFakeTimers();
    const room = seated("kamimai", view());
    room.answers["pull 2 slow"] = { risk: 100, tries: 12, fell: 3, several: 1 };
    const risk = new Risk(room);
    risk.follow("pull 4 slow");
    await vi.advanceTimersByTimeAsync(200);
    risk.follow("pull 2 slow");
    await vi.advanceTimersByTimeAsync(299);
    expect([room.asked, risk.trying, risk.danger(100)]).toEqual([[], true, "calm"]);
    await vi.advanceTimersByTimeAsync(1);
    expect([room.asked, risk.trying, risk.danger(100)]).toEqual([["pull 2 slow"], false, "wild"]);
    expect(room.announcement).toContain("3");
    risk.follow("pull 4 slow");
    expect([risk.trial, risk.danger(500)]).toEqual([null, "risky"]);
    vi.useRealTimers();
  });
});

describe("a summoner", () => {
  const offers = [pull(2, "slow"), pull(2, "quick"), pull(4, "slow"), { move: "done", kind: "done" }];
  let room: ReturnType<typeof seated>;
  let control: InstanceType<typeof KamiControl>;
  beforeEach(() => {
    room = seated("kamimai", view(), offers);
    control = new KamiControl(room);
  });

  test("goes from card to card and stops at the ends", () => {
    const at = (name: string) => {
      control.key(key(name));
      return control.slot;
    };
    expect(["ArrowRight", "ArrowRight", "ArrowRight", "Home", "ArrowLeft", "End"].map(at)).toEqual([2, 4, 4, 1, 1, 4]);
    expect(room.announcement).toContain("4");
  });

  test("pulls the card under the fingers at a tempo, leaning as chosen", () => {
    control.touch(2);
    control.key(key("l"));
    expect(control.lean).toBe("inward");
    expect([control.key(key("3")), control.pending]).toEqual([true, "pull 2 quick"]);
    control.confirm();
    expect(room.plays).toEqual(["pull 2 quick inward"]);
    expect(control.key(key("2"))).toBe(false);
  });

  test("leans nowhere where the deck is not simulated", () => {
    room.view = view({ options: { grimoire: "surrogate" } });
    control.lean = "inward";
    control.choose("pull 2 slow");
    control.confirm();
    expect(room.plays).toEqual(["pull 2 slow"]);
  });

  test("puts back the choice, then the gift, then the spell", () => {
    control.choose("done");
    control.gift = "wolf";
    control.plan = "fire fire";
    const left = () => [control.putBack(), control.chosen, control.gift, control.plan];
    expect(left()).toEqual([true, null, "wolf", "fire fire"]);
    expect(left()).toEqual([true, null, null, "fire fire"]);
    expect(left()).toEqual([true, null, null, null]);
    expect(control.putBack()).toBe(false);
  });

  test("walks round the table both ways", () => {
    control.key(key("r"));
    expect(control.round).toBe(1);
    control.key(key("R", true));
    control.key(key("R", true));
    expect(control.round).toBe(7);
  });

  test("chooses areas, payments and moves without a place by keys", () => {
    room.offers = [{ move: "target b", kind: "target" }, ...offers];
    const chosen = (name: string) => [control.key(key(name)), control.chosen];
    expect(chosen("b")).toEqual([true, "target b"]);
    expect(chosen("d")).toEqual([true, "done"]);
    expect(control.key(key("y"))).toBe(false);
  });
});

describe("the prompt", () => {
  const prompt = (change: object, offers: object[] = [], mayAct = true) => {
    const room = seated("kamimai", view(change), offers);
    room.mayAct = mayAct;
    return new KamiControl(room).prompt;
  };

  test("hints at the hand to use, the end of drawing, and a hand that holds too much", () => {
    settings.hand = "right";
    const hint = (change: object, offers: object[] = []) => prompt(change, offers).hint;
    expect(hint({})).toBe("prompt-draw.hint");
    expect(hint({}, [{ move: "done" }])).not.toBe(hint({}));
    expect(hint({ hand: "ring" })).not.toBe(hint({ hand: "little" }));
    expect(hint({ hand: "other" })).not.toBe(hint({ hand: "ring" }));
    expect(hint({ phase: "store", limit: 4 })).toContain("4");
  });

  test("names those who have not agreed yet", () => {
    const proposal = { shares: [share(0, true), share(1, false), share(2, false)] };
    expect(prompt({ phase: "ask", proposal }).text).toContain("Odo, Ida");
  });

  test("names the one the table waits for", () => {
    expect(prompt({ to_act: [2] }, [], false).text).toContain("Ida");
  });

  test("marks the step of the turn", () => {
    const is = (phase: string) => prompt({ phase }).steps?.map((step) => step.is);
    expect(is("target")).toEqual(["on", "next", "next", "next"]);
    expect(is("ask")).toEqual(["done", "done", "on", "next"]);
    expect(is("store")).toEqual(["done", "done", "done", "on"]);
  });
});

test("an area is read out with what is left of it and what it does", () => {
  const spells = [
    { box: "fire", marked: true },
    { box: "team", marked: false },
  ];
  const area: Area = { area: "a", spells, effect: "energy", sealed: false, targeted: false };
  expect(areaTold(area)).toBe("Area area-a, effect-energy, one spell open");
  expect(areaTold({ ...area, spells: [] })).not.toBe(areaTold(area));
  expect(areaTold({ ...area, sealed: true })).not.toBe(areaTold(area));
  expect(areaTold({ ...area, targeted: true })).not.toBe(areaTold(area));
});
