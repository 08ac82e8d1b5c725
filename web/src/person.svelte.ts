// Who this reader is to the others: a guest until they choose a name.

import { api } from "./api";
import type { Person } from "./wire";

class Me {
  person: Person | null = $state.raw(null);

  async fetch(): Promise<void> {
    this.person = await api.me();
  }

  async change(name: string, avatar: number): Promise<void> {
    this.person = { ...this.person!, ...(await api.rename({ name, avatar })) };
  }
}

export const me = new Me();
