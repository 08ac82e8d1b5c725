// What a reader of Grimoire has in mind: the page the book lies open at, the choice that waits for Confirm, what the
// table says about it, and how far the tale of the order has been told. What may be done is in the offers alone.

import { untrack } from "svelte";
import type { Room } from "../../room.svelte";
import { settings } from "../../settings.svelte";
import { play as sound } from "../../sound";
import { canChoose, isConfirmed, isReply } from "../choice";
import { buttonAt } from "../keys";
import type { Control, Prompt } from "../screen";
import { pressKey } from "./keys";
import { type Marks, marksOf } from "./marks";
import { pageWords } from "./parlance";
import { promptOf } from "./prompt";
import { Tale } from "./tale.svelte";
import type { Offer, Page, Trial, View } from "./wire";

export type GrimoireRoom = Room<View, Offer, Trial>;
type Kind = Offer["kind"];

/** A sealed page may be changed until the last one is chosen. */
const CHANGEABLE = ["pages"];

/** Answers to what the table asks; pages, places and cards are chosen and confirmed. */
const REPLIES = ["pass", "target", "pay", "buy", "add", "look"];

export class GrimoireControl implements Control {
  /** The chosen move; null while the player still looks around. */
  chosen: string | null = $state(null);
  /** The page the reader is at; the book lies open there. */
  page = $state(1);
  /** True when the reader has leafed away from a question written into the book. */
  reading = $state(false);
  trial: Trial | null = $state.raw(null);
  readonly tale = new Tale(() => this.room.view?.order ?? null);
  /** The move the table was asked about last. */
  private asked = "";
  private moment = "";
  private cast = "";

  constructor(readonly room: GrimoireRoom) {
    room.isTelling = () => this.tale.revealing;
    $effect.root(() => {
      $effect(() => {
        void this.room.acting;
        if (this.room.view) this.follow(this.room.view);
      });
    });
  }

  get view(): View {
    return this.room.view!;
  }

  get able(): boolean {
    return canChoose(this.room, CHANGEABLE);
  }

  /** The question that stands in the book now; empty while pages are chosen or others are asked. */
  get question(): string {
    const phase = this.room.view?.phase ?? "over";
    return this.able && phase !== "pages" && phase !== "over" ? phase : "";
  }

  get asking(): boolean {
    return this.question !== "" && !this.reading;
  }

  get pending(): string | null {
    return this.able && this.chosen !== null && this.room.offer(this.chosen) ? this.chosen : null;
  }

  get prompt(): Prompt {
    return promptOf(this);
  }

  key(event: KeyboardEvent): boolean {
    return pressKey(this, event);
  }

  get opened(): Page {
    return this.view.pages[this.page - 1];
  }

  /** The page with this viewer's bookmark: chosen, else sealed. */
  get bookmarked(): number {
    return this.pending?.startsWith("page") ? this.room.offer(this.pending)!.page! : (this.view.own?.page ?? 0);
  }

  offers(kind: Kind): Offer[] {
    return this.able ? this.room.offers.filter((offer) => offer.kind === kind) : [];
  }

  pageOffer(page: number): Offer | undefined {
    return this.offers("page").find((offer) => offer.page === page);
  }

  /** The offer that lies on a place of the quest zone. */
  placeOffer(place: number): Offer | undefined {
    return this.able ? this.room.offers.find((offer) => offer.place === place) : undefined;
  }

  /** Attacks that would hit a seat if the viewer cast them now. */
  aimedAt(seat: number): Page[] {
    return this.view.pages.filter((page) => page.kinds.includes("attack") && page.now?.targets?.includes(seat));
  }

  /** Whether the open page's hint, while pages are chosen, speaks of this seat. */
  isTarget(seat: number): boolean {
    return this.view.phase === "pages" && !!this.opened.now?.targets?.includes(seat);
  }

  marks: Marks = $derived.by(() => marksOf(this.room.pointed));

  choose(move: string): void {
    if (isReply(this.room, move, REPLIES)) this.room.reply(move);
    else this.consider(move);
  }

  private consider(move: string): void {
    if (isConfirmed(move, this.chosen)) {
      this.room.play(move);
      return;
    }
    this.chosen = move;
    sound("pick");
    void this.ask(move);
  }

  /** Opens the book at the page of the move. */
  suggest(move: string): void {
    const page = this.room.offer(move)?.page;
    if (page && this.view.phase === "pages") this.leaf(page);
    this.consider(move);
  }

  /** What a move would do, or why it is refused; an answer that comes after the next question is not shown. */
  async ask(move: string): Promise<void> {
    this.asked = move;
    if (!this.able) return;
    const trial = await this.room.trial(move);
    if (trial && move === this.asked) this.trial = trial;
  }

  /** A question that could not be asked while a step was shown, or was too old for the table, is asked again. */
  private askAgain(): void {
    const isOpen = this.asked !== "" && this.trial === null && !this.room.offer(this.asked);
    if (isOpen) void this.ask(this.asked);
  }

  /** Opens the book at a page. */
  leaf(page: number): void {
    const box = this.room.view?.box;
    if (!box) return;
    const to = Math.max(box.first_page, Math.min(box.last_page, page));
    if (to === this.page && this.reading === (this.question !== "")) return;
    this.page = to;
    this.reading = this.question !== "";
    this.tale.hide();
    this.room.announcement = pageWords(this.opened);
    void this.askAbout(to);
  }

  private async askAbout(page: number): Promise<void> {
    this.trial = null;
    this.asked = "";
    if (this.view.phase === "pages" && !this.pageOffer(page)) await this.ask(`page ${page}`);
  }

  /** A tab of the book: goes there, and places the bookmark where that cannot seal by accident. */
  tab(page: number): void {
    const here = this.page === page;
    this.leaf(page);
    const offer = this.pageOffer(page);
    if (offer && (here || settings.confirm)) this.choose(offer.move);
    else if (!offer && this.able && this.view.phase === "pages") sound("no");
  }

  putBack(): boolean {
    if (this.tale.revealing) this.tale.end();
    else if (this.reading) this.toQuestion();
    else if (this.chosen !== null) this.chosen = null;
    else return false;
    return true;
  }

  toQuestion(): void {
    this.reading = false;
    const caster = this.view.caster;
    if (caster !== null && this.view.sides[caster].page) this.page = this.view.sides[caster].page;
  }

  /** Clears what no longer fits when something has happened; a page in mind stays while others seal theirs. Called
   * whenever the view changes or the seat may act. */
  follow(view: View): void {
    untrack(() => {
      const choosing = view.phase === "pages" ? `${view.round} ${view.own?.page}` : "";
      if (!choosing || choosing !== this.moment) this.clear();
      else this.askAgain();
      this.moment = choosing;
      this.followCaster(view);
      this.tale.follow();
    });
  }

  private clear(): void {
    this.chosen = null;
    this.trial = null;
    this.asked = "";
    this.reading = false;
  }

  /** The book opens at the page that is being carried out. */
  private followCaster(view: View): void {
    const page = view.caster === null ? 0 : view.sides[view.caster].page;
    const cast = `${view.round} ${view.caster}`;
    if (page && cast !== this.cast) this.page = page;
    if (page) this.cast = cast;
  }

  /** Enter on another offered move chooses that one instead of confirming the first. */
  guardEnter = (event: KeyboardEvent): void => {
    const at = buttonAt(event, "button, a");
    if (event.key === "Enter" && at && at.getAttribute("data-move") !== this.chosen) event.stopPropagation();
  };
}
