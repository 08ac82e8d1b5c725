// An owner's box while it is told: what was answered of each part, and whether games can be played with it.

import { api } from "./api";
import { attempt } from "./toast.svelte";
import type { BoxAnswers, BoxCheck, BoxPage, Question } from "./wire";

export type PartValue = Question["value"];
const PAUSE = 500;

export const same = (one: PartValue, other: PartValue): boolean => String(one) === String(other);

export class OwnBox {
  page: BoxPage;
  owner = $state("");
  name = $state("");
  answers: Record<string, PartValue> = $state({});
  check: BoxCheck | null = $state.raw(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(page: BoxPage, owner: string) {
    this.page = $state.raw(page);
    this.owner = page.owner || owner;
    this.name = page.name;
    for (const one of page.questions) if (one.by) this.answers[one.way] = one.own;
    void this.look();
  }

  value = (one: Question): PartValue => this.answers[one.way] ?? one.value;
  isAnswered = (one: Question): boolean => one.way in this.answers;
  isOtherwise = (one: Question): boolean => !same(this.value(one), one.value);
  changes = (): Question[] => this.page.questions.filter(this.isOtherwise);
  doubtful = (): number => this.page.questions.filter((one) => one.doubtful && !this.isAnswered(one)).length;

  answer(one: Question, value: PartValue): void {
    this.answers[one.way] = value;
    this.lookSoon();
  }

  /** Just as the house has it; once more, and nothing was said. */
  turnSame(one: Question): void {
    if (this.isAnswered(one)) delete this.answers[one.way];
    else this.answers[one.way] = one.value;
    this.lookSoon();
  }

  wish(name: string): BoxAnswers {
    return { owner: this.owner || "?", name: name || "?", answers: { ...this.answers } };
  }

  private lookSoon(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.look(), PAUSE);
  }

  private async look(): Promise<void> {
    this.check = await attempt(api.checkBox(this.page.card.game, this.wish("?")));
  }
}
