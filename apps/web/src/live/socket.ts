import type { LiveMessage, LiveRequest } from '@riffle/wire';

const DELAYS = [250, 500, 1_000, 2_000, 4_000, 8_000, 15_000];
/** How often the line is tried, and how long an answer may take before it counts as dead. */
const PULSE = 10_000;
const DEAD_AFTER = 6_000;

export type SocketEvents = {
  readonly opened: () => void;
  readonly closed: () => void;
  readonly said: (message: LiveMessage) => void;
};

/** One WebSocket that comes back by itself: with growing delay, and at once when the device wakes or finds a network. */
export class LiveSocket {
  readonly #on: SocketEvents;
  #socket: WebSocket | undefined;
  #tries = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;

  constructor(on: SocketEvents) {
    this.#on = on;
    addEventListener('online', () => this.#wake());
    addEventListener('pageshow', () => this.#wake());
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') this.#wake();
    });
    setInterval(() => this.pulse(), PULSE);
    this.#connect();
  }

  get open(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  say(request: LiveRequest): void {
    if (this.open) this.#socket?.send(JSON.stringify(request));
  }

  /** Asks for the time; a line that does not answer is dead, though nobody has told us. */
  pulse(): void {
    if (!this.open) return;
    this.say({ type: 'time', sent: Date.now() });
    this.#silence ??= setTimeout(() => this.#drop(), DEAD_AFTER);
  }

  #wake(): void {
    if (this.open) this.pulse();
    else {
      this.#tries = 0;
      this.#connect();
    }
  }

  #connect(): void {
    clearTimeout(this.#retry);
    if (this.#socket !== undefined && this.#socket.readyState <= WebSocket.OPEN) return;
    const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/live`);
    this.#socket = socket;
    socket.addEventListener('open', () => {
      this.#tries = 0;
      this.#on.opened();
    });
    socket.addEventListener('message', ({ data }) => {
      clearTimeout(this.#silence);
      this.#silence = undefined;
      this.#on.said(JSON.parse(String(data)) as LiveMessage);
    });
    socket.addEventListener('close', () => {
      if (this.#socket === socket) this.#drop();
    });
  }

  #drop(): void {
    clearTimeout(this.#silence);
    this.#silence = undefined;
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
    this.#on.closed();
    const delay = DELAYS[Math.min(this.#tries, DELAYS.length - 1)] ?? 15_000;
    this.#tries += 1;
    clearTimeout(this.#retry);
    // not all phones of a room at the same moment
    // biome-ignore lint/plugin: it only keeps screens from coming back all at once
    this.#retry = setTimeout(() => this.#connect(), delay * (0.75 + Math.random() / 2));
  }
}
