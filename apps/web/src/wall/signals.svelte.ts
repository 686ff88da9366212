import { CLOCK_SIGNALS, type ClockSignal } from './clock-event.ts';
import { sound } from './tones.ts';

const place = 'riffle.wall.signals';

type Wanted = { readonly sound: boolean; readonly flash: boolean } & { readonly [S in ClockSignal]: boolean };
const usual: Wanted = { sound: true, flash: true, level: true, minute: true, envelope: true, move: true };

function remembered(): Wanted {
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(place) ?? '{}') as Partial<Wanted>) };
  } catch {
    return usual;
  }
}

/** Sound and light of one wall: what is wanted, and whether the browser lets it sound yet. */
export class Signals {
  wanted = $state.raw(remembered());
  #allowed = $state(false);
  #flashing = $state<ClockSignal>();
  #context: AudioContext | undefined;

  /** Wanted, and allowed by a click or a key: before one, no browser makes a sound. */
  get sounding(): boolean {
    return this.wanted.sound && this.#allowed;
  }
  get flashing(): ClockSignal | undefined {
    return this.#flashing;
  }

  choose(changes: Partial<Wanted>): void {
    this.wanted = { ...this.wanted, ...changes };
    localStorage.setItem(place, JSON.stringify(this.wanted));
  }

  /** To be called from a click or a key. */
  async allow(): Promise<void> {
    this.#context ??= new AudioContext();
    await this.#context.resume();
    this.#allowed = this.#context.state === 'running';
  }

  /** The switch that the key S and the button turn. */
  async turn(): Promise<void> {
    const wasSounding = this.sounding;
    await this.allow();
    this.choose({ sound: !wasSounding });
    if (!wasSounding) this.try('level');
  }

  try(signal: ClockSignal): void {
    if (this.#context !== undefined && this.#allowed) sound(this.#context, signal);
  }

  give(signals: readonly ClockSignal[]): void {
    // the first of them in rank: a change of level drowns the rest
    const signal = CLOCK_SIGNALS.find((known) => signals.includes(known) && this.wanted[known]);
    if (signal === undefined) return;
    if (this.sounding) this.try(signal);
    if (!this.wanted.flash) return;
    this.#flashing = signal;
    setTimeout(() => {
      this.#flashing = undefined;
    }, 1200);
  }

  close(): void {
    void this.#context?.close();
  }
}
