// What the player of a plain screen has in mind: one of the offered moves, until Confirm.

import { isConfirmed } from "../../games/choice";
import type { Control, Prompt } from "../../games/screen";
import type { Room } from "../../room.svelte";
import { play as sound } from "../../sound";
import { say, sentence } from "../../words.svelte";
import { moveText } from "./teller";

const ARROWS: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

export class PlainControl implements Control {
  chosen: string | null = $state(null);

  constructor(readonly room: Room) {
    $effect.root(() => {
      $effect(() => {
        void this.room.view;
        void this.room.acting;
        this.chosen = null;
      });
    });
  }

  get pending(): string | null {
    return this.room.acting ? this.chosen : null;
  }

  get prompt(): Prompt {
    if (this.room.over) return { text: say("plain-over") };
    if (!this.room.acting) return { text: say("plain-watch") };
    const key = this.room.view?.prompt?.key ?? "move";
    const asked = sentence(`prompt-${key}`, {}, this.room.game);
    return {
      text: asked || say("plain-choose"),
      hint: this.chosen ? moveText(this.chosen, this.room.game) : undefined,
    };
  }

  choose(move: string): void {
    if (isConfirmed(move, this.chosen)) {
      this.room.play(move);
      return;
    }
    this.chosen = move;
    sound("pick");
  }

  putBack(): boolean {
    const had = this.chosen !== null;
    this.chosen = null;
    return had;
  }

  /** Arrows go from one offered move to the next, round and round. */
  key(event: KeyboardEvent): boolean {
    const by = ARROWS[event.key];
    const buttons = [...document.querySelectorAll<HTMLElement>(".plain-offers [data-move]")];
    if (!by || !this.room.acting || !buttons.length) return false;
    const at = buttons.indexOf(document.activeElement as HTMLElement);
    const next = at < 0 ? (by > 0 ? 0 : -1) : (at + by) % buttons.length;
    buttons.at(next)?.focus();
    return true;
  }
}
