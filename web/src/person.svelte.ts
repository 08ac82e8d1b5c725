// Who this reader is to the others: a guest until they choose a name.

import { api } from "./api";
import { settings } from "./settings.svelte";
import type { Person } from "./wire";

class Me {
  person: Person | null = $state.raw(null);
  /** Whether this reader started the server, and sits at its computer. */
  owner = $state(false);

  async fetch(): Promise<void> {
    const told = await api.me();
    this.person = told;
    this.owner = told.owner ?? false;
    if (told.easier !== null && told.easier !== undefined) settings.easier = told.easier;
    else if (settings.easier) await this.keepEasier();
  }

  /** The table's computer keeps this wish for every browser of the reader. */
  async keepEasier(): Promise<void> {
    await api.rename({ easier: settings.easier });
  }

  async change(name: string, avatar: number): Promise<void> {
    this.person = { ...this.person!, ...(await api.rename({ name, avatar })) };
  }
}

export const me = new Me();
