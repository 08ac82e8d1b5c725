// One question to the table once the pointer rests, not one for each place it passes.

const DELAY = 60;

export class Debounce {
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Calls it after a pause, unless another call or `cancel` comes first. */
  run(call: () => void): void {
    this.cancel();
    this.timer = setTimeout(call, DELAY);
  }

  cancel(): void {
    clearTimeout(this.timer);
  }
}
