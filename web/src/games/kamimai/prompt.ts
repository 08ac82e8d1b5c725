// What the prompt of KamiMaï says: what to do, whom the spell waits for, which step of the turn it is.

import { LiveRoom } from "../../live.svelte";
import { settings } from "../../settings.svelte";
import type { LogEntry } from "../../wire";
import { say } from "../../words.svelte";
import { stepMarks } from "../choice";
import type { Prompt, StepMark } from "../screen";
import type { KamiControl } from "./control.svelte";
import { w } from "./parlance";
import type { View } from "./wire";

/** What the prompt needs to know of the player's mind. */
export type Mind = Pick<KamiControl, "room" | "able" | "deck" | "plans" | "trial">;

const STEPS = ["target", "draw", "cast", "store"];
const STEP_OF: Record<string, number> = { target: 0, hand: 1, draw: 1, train: 1, store: 3, over: 4 };

export function promptOf(mind: Mind): Prompt {
  const { room } = mind;
  const view = room.view;
  if (!view) return { text: say("loading") };
  const steps = stepsOf(view);
  if (!mind.able) return { text: idle(mind, view), steps };
  if (view.phase === "ask" && view.activator === room.seat)
    return { text: w("prompt-waiting", { names: lateNames(mind, view) }), hint: w("prompt-ask.hint"), steps };
  const key = view.phase === "ask" ? "prompt-asked" : `prompt-${view.phase}`;
  const text = w(key, { name: room.name(view.activator) });
  return { text, hint: hint(mind, view), reason: mind.trial?.reason ?? null, steps };
}

function hint({ room, plans }: Mind, view: View): string {
  if (view.phase === "train") return w(`hint-train-${Math.min(3, pullsSoFar(room.log))}`);
  if (view.phase === "draw") return drawHint(view, room.offer("done") !== undefined);
  if (view.phase === "store") return w("hint-store", { limit: view.limit });
  if (view.phase === "cast" && !plans.length) return w("hint-no-spell");
  return w(`prompt-${view.phase}.hint`);
}

/** How often it was pulled at. */
const pullsSoFar = (log: LogEntry[]): number =>
  log.filter((entry) => entry.events.some((event) => event.kind === "pulled" || event.kind === "collapsed")).length;

function drawHint(view: View, mayEnd: boolean): string {
  if (view.hand === "other") return w(`hint-other-${settings.hand}`);
  if (view.hand) return w("hint-hand", { hand: w(`hand-${view.hand}`) });
  if (mayEnd) return w("hint-done");
  return w("prompt-draw.hint");
}

/** Names of those who have not agreed yet. */
function lateNames({ room }: Mind, view: View): string {
  const late = view.proposal?.shares.filter((share) => !share.agreed) ?? [];
  return late.map((share) => room.name(share.seat)).join(", ");
}

function idle({ room, deck }: Mind, view: View): string {
  if (room.over || view.phase === "over") return w("prompt-over");
  const seat = view.to_act[0] ?? view.activator;
  if (deck.drag) return w("prompt-pulling");
  if (room instanceof LiveRoom && room.moving) return w("prompt-moving");
  if (seat === room.seat && room.live) return say("loading");
  return w(`idle-${view.phase}`, { name: room.called(seat) });
}

function stepsOf(view: View): StepMark[] {
  return stepMarks(
    STEPS.map((step) => w(`step-${step}`)),
    STEP_OF[view.phase] ?? 2,
  );
}
