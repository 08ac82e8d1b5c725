// What Looks ask of the player besides moves, as far as the page carries it out or tells the table of it.

import { untrack } from "svelte";
import { settings } from "../../settings.svelte";
import type { KragRoom } from "./control.svelte";
import { lookOffer } from "./offers";
import { bears, isEasy, w } from "./parlance";
import type { Demand, FromPage, Offer, Picked } from "./wire";

/** Where keys are not the game's. */
const ASIDE = "input, textarea, select, dialog, .bar, .left, .right, .notices, .result";
/** Orders that must be obeyed between the moves of a plan. */
const BETWEEN = ["leg-3", "arm-1", "voice-1", "mouth-3"];
/** Orders that count or time what is picked. */
const COUNTING = ["head-1", "arm-3", "mouth-3", "leg-2"];

export class Penances {
  /** Whether the player holds the jaw open (mouth-3). */
  jaw = $state(false);
  /** What the table knows of the reader's wish. */
  private saidEasier = false;

  constructor(private readonly room: KragRoom) {}

  /** Keeps up with the view; runs inside an effect. */
  follow(): void {
    $effect(() => this.bindArm());
    $effect(() => this.tellEasier());
  }

  get demands(): Demand[] {
    return this.room.live && !this.room.over ? (this.room.demands as Demand[]) : [];
  }

  /** K-34: whether an order must be obeyed before a planned move goes on; then it waits for Confirm. */
  get isBetween(): boolean {
    return this.demands.length > 0 || (this.room.watched && BETWEEN.some((order) => this.bears(order)));
  }

  /** A Stiff Arm confirms with the far button only. */
  get isStiff(): boolean {
    return this.room.watched && this.room.acting && this.isActive && this.bears("arm-1");
  }

  private get isActive(): boolean {
    return this.room.view!.active === this.room.seat;
  }

  private bears(order: string): boolean {
    return bears(this.room.view!, this.room.seat, order);
  }

  private note(note: FromPage): void {
    this.room.note(note);
  }

  /** "Caught!" may be called at any time, on one's turn or not. */
  accusation(seat: number, look: string): Offer | undefined {
    return this.room.live ? lookOffer(this.room.offers, "caught", look, seat) : undefined;
  }

  /** Every Look at which "Caught!" may be called now. */
  get accusations(): Offer[] {
    return this.room.live && !this.room.over ? this.room.offers.filter((offer) => offer.kind === "caught") : [];
  }

  /** At a friendly table a Look one cannot do is exchanged. */
  exchange(look: string): Offer | undefined {
    return this.room.live ? lookOffer(this.room.offers, "ease", look) : undefined;
  }

  holdJaw(down: boolean): void {
    if (down === this.jaw) return;
    this.jaw = down;
    this.note({ type: "held", down });
  }

  /** Touching one's own name, where a Bowed Head asks for it. */
  touchName(): boolean {
    const asked = this.demands.some((one) => one.ask === "name");
    if (asked) this.note({ type: "pressed", what: "name" });
    return asked;
  }

  pressFar(): void {
    this.note({ type: "pressed", what: "far" });
  }

  /** Tells the table what is picked where an order counts it. Squares further on are told by their moves. */
  pick(picked: Pick<Picked, "card" | "square">): void {
    if (this.isActive && COUNTING.some((order) => this.bears(order))) this.note({ type: "picked", ...picked });
  }

  /** Everybody chooses stand-ins for themselves; the table is told whenever it hears this page anew. */
  private tellEasier(): void {
    const wanted = settings.easier;
    const { room } = this;
    if (!room.live || !room.connected || room.seat === null || room.view?.options.mode !== "online") {
      this.saidEasier = false;
    } else if (wanted !== this.saidEasier) {
      this.saidEasier = wanted;
      untrack(() => this.note({ type: "easier", on: wanted }));
    }
  }

  /** Arm Behind the Back: only the pointer or only the keyboard works while one has to choose. */
  private bindArm(): (() => void) | undefined {
    const { view, seat, acting } = this.room;
    const kept = seat === null || !view ? null : view.sides[seat].device;
    if (!kept || !acting || !this.bears("arm-4") || isEasy(view!, seat, "arm-4")) return;
    const stop = (event: Event) => {
      if (!isBarred(event, kept)) return;
      event.stopImmediatePropagation();
      event.preventDefault();
      this.room.announcement = w(`arm-${kept}`);
    };
    const free = (event: KeyboardEvent) => event.key === "Tab" || event.key === "Escape" || stop(event);
    addEventListener("click", stop, true);
    addEventListener("keydown", free, true);
    return () => {
      removeEventListener("click", stop, true);
      removeEventListener("keydown", free, true);
    };
  }
}

/** Whether an event on the game's own parts comes from the device not kept. A click without a press is a key's. */
export function isBarred(event: Event, kept: "pointer" | "keyboard"): boolean {
  const at = event.target instanceof Element ? event.target : document.body;
  const typed = event instanceof KeyboardEvent;
  const inside = typed ? !at.closest(ASIDE) : at.closest(".board, .dock");
  const byKey = typed || (event instanceof MouseEvent && event.detail === 0);
  return !!inside && byKey !== (kept === "keyboard");
}
