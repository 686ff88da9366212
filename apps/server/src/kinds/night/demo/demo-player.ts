import { randomUUID } from 'node:crypto';
import { type Actor, type Random, toCommitId, toInstant } from '@riffle/aggregate';
import {
  type Entry,
  type InHand,
  type NewEntry,
  type Proposal,
  readClock,
  type TableId,
  type TournamentCommand,
  type TournamentEvent,
} from '@riffle/tournament';
import type { Language } from '@riffle/words';
import type { Hosted } from '../../../host/hosted.ts';
import { unattended } from '../../../unattended.ts';
import type { NightShape } from '../shape.ts';
import { seen } from '../viewers.ts';
import { DemoTill } from './demo-till.ts';
import { nextBustOut } from './next-bust-out.ts';

const ROBOT: Actor = { id: 'robot', role: 'demo' };
/** How often something may happen, and how long a situation may be looked at before something is done about it. */
const BEAT = 1_000;
const THINKING = 4_000;
/** Where levels fly by there is less time to look, and what is open is still done before the next goes. */
const THINKING_FAST = 1_500;
const FAST = 30;
const COUNTDOWN = 15_000;

type Around = {
  readonly now: () => number;
  readonly random: Random;
  readonly speed: number;
  readonly language: Language;
};

/** Plays a night by itself: fills it, starts it, takes players out at the pace of the structure, does what is proposed. */
export class DemoPlayer {
  readonly #night: Hosted<NightShape>;
  readonly #entries: readonly NewEntry[];
  readonly #till: DemoTill;
  readonly #around: Around;
  /** What there was to do something about, and since when. */
  readonly #seen = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;
  #sped = false;

  constructor(night: Hosted<NightShape>, entries: readonly NewEntry[], around: Around) {
    this.#till = new DemoTill(around);
    this.#night = night;
    this.#entries = entries;
    this.#around = around;
    this.#sped = around.speed === 1;
  }

  start(): void {
    this.#timer = setTimeout(() => {
      unattended(this.#beat());
    }, BEAT);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  async #beat(): Promise<void> {
    try {
      for (const command of this.#next()) await this.#do(command);
    } finally {
      if (this.#timer !== undefined) this.start();
    }
  }

  /** A visitor may have done something else meanwhile: a refusal is no harm, the next beat looks again. */
  async #do(command: TournamentCommand): Promise<void> {
    await this.#night.perform({ id: toCommitId(randomUUID()), command, actor: ROBOT });
  }

  #next(): readonly TournamentCommand[] {
    const { state } = this.#night;
    if (state.startedAt === undefined) return this.#before([...state.entries.values()]);
    if (!this.#sped) {
      this.#sped = true;
      return [{ type: 'SetSpeed', speed: this.#around.speed }];
    }
    const proposal = this.#ripe();
    if (proposal !== undefined) return [{ type: 'AcceptProposal', proposal: proposal.key }];
    if (state.handForHand !== undefined) return this.#together();
    const { phase, onBreak } = readClock(state.clock, state.setup?.levels ?? [], this.#now());
    if (phase === 'paused') return this.#isTimeToGoOn() ? [{ type: 'StartClock' }] : [];
    // one card at a time: the next goes when tables are even again
    if (onBreak || this.#proposals().length > 0) return [];
    const out = nextBustOut(state, this.#now(), this.#around.random);
    return [
      ...this.#till.take(state),
      ...this.#hand(),
      ...(out === undefined ? [] : [out, ...this.#till.again(state, out)]),
    ];
  }

  #before(entries: readonly Entry[]): readonly TournamentCommand[] {
    const { state } = this.#night;
    if (entries.length === 0) return [{ type: 'AddEntries', entries: this.#entries }, ...this.#till.open()];
    const waiting = entries.filter(({ checkedIn }) => !checkedIn).map(({ id }) => id);
    if (waiting.length > 0) {
      const come = waiting.slice(0, 9);
      return [{ type: 'CheckIn', entries: come }, ...this.#till.take(state, come)];
    }
    if (!state.drawn) return [{ type: 'DrawSeats' }];
    if (state.countdown !== undefined) return [];
    // biome-ignore lint/suspicious/noThenProperty: a word of the domain, and never awaited
    return [{ type: 'StartCountdown', until: toInstant(this.#now() + COUNTDOWN), then: 'start' }];
  }

  /** A hand ends somewhere: the button moves on. */
  #hand(): readonly TournamentCommand[] {
    const tables = [...this.#night.state.tables.values()];
    const table = tables[this.#around.random(Math.max(1, tables.length))];
    return table === undefined || this.#around.random(3) > 0 ? [] : [{ type: 'NextHand', tables: [table.id] }];
  }

  /** The tables finish one after another, or all at once where levels fly by; then the next hand is dealt at all of them. */
  #together(): readonly TournamentCommand[] {
    const { state } = this.#night;
    const { handForHand: on, tables } = seen(state, 'staff');
    const all = (Object.entries(on?.tables ?? {}) as [TableId, InHand][]).filter(([id]) => tables[id] !== undefined);
    const playing = all.filter(([, is]) => is !== 'done').map(([table]) => table);
    if (playing.length === 0) return [{ type: 'NextHand', tables: all.map(([table]) => table) }];
    const out = on?.hand === undefined ? undefined : nextBustOut(state, this.#now(), this.#around.random);
    const finished = this.#around.speed >= FAST ? playing : playing.slice(0, 1);
    return [
      ...(out === undefined ? [] : [out]),
      ...finished.map((table): TournamentCommand => ({ type: 'TellHand', table, is: 'done' })),
    ];
  }

  #ripe(): Proposal | undefined {
    return this.#proposals().find(({ key }) => this.#isRipe(key));
  }

  #proposals(): readonly Proposal[] {
    return seen(this.#night.state, 'staff').proposals ?? [];
  }

  /** Some rulebooks stop the clock while a table is broken. That is soon done; a visitor's pause stays. */
  #isTimeToGoOn(): boolean {
    const { commits, takenBack } = this.#night.history;
    const stopsTheClock = (event: TournamentEvent): boolean => event.type === 'ClockPaused';
    const pause = commits.findLast(({ id, events }) => !takenBack.has(id) && events.some(stopsTheClock));
    const isByTheBook = pause?.events.some((event) => event.type === 'ClockPaused' && event.why === 'breaking-table');
    return pause !== undefined && isByTheBook === true && this.#isRipe(pause.id);
  }

  #isRipe(key: string): boolean {
    const now = this.#now();
    const since = this.#seen.get(key) ?? now;
    this.#seen.set(key, since);
    return now - since >= (this.#around.speed >= FAST ? THINKING_FAST : THINKING);
  }

  #now() {
    return toInstant(this.#around.now());
  }
}
