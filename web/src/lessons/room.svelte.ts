// A lesson as a table: the page keeps what was accepted, and asks the house what each try comes to. Nothing is stored
// there; the same chapter and moves give the same table again.

import { api } from "../api";
import { Motion } from "../motion";
import { Room } from "../room.svelte";
import { lasting } from "../settings.svelte";
import { play as sound } from "../sound";
import { attempt } from "../toast.svelte";
import type { ChapterCard, Hand, LessonFrame, Poses, TaskCard, Why } from "../wire";

/** What the note says: the idea, why a try was wrong, or what came of the right one. */
export type Mood = "idea" | "no" | "yes";

const BUILT: Poses = { type: "poses", n: 0, slot: null, start: "", frames: "", part: 0, last: true };

export class LessonRoom extends Room {
  override readonly live = true;
  override readonly drawsByHand = true;
  override readonly watched = false;
  task: TaskCard | null = $state.raw(null);
  /** How many tasks of the chapter are done. */
  done = $state(0);
  mood: Mood = $state("idea");
  /** Why the last try was wrong: the lesson's words, or the engine's reason. */
  key = $state("");
  why: Why | null = $state.raw(null);
  /** In a puzzle, why the last try was right or wrong. */
  puzzle: Why | null = $state.raw(null);
  /** True while the house thinks, or cards move. */
  busy = $state(false);
  /** True once somebody has asked to be shown. */
  shown = $state(false);
  /** Derived, so that a choice half made is not dropped whenever the note changes. */
  private readonly mayAct = $derived.by(() => {
    const asked = this.seat !== null && this.table.to_act.includes(this.seat);
    return asked && this.mood !== "yes" && !this.busy && this.offers.length > 0;
  });
  private played: string[] = [];
  private drawn: Hand | null = null;
  private since = 0;

  constructor(
    readonly chapter: ChapterCard,
    private readonly book: string,
  ) {
    super(chapter.table!);
    this.view = chapter.view;
    this.connected = true;
  }

  override get acting(): boolean {
    return this.mayAct;
  }

  /** What the notes speak of now. */
  get subjects(): readonly string[] {
    return (this.mood === "yes" ? this.task?.after : this.task?.point) ?? [];
  }

  /** True when there is nothing left to do in this chapter. */
  get finished(): boolean {
    return this.mood === "yes" && this.done === this.chapter.tasks;
  }

  /** The next task, or the first one. */
  async begin(): Promise<void> {
    const frame = await this.ask({ played: this.played });
    if (!frame) return;
    this.mood = "idea";
    this.shown = false;
    this.motion = new Motion(BUILT, 0);
    this.take(frame);
  }

  override play(move: string): void {
    void this.tryOut({ played: this.played, move });
  }

  /** A hand draws a card; what comes of it is asked when it lets go. */
  override pull(slot: number, grip: number[], samples: number[][]): void {
    this.since = performance.now() - (samples.at(-1)?.[0] ?? 0) * 1000;
    this.drawn = { slot, grip, samples: [...samples] };
  }

  override pullOn(samples: number[][], more: boolean): void {
    if (!this.drawn) return;
    this.drawn.samples.push(...samples);
    if (more) return;
    const hand = this.drawn;
    this.drawn = null;
    void this.tryOut({ played: this.played, hand });
  }

  override async trial(move: string): Promise<any> {
    const told = await attempt(api.lessonTrial(this.book, this.chapter.name, { played: this.played, move }));
    return told?.trial ?? null;
  }

  private async ask(wish: Parameters<typeof api.lesson>[2]): Promise<LessonFrame | null> {
    this.busy = true;
    const frame = await attempt(api.lesson(this.book, this.chapter.name, wish));
    this.busy = false;
    return frame ?? null;
  }

  private async tryOut(wish: Parameters<typeof api.lesson>[2]): Promise<void> {
    if (this.busy) return;
    const frame = await this.ask(wish);
    if (!frame) return;
    if (frame.poses) await this.watch(frame.poses, !!wish.hand);
    this.key = frame.key;
    this.why = frame.why;
    this.puzzle = frame.puzzle ?? null;
    if (frame.verdict === "accepted") {
      this.played.push(frame.move);
      this.mood = "yes";
      this.take({ ...frame, task: this.task });
      sound("lay");
      return;
    }
    this.mood = "no";
    if (frame.poses) this.motion = new Motion(BUILT, 0);
    this.take({ ...frame, task: this.task });
    sound("no");
  }

  /** Shows what the cards did, a hand's part of it only from where the hand let go. */
  private async watch(poses: Poses, byHand: boolean): Promise<void> {
    this.busy = true;
    const motion = new Motion(poses, byHand ? 1 : lasting(1));
    motion.begin(byHand ? this.since : performance.now());
    this.motion = motion;
    await new Promise((over) => setTimeout(over, motion.left(performance.now())));
    this.busy = false;
  }

  private take(frame: LessonFrame): void {
    this.table = frame.table;
    this.log = frame.log;
    this.latest = frame.log.at(-1) ?? null;
    this.result = frame.result;
    this.done = frame.done;
    this.task = frame.task;
    this.offers = frame.offers as any[];
    this.view = frame.view;
    this.lit = this.subjects;
  }
}
