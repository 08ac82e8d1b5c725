// What a reader of Grimoire has in mind: the page the book lies open at, the choice that waits for Confirm, what the table
// says about it, and how far the tale of the order has been told. What may be done is in the offers alone.

import { untrack } from "svelte";
import { LiveRoom } from "../../live.svelte";
import type { Room } from "../../room.svelte";
import { lasting, settings } from "../../settings.svelte";
import { play as sound } from "../../sound";
import { say, type Values } from "../../words.svelte";
import type { Control, Prompt } from "../screen";
import type { Offer, Page, Trial, View } from "./wire";

export type GrimoireRoom = Room<View, Offer, Trial>;
type Kind = Offer["kind"];

const STAGE = 400;
const LINGER = 2200;
const TOLD = 99;
const w = (key: string, values: Values = {}): string => say(key, values, "grimoire");

/** What a log line under the pointer speaks of. */
export interface Marks {
  places: Set<number>;
  seats: Set<number>;
  pages: Set<number>;
}

export class GrimoireControl implements Control {
  /** The chosen move; null while the player still looks around. */
  chosen: string | null = $state(null);
  /** The page the reader is at; the book lies open there. */
  page = $state(1);
  /** True when the reader has leafed away from a question written into the book. */
  reading = $state(false);
  trial: Trial | null = $state.raw(null);
  /** How much of the order's tale is told: 0 pages open, 1 groups, then one more for each reversal. */
  stage = $state(TOLD);
  /** True while the tale lies over the book. */
  revealing = $state(false);
  private moment = "";
  private cast = "";
  private told: number | null = null;
  private telling: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly room: GrimoireRoom) {
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

  /** A sealed page may be changed until the last one is chosen, so offers count even when nothing is owed. */
  get able(): boolean {
    if (this.room.acting) return true;
    if (!(this.room instanceof LiveRoom) || this.room.view?.phase !== "pages") return false;
    const room = this.room;
    return room.offers.length > 0 && !room.queue.length && !room.sending && !room.reshowing && !room.over;
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

  marks: Marks = $derived.by(() => {
    const told = this.room.pointed?.events ?? [];
    const all = (...names: string[]) =>
      new Set(told.flatMap((event) => names.map((name) => event[name])).filter((value) => typeof value === "number"));
    return { places: all("place"), seats: all("seat", "target-seat"), pages: all("page") };
  });

  choose(move: string): void {
    if (this.chosen === move || !settings.confirm) {
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
    this.choose(move);
  }

  /** What a move would do, or why it is refused. */
  async ask(move: string): Promise<void> {
    if (!this.able) return;
    const trial = await this.room.trial(move);
    if (trial) this.trial = trial;
  }

  /** Opens the book at a page. */
  leaf(page: number): void {
    const box = this.room.view?.box;
    if (!box) return;
    const to = Math.max(box.first_page, Math.min(box.last_page, page));
    if (to === this.page && this.reading === (this.question !== "")) return;
    this.page = to;
    this.reading = this.question !== "";
    this.revealing = false;
    this.room.announcement = `${to}, ${w(`spell-${this.opened.spell}`)}`;
    void this.askAbout(to);
  }

  private async askAbout(page: number): Promise<void> {
    this.trial = null;
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
    if (this.revealing) this.endTale();
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

  /** Clears what no longer fits when something has happened; a page in mind stays while others seal theirs. */
  private follow(view: View): void {
    untrack(() => {
      const choosing = view.phase === "pages" ? `${view.round} ${view.own?.page}` : "";
      if (!choosing || choosing !== this.moment) this.clear();
      this.moment = choosing;
      this.followCaster(view);
      this.followOrder(view);
    });
  }

  private clear(): void {
    this.chosen = null;
    this.trial = null;
    this.reading = false;
  }

  /** The book opens at the page that is being carried out. */
  private followCaster(view: View): void {
    const page = view.caster === null ? 0 : view.sides[view.caster].page;
    const cast = `${view.round} ${view.caster}`;
    if (page && cast !== this.cast) this.page = page;
    if (page) this.cast = cast;
  }

  private followOrder(view: View): void {
    const round = view.order?.round ?? 0;
    const fresh = this.told !== null && round > this.told;
    this.told = round;
    if (fresh) this.tell();
  }

  /** Tells once more, step by step, how the order came about. */
  tell(): void {
    clearTimeout(this.telling);
    if (!lasting(STAGE)) {
      this.endTale();
      return;
    }
    this.stage = 0;
    this.revealing = true;
    this.telling = setTimeout(this.tellOn, lasting(STAGE * 2));
  }

  private tellOn = (): void => {
    const last = 1 + (this.room.view?.order?.reversals.length ?? 0);
    if (this.stage >= last) {
      this.endTale();
      return;
    }
    this.stage += 1;
    this.telling = setTimeout(this.tellOn, lasting(this.stage === last ? LINGER : STAGE * 2));
  };

  endTale(): void {
    clearTimeout(this.telling);
    this.stage = TOLD;
    this.revealing = false;
  }

  get prompt(): Prompt {
    if (!this.able) return { text: this.idle() };
    const reason = this.trial?.reason ?? null;
    if (this.view.phase === "pages") return { ...this.pagePrompt(), reason };
    return { text: w(`prompt-${this.view.phase}`), hint: w(`prompt-${this.view.phase}.hint`), reason };
  }

  private pagePrompt(): Prompt {
    const own = this.view.own?.page ?? 0;
    const wait = this.waitedFor();
    const late = wait ? w("still-choosing", { names: wait }) : "";
    const named = (page: number) => ({ page, spell: w(`spell-${this.view.pages[page - 1].spell}`) });
    if (this.pending) {
      const key = own ? "prompt-change" : "prompt-seal";
      return { text: w(key, named(this.bookmarked)), hint: wait ? `${late} ${w("may-change")}` : w("you-are-last") };
    }
    if (own) return { text: w("prompt-sealed", named(own)), hint: `${late} ${w("may-change")}` };
    return { text: w("prompt-pages"), hint: wait ? w("prompt-pages.hint") : w("you-are-last") };
  }

  /** Names of the others who still have to choose a page. */
  private waitedFor(): string {
    const others = this.view.to_act.filter((seat) => seat !== this.room.self);
    return others.map((seat) => this.room.name(seat)).join(", ");
  }

  private idle(): string {
    if (this.room.over) return w("prompt-over");
    const view = this.room.view;
    if (!view) return say("loading");
    if (view.phase === "pages") return w("idle-pages");
    const actor = view.asked;
    if (actor === null || (actor === this.room.self && this.room.live)) return say("loading");
    return w(`idle-${view.phase}`, { name: this.room.name(actor) });
  }

  key(event: KeyboardEvent): boolean {
    const far = this.room.view?.box.last_page ?? 0;
    const by = { ArrowLeft: -1, ArrowRight: 1, PageUp: -2, PageDown: 2, Home: -far, End: far }[event.key];
    if (by) this.leaf(this.page + by);
    else if (event.key === "Enter" || event.key === " ") return this.enter(event);
    else return this.able && this.letter(event.key.toLowerCase());
    return true;
  }

  private letter(key: string): boolean {
    const number = Number(key);
    const placed = number ? this.placeOffer(number) : undefined;
    if (placed) this.choose(placed.move);
    else if (number && this.view.phase === "pages") this.leaf(number);
    else if (key === "b" && this.view.phase === "pages") this.tab(this.page);
    else if (key === "p" && this.room.offer("pass")) this.choose("pass");
    else return false;
    return true;
  }

  /** Enter places the bookmark at the open page, unless a control has the focus. */
  private enter(event: KeyboardEvent): boolean {
    const at = event.target instanceof Element ? event.target.closest("button, a, [role=button]") : null;
    if (at) return false;
    if (this.revealing) this.endTale();
    else if (this.able && this.view.phase === "pages") this.tab(this.page);
    else return false;
    return true;
  }

  /** Enter on another offered move chooses that one instead of confirming the first. */
  guardEnter = (event: KeyboardEvent): void => {
    const at = event.target instanceof Element ? event.target.closest("button, a") : null;
    if (event.key === "Enter" && at && at.getAttribute("data-move") !== this.chosen) event.stopPropagation();
  };
}
