// What the prompt of Grimoire says: the question, the page in mind, who still has to choose.

import { say } from "../../words.svelte";
import type { Prompt } from "../screen";
import type { GrimoireControl, GrimoireRoom } from "./control.svelte";
import { w } from "./parlance";
import type { View } from "./wire";

/** What the prompt needs to know of the reader's mind. */
export type Mind = Pick<GrimoireControl, "room" | "view" | "able" | "pending" | "bookmarked" | "trial">;

/** Who opened a page, the reader first. */
export function openedBy(room: GrimoireRoom, seats: readonly number[]): string {
  const others = seats.filter((seat) => seat !== room.self).map((seat) => room.name(seat));
  const you = others.length === seats.length ? "no" : others.length ? "too" : "only";
  return w("opened-by", { you, names: others.join(", ") });
}

export function promptOf(mind: Mind): Prompt {
  if (!mind.able) return { text: idle(mind.room) };
  const { phase } = mind.view;
  const reason = mind.trial?.reason ?? null;
  if (phase === "pages") return { ...pagePrompt(mind), reason };
  return { text: w(`prompt-${phase}`), hint: w(`prompt-${phase}.hint`), reason };
}

function pagePrompt({ room, view, pending, bookmarked }: Mind): Prompt {
  const own = view.own?.page ?? 0;
  const late = lateNames(room, view);
  const mayChange = `${late ? w("still-choosing", { names: late }) : ""} ${w("may-change")}`;
  const named = (page: number) => ({ page, spell: w(`spell-${view.pages[page - 1].spell}`) });
  if (pending) {
    const text = w(own ? "prompt-change" : "prompt-seal", named(bookmarked));
    return { text, hint: late ? mayChange : w("you-are-last") };
  }
  if (own) return { text: w("prompt-sealed", named(own)), hint: mayChange };
  return { text: w("prompt-pages"), hint: late ? w("prompt-pages.hint") : w("you-are-last") };
}

/** Names of the others who still have to choose a page. */
function lateNames(room: GrimoireRoom, view: View): string {
  const others = view.to_act.filter((seat) => seat !== room.self);
  return others.map((seat) => room.name(seat)).join(", ");
}

function idle(room: GrimoireRoom): string {
  if (room.over) return w("prompt-over");
  const view = room.view;
  if (!view) return say("loading");
  if (view.phase === "pages") return w("idle-pages");
  const actor = view.asked;
  if (actor === null || (actor === room.self && room.live)) return say("loading");
  return w(`idle-${view.phase}`, { name: room.name(actor) });
}
