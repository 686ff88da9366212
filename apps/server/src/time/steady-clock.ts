import type { HouseClock, Jump } from '../host/time/house-clock.ts';
import { type Machine, thisMachine } from './machine.ts';

/** By so much a clock may be set without anybody's notice: what keeps computers in time does no more. */
const SMALL = 5_000;
/** So long a sleep is no matter to anybody. */
const NAP = 30_000;
/** How often it is looked whether time has jumped. */
const TICK = 1_000;
/** Two clocks never agree to the millisecond. */
const TOLERANCE = 1_000;

/** So far ahead of the machine's clock may be what was written before, without anybody's being asked. */
const UNASKED = 300_000;

type Start = {
  readonly machine?: Machine;
  /** What has been written down already, perhaps before a restart. */
  readonly floor?: number;
  /** How it went before a restart; believed where the machine's clock has not been set since. */
  readonly kept?: { readonly ahead: number; readonly boot: number } | undefined;
};
type Reading = { readonly wall: number; readonly running: number };

/**
 * The house's time of day. It follows the machine's clock in what is small, and goes on at its own pace when that is
 * set, forwards or back: whoever listens is told and may `adopt` it. A sleep counts, and is told as well.
 */
export class SteadyClock implements HouseClock {
  readonly startsAhead: boolean;
  readonly #machine: Machine;
  readonly #listeners = new Set<(jump: Jump) => void>();
  #ahead: number;
  #last: Reading;
  #slept: number;
  #said: number;
  #ticker: NodeJS.Timeout | undefined;

  constructor({ machine = thisMachine, floor = 0, kept }: Start = {}) {
    this.#machine = machine;
    this.#last = this.#read();
    this.#slept = this.#sleptSoFar();
    const wall = this.#last.wall;
    const before = kept !== undefined && Math.abs(kept.boot - this.boot) <= SMALL ? kept.ahead : 0;
    this.#ahead = Math.max(before, floor - wall);
    this.startsAhead = this.#ahead - before > UNASKED;
    this.#said = Math.round(wall + this.#ahead);
  }

  /** By so much it is ahead of the machine's clock; negative where it is behind. */
  get ahead(): number {
    return this.#ahead;
  }

  get isRight(): boolean {
    return Math.abs(this.#ahead) <= SMALL;
  }

  /** When the machine was started, as its clock now says: another where that has been set, or it was started anew. */
  get boot(): number {
    return this.#machine.wall() - this.#machine.uptime();
  }

  onJump(listener: (jump: Jump) => void): void {
    this.#listeners.add(listener);
  }

  /** Looks by itself from here on: nobody may ask what time it is for hours. */
  start(): void {
    this.#ticker ??= setInterval(() => this.now(), TICK).unref();
  }

  stop(): void {
    clearInterval(this.#ticker);
  }

  readonly now = (): number => {
    const read = this.#read();
    const before = this.#said;
    const ran = read.running - this.#last.running;
    const slept = this.#sleptIn(ran, read.wall - this.#last.wall);
    const setBy = read.wall - this.#last.wall - ran - (this.#machine.knowsSleep ? slept : 0);
    const isSet = Math.abs(setBy) > SMALL;
    this.#last = read;
    if (isSet) this.#ahead -= setBy;
    this.#said = Math.max(before, Math.round(read.wall + this.#ahead));
    if (slept >= NAP) this.#tell({ what: 'slept', by: Math.round(slept), before });
    if (isSet) this.#tell({ what: 'set', by: Math.round(setBy), before });
    return this.#said;
  };

  /** From here on it is as late as the machine says, be it earlier than it was. */
  adopt(): void {
    this.#ahead = 0;
    this.#said = Math.round(this.#last.wall);
  }

  #read(): Reading {
    return { wall: this.#machine.wall(), running: this.#machine.running() };
  }

  #sleptSoFar(): number {
    return this.#machine.uptime() - this.#machine.running();
  }

  /** How much of the time since the last reading was slept. */
  #sleptIn(ran: number, passed: number): number {
    if (!this.#machine.knowsSleep) return ran - TICK >= NAP ? ran : 0;
    // asked no more than it must be: it is read from a file
    if (Math.abs(passed - ran) <= TOLERANCE) return 0;
    const before = this.#slept;
    this.#slept = this.#sleptSoFar();
    const slept = this.#slept - before;
    return slept > TOLERANCE ? slept : 0;
  }

  #tell(jump: Jump): void {
    for (const listener of this.#listeners) listener(jump);
  }
}
