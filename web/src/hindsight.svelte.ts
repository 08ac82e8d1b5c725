// The analysis of a finished game as the server has it: none, on its way, or all of it.

import { api } from "./api";
import { attempt } from "./toast.svelte";
import type { Analysis, Study } from "./wire";

const PAUSE = 600;

export class Hindsight {
  study: Study | null = $state.raw(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(private readonly id: string) {
    void this.look();
  }

  get analysis(): Analysis | null {
    return this.study?.analysis ?? null;
  }

  get running(): boolean {
    return this.study?.stage === "running";
  }

  /** Whether it may be asked for now. */
  get ready(): boolean {
    return this.study?.stage === "none" || this.study?.stage === "failed";
  }

  async begin(): Promise<void> {
    this.take(await attempt(api.analyse(this.id)));
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }

  private look = async (): Promise<void> => this.take(await attempt(api.analysis(this.id)));

  private take(told: Study | null): void {
    if (this.closed) return;
    this.study = told ?? this.study;
    if (this.running) this.timer = setTimeout(this.look, PAUSE);
  }
}
