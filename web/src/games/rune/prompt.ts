// What the prompt of Rune says, and what is spoken of the ghost.

import { reasonWords } from "../../log";
import { say } from "../../words.svelte";
import { stepMarks } from "../choice";
import type { Prompt, StepMark } from "../screen";
import type { RuneControl, RuneRoom } from "./control.svelte";
import { cellText, type Point } from "./grid";
import { w } from "./parlance";
import { gainWords } from "./spoken";
import type { Trial } from "./wire";

/** What the prompt needs to know of the player's mind. */
export type Mind = Pick<RuneControl, "room" | "view" | "phase" | "held" | "chosen" | "spots" | "trial">;

export function promptOf(mind: Mind): Prompt {
  if (!mind.room.acting) return { text: idle(mind.room) };
  const steps = stepsOf(mind);
  const reason = mind.trial?.reason ?? null;
  const asks = mind.view.prompt.key;
  const text = w(`prompt-${asks}`);
  if (asks === "lay") return { text, hint: layHint(mind), reason, steps };
  const hint = asks === "choose" || asks === "token" ? w(`hint-${asks}`) : w(`prompt-${asks}.hint`);
  return { text, hint, reason: asks === "show" ? null : reason, steps };
}

function layHint({ view, held, chosen, spots }: Mind): string {
  if (chosen !== null) return w("hint-confirm");
  if (held === null) return w("hint-pick");
  if (view.prompt.unfit.includes(held)) return w("hint-nowhere");
  return w("hint-lay", { count: spots.length });
}

function idle(room: RuneRoom): string {
  if (room.over) return w("prompt-over");
  const actor = room.view?.actor ?? null;
  if (room.live && actor === room.self && actor !== null) return say("loading");
  return actor === null ? w("prompt-watch") : w("prompt-other", { name: room.name(actor) });
}

function stepsOf({ view, phase }: Mind): StepMark[] {
  const names = [w("step-lay"), w("step-choose")];
  if (view.options["grand-master"]) names.push(w("step-token"));
  return stepMarks(names, ["lay", "choose", "token"].indexOf(phase));
}

/** Where the ghost is and what the table thinks of it. */
export function ghostWords(room: RuneRoom, at: Point, trial: Trial, gain: number | null): string {
  const cell = cellText(...at);
  if (trial.reason) return `${cell}: ${reasonWords(trial.reason, room)}`;
  return w("ghost-fits", { cell, gain: gain === null ? "" : gainWords(gain) });
}
