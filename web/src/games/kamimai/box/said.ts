// What is said over the sheet of a real box: whose turn, the rule in the largest letters, curses and blessings.

import type { KamiRoom } from "../control.svelte";
import { w } from "../parlance";
import type { View } from "../wire";
import { isApart } from "./box.svelte";

export interface Said {
  who: string;
  rule: string;
  more: string;
}

export function saidOf(room: KamiRoom): Said {
  const view = room.view!;
  const name = room.name(view.to_act[0] ?? view.activator);
  const who = w(`box-who-${view.phase}`, { name, guardian: guardianNames(view) });
  return { who, rule: ruleOf(room, view), more: moreOf(room, view) };
}

/** Guardians that rule the hand of whoever draws. */
function guardianNames(view: View): string {
  const held = new Set(view.sides[view.activator].reserve.filter((card) => card.endsWith("-guardian")));
  return view.hand ? [...held].map((card) => w(`card-${card}`)).join(", ") || "none" : "none";
}

function ruleOf(room: KamiRoom, view: View): string {
  if (view.phase === "draw") return w(view.hand ? `box-hand-${view.hand}` : "box-hand-free");
  if (view.phase === "store" && view.grimoire.down) return w("box-rebuild");
  const owed = view.sides[view.to_act[0] ?? view.activator].owes;
  return w(`box-rule-${view.phase}`, { count: owed, name: room.name(view.to_act[0] ?? view.activator) });
}

function moreOf(room: KamiRoom, view: View): string {
  if (view.phase === "store") return storeWords(view);
  if (view.phase === "draw") return effectWords(view);
  return view.phase === "cast" || view.phase === "owe" ? curseWords(room, view) : "";
}

/** What the area aimed at does to this draw, as far as it does something. */
function effectWords(view: View): string {
  const area = view.sheet.find((one) => one.targeted);
  return !area || area.effect === "none" ? "" : w(`box-effect-${area.effect}`);
}

function storeWords(view: View): string {
  if (view.grimoire.down) return w(view.collapsed ? "box-rebuild-all" : "box-rebuild-fallen", { limit: view.limit });
  return w("box-store", { limit: view.limit });
}

/** The curse that has just woken, and what the table has to do about it. */
function curseWords(room: KamiRoom, view: View): string {
  const area = view.sheet.find((one) => one.targeted);
  const woke = room.log.some((entry) => entry.turn === view.turn && entry.events.some(({ kind }) => kind === "curse"));
  if (!area || !woke || view.phase === "owe") return view.phase === "owe" ? w("box-curse-owe") : "";
  const colours = [...new Set(view.guardians)].map((colour) => w(`colour-${colour}`)).join(", ");
  return w(`box-curse-${area.effect}${isApart(view) ? "-apart" : ""}`, { count: view.guardians.length, colours });
}
