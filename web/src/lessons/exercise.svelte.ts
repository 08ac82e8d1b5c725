// One learner before one position, in a lesson or a puzzle: what is in mind, played, put back and shown.

import { screenOf } from "../games";
import type { Control } from "../games/screen";
import type { ChapterCard } from "../wire";
import { LessonRoom } from "./room.svelte";

const FIELDS = "input, textarea, select, dialog";
const BUTTONS = ".bar, .prompt, .lesson-strip, .puzzle-side, a";
const DEEPEST = 4; // how many choices may lie on top of each other

export class Exercise {
  private constructor(
    readonly room: LessonRoom,
    readonly control: Control,
  ) {}

  static async open(chapter: ChapterCard, book: string): Promise<Exercise> {
    const room = new LessonRoom(chapter, book);
    await room.begin();
    return new Exercise(room, screenOf(book).control(room));
  }

  confirm(): void {
    const { control, room } = this;
    if (control.pending === null) return;
    if (control.confirm) control.confirm();
    else room.play(control.pending);
  }

  /** The answer is put in mind, and still has to be played. */
  show(): void {
    const { control, room } = this;
    if (!room.task) return;
    room.mood = "idea";
    room.shown = true;
    (control.suggest ?? control.choose).call(control, room.task.show);
  }

  /** Whatever is half chosen is put back. */
  letGo(): void {
    for (let i = 0; i < DEEPEST && this.control.putBack(); i++);
  }

  /** Keys belong to the board unless a field, a sheet or another control has the focus. */
  key(event: KeyboardEvent, next: () => void): void {
    const on = event.target instanceof Element ? event.target : null;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || on?.closest(FIELDS)) return;
    if (on?.closest(BUTTONS) && (event.key === "Enter" || event.key === " ")) return;
    if (event.key === "Enter" && this.room.mood === "yes") next();
    else if (event.key === "Enter" && this.control.pending !== null) this.confirm();
    else if (event.key === "Escape") this.control.putBack();
    else if (!this.control.key(event)) return;
    event.preventDefault();
  }
}
