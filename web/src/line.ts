// The live half of the conversation: one socket, opened again whenever it breaks. A message with an id is kept until it
// is answered and sent again with the same id after a break, so that a move is never lost and never played twice.

import type { FromViewer, Join, ToViewer } from "./wire";

/** The part of a WebSocket this needs. */
export interface Socket {
  onopen: ((event: any) => void) | null;
  onmessage: ((event: any) => void) | null;
  onclose: ((event: any) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Listener {
  /** What to say first; asked anew for every connection. */
  join(): Join;
  hear(message: ToViewer): void;
  connected(is: boolean): void;
}

export type Asked = Exclude<FromViewer, Join>;

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const HEARTBEAT = 20000;
const PATIENCE = 15000;
const ANSWERS: ReadonlySet<string> = new Set(["ack", "no", "trial", "hints"]);

export class Line {
  private socket: Socket | null = null;
  private welcomed = false;
  private closed = false;
  private wait = FIRST_WAIT;
  private heard = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private readonly unanswered = new Map<string, Asked>();

  constructor(
    private readonly address: string,
    private readonly listener: Listener,
    private readonly dial: (address: string) => Socket = (address) => new WebSocket(address),
  ) {
    this.connect();
  }

  /** Sends now if it can; keeps the message until its id is answered, or what is to be said `again` after a break. */
  ask(message: Asked, again: Asked = message): void {
    if (message.type !== "ping") this.unanswered.set(message.id, again);
    if (this.welcomed) this.put(message);
  }

  /** Breaks the connection and makes a new one: the whole present is told anew. */
  again(): void {
    this.drop();
    this.connect();
  }

  /** Tries at once, when the browser says it is back. */
  hurry(): void {
    if (!this.socket && !this.closed) this.again();
  }

  close(): void {
    this.closed = true;
    this.drop();
  }

  get waiting(): number {
    return this.unanswered.size;
  }

  /** Whether this one is still to be answered. */
  awaits(id: string): boolean {
    return this.unanswered.has(id);
  }

  private connect(): void {
    const socket = this.dial(this.address);
    this.socket = socket;
    this.retry = setTimeout(() => this.lost(), PATIENCE); // nobody answered
    socket.onopen = () => this.put(this.listener.join());
    socket.onmessage = (event) => this.hear(JSON.parse(event.data) as ToViewer);
    socket.onclose = () => this.lost();
  }

  private hear(message: ToViewer): void {
    this.heard = Date.now();
    if (ANSWERS.has(message.type) && "id" in message) this.unanswered.delete(message.id);
    this.listener.hear(message);
    if (message.type === "welcome") this.resume();
  }

  private resume(): void {
    this.welcomed = true;
    this.wait = FIRST_WAIT;
    clearTimeout(this.retry);
    this.listener.connected(true);
    for (const message of this.unanswered.values()) this.put(message);
    clearInterval(this.beat);
    this.beat = setInterval(() => this.listen(), HEARTBEAT);
  }

  /** A line that stays silent for two heartbeats is dead even if the browser has not noticed. */
  private listen(): void {
    if (Date.now() - this.heard > 2.5 * HEARTBEAT) this.lost();
    else this.ask({ type: "ping", id: `beat-${Date.now()}` });
  }

  private lost(): void {
    this.drop();
    if (this.closed) return;
    this.listener.connected(false);
    this.retry = setTimeout(() => this.connect(), this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  private drop(): void {
    clearTimeout(this.retry);
    clearInterval(this.beat);
    this.welcomed = false;
    const socket = this.socket;
    this.socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  private put(message: FromViewer): void {
    this.socket?.send(JSON.stringify(message));
  }
}
