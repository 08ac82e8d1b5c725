// What the prompt of Kragmortha says: the question, what comes of the path in mind, whom the table waits for.

import { say } from "../../words.svelte";
import { stepMarks } from "../choice";
import type { Prompt, StepMark } from "../screen";
import type { KragControl, KragRoom } from "./control.svelte";
import { w } from "./parlance";
import type { Trial, View } from "./wire";

/** What the prompt needs to know of the player's mind. */
export type Mind = Pick<KragControl, "room" | "view" | "grip" | "path" | "marks" | "pointing" | "fates">;

export interface FateLine {
  text: string;
  clause: string;
}

const CLAUSES = { rigor: "K-20", desk: "K-29", teleport: "K-23", stuck: "K-25" };

export function promptOf(mind: Mind): Prompt {
  const { room, view, pointing } = mind;
  if (!room.acting) return { text: idle(room, view), hint: owed(room, view) };
  const outlook = mind.fates.map((line) => line.text).join(" ");
  return {
    text: question(mind),
    hint: outlook || advice(mind),
    reason: pointing.trial?.reason ?? null,
    steps: steps(mind),
  };
}

/** What the path shown would lead to. */
export function fateLines(room: KragRoom, trial: Trial | null): FateLine[] {
  if (!trial || trial.reason) return [];
  const lines = trial.fates.map((fate) => ({
    text: w(`fate-${fate.lands}`, { name: room.name(fate.seat), you: isMe(room, fate.seat) }),
    clause: CLAUSES[fate.lands],
  }));
  const link = trial.next_link;
  if (!link) return lines;
  const values = {
    name: room.name(link.chooser),
    you: isMe(room, link.chooser),
    target: room.name(link.pushed),
    "target-you": isMe(room, link.pushed),
  };
  return [...lines, { text: w("link-next", values), clause: "K-15" }];
}

const isMe = (room: KragRoom, seat: number): string => (seat === room.self ? "yes" : "no");

const isExchange = (room: KragRoom): boolean => room.offers.some((one) => one.kind === "exchange");

function question({ room, view, grip }: Mind): string {
  const { phase } = view;
  const link = view.chain.at(-1);
  if (phase === "link" && link) return w("ask-shove", { name: room.called(link.pushed), you: isMe(room, link.pushed) });
  if (phase === "plan" && grip.spell) return w("ask-spell", { book: w(`book-${grip.spell}`) });
  if (phase === "vote" || phase === "admit") return caseWords(room, view, `ask-${phase}`);
  if (phase === "plan" && isExchange(room)) return w("ask-exchange");
  if (phase === "second" && !room.offers.some((one) => one.kind === "stop")) return w("prompt-second-must");
  return w(`prompt-${phase}`);
}

function caseWords(room: KragRoom, view: View, key: string): string {
  const open = view.case;
  if (!open) return "";
  return w(key, { name: room.called(open.accused), you: isMe(room, open.accused), look: w(`look-${open.look}`) });
}

function advice({ room, view, grip, path, marks }: Mind): string {
  if (isExchange(room)) return w("hint-exchange");
  if (view.phase === "plan" && view.must_look) return w("hint-peek");
  if (path.first) return w(marks.some((mark) => mark.onward) ? "hint-onward" : "hint-confirm");
  if (grip.held !== null) return w("hint-squares", { count: marks.length });
  if (view.phase === "plan" && !view.sides[view.active]?.book_count) return w("hint-steps");
  return w(`prompt-${view.phase}.hint`);
}

function idle(room: KragRoom, view: View): string {
  if (room.over || view.phase === "over") return w("prompt-over");
  const { phase, actor, chain } = view;
  if (phase === "vote") return caseWords(room, view, "wait-vote");
  if (actor === null) return w("watching");
  if (room.live && actor === room.self) return say("loading");
  const pushed = chain.at(-1)?.pushed ?? actor;
  const values = { name: room.name(actor), target: room.name(pushed), "target-you": isMe(room, pushed) };
  return w(`wait-${phase}`, values);
}

function owed(room: KragRoom, view: View): string {
  const names = view.owed.map((seat) => room.called(seat));
  return names.length ? w("owed", { names: names.join(", ") }) : "";
}

function steps({ room, view, grip }: Mind): StepMark[] {
  const { phase } = view;
  if (view.active !== room.seat || !["plan", "second", "link", "after"].includes(phase)) return [];
  const at = phase === "plan" ? (grip.held === null ? 0 : 1) : phase === "after" ? 3 : 2;
  return stepMarks([w("step-card"), w("step-first"), w(phase === "link" ? "step-shove" : "step-second")], at);
}
