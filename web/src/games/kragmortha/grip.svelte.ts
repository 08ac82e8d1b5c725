// What the player has in hand: a card, or a Grimoire used instead of one or with it.

import { type Held, heldFor } from "./offers";
import type { Offer } from "./wire";

export class Grip implements Held {
  held: number | null = $state(null);
  /** The card under the pointer: its squares glow before it is taken. */
  hovered: number | null = $state(null);
  /** The Grimoire being used instead of a card. */
  spell: string | null = $state(null);
  gaze = $state(false);
  shove = $state(false);

  get slot(): number | null {
    return this.held ?? this.hovered;
  }

  get isEmpty(): boolean {
    return this.held === null && !this.spell && !this.gaze && !this.shove;
  }

  /** Takes a card in hand, or lays it back where it may be `dropped`. */
  takeCard(slot: number, dropped: boolean): void {
    this.spell = null;
    this.held = this.held === slot && dropped ? null : slot;
  }

  /** Takes a Grimoire in hand or lays it back; one that stands in for a card takes its place. */
  turnBook(book: string): void {
    if (book === "crystal-gaze") this.gaze = !this.gaze;
    else if (book === "ogres-shove") this.shove = !this.shove;
    else if (book === "hasty-feet") this.spell = null;
    else this.spell = this.spell === book ? null : book;
    if (this.spell) this.held = null;
  }

  hasBook(book: string): boolean {
    return this.spell === book || (book === "crystal-gaze" && this.gaze) || (book === "ogres-shove" && this.shove);
  }

  /** Takes in hand what an offered move is made with. */
  takeFor(offer: Offer): void {
    const { slot, spell, gaze, shove } = heldFor(offer);
    this.held = slot;
    this.spell = spell;
    this.gaze = gaze;
    this.shove = shove;
  }

  letGo(): void {
    this.held = null;
    this.hovered = null;
    this.spell = null;
    this.gaze = false;
    this.shove = false;
  }
}
