import { type Actor, type Context, type Instant, later, type Random, toInstant } from '@riffle/aggregate';
import { type Cents, toCents } from '@riffle/money';
import { findRulebook } from '@riffle/rulebooks';
import { toSeatNo } from '@riffle/table';
import type { RoomCommand } from './command.ts';
import { decide } from './decide.ts';
import type { RoomEvent } from './event.ts';
import { evolve } from './evolve.ts';
import { type GameId, type GuestId, type TableId, toGuestId, toTableId } from './ids.ts';
import type { RoomRefusal } from './refusal.ts';
import { initial, type Place, type Room } from './room.ts';
import type { Game, RoomSetup } from './room-setup.ts';

export const MINUTE = 60_000;
const BEGINS = toInstant(1_795_802_400_000);
const floor: Actor = { id: 'floor', role: 'floor' };

export const holdem = 'holdem' as GameId;
export const omaha = 'omaha' as GameId;
export const g = (no: number): GuestId => toGuestId(`g${String(no)}`);
export const t = (no: number): TableId => toTableId(`t${String(no)}`);
export const at = (table: number, seat: number): Place => ({ table: t(table), seat: toSeatNo(seat) });

const game = (name: string): Game => ({
  ...{ name, variant: name, limit: 'noLimit', smallBlind: toCents(500), bigBlind: toCents(1000) },
  ...{ minBuyIn: toCents(40_000), maxBuyIn: toCents(200_000) },
});

const setupOf = (book: string, changes: Partial<RoomSetup>): RoomSetup => ({
  ...{ name: 'Freitag', currency: 'CHF', statuses: ['Diamant', 'Gold'], noShows: 2 },
  rulebook: { id: book, edition: findRulebook(book)?.edition ?? '' },
  ...changes,
});

/** Chance that a test can foretell. */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  return (n) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

/** A room under test, opened with two games. Time stands still unless it is moved. */
export class Evening {
  state: Room = initial;
  now: Instant = BEGINS;
  readonly events: RoomEvent[] = [];
  readonly #random: Random;

  constructor(book = 'gcb', changes: Partial<RoomSetup> = {}, seed = 1) {
    this.#random = seeded(seed);
    this.do({ type: 'OpenRoom', setup: setupOf(book, changes) });
    this.do({ type: 'AddGame', game: holdem, is: game('holdem') });
    this.do({ type: 'AddGame', game: omaha, is: game('omaha') });
  }

  get context(): Context {
    return { now: this.now, random: this.#random, actor: floor };
  }

  wait(minutes: number): this {
    this.now = later(this.now, minutes * MINUTE);
    return this;
  }

  try(command: RoomCommand) {
    const verdict = decide(this.state, command, this.context);
    if (verdict.ok) {
      this.events.push(...verdict.value);
      this.state = verdict.value.reduce(evolve, this.state);
    }
    return verdict;
  }

  do(command: RoomCommand): readonly RoomEvent[] {
    const verdict = this.try(command);
    if (!verdict.ok) throw new Error(`${command.type} refused: ${JSON.stringify(verdict.refusal)}`);
    return verdict.value;
  }

  refusal(command: RoomCommand): RoomRefusal | undefined {
    const verdict = decide(this.state, command, this.context);
    return verdict.ok ? undefined : verdict.refusal;
  }

  /** Tables `t1` … of hold'em, open, with so many guests each: `g1` … in order. */
  tables(...players: readonly number[]): this {
    let no = 0;
    for (const [index, count] of players.entries()) {
      const table = t(index + 1);
      this.do({ type: 'PlanTable', table, game: holdem, name: String(index + 1), seats: 9 });
      this.do({ type: 'OpenTable', table });
      for (let seat = 1; seat <= count; seat += 1) {
        no += 1;
        this.sit(no, at(index + 1, seat));
      }
    }
    return this;
  }

  welcome(...numbers: readonly number[]): this {
    for (const no of numbers) this.do({ type: 'WelcomeGuest', guest: g(no), called: `Gast ${String(no)}` });
    return this;
  }

  sit(no: number, place: Place, amount: Cents = toCents(50_000)): this {
    if (!this.state.guests.has(g(no))) this.welcome(no);
    const buyIn = { amount, box: 'A', means: 'cash' } as const;
    this.do({ type: 'TakeSeat', guest: g(no), place, buyIn, reason: 'für den Test' });
    return this;
  }

  /** On the list of hold'em. */
  list(...numbers: readonly number[]): this {
    for (const no of numbers) {
      if (!this.state.guests.has(g(no))) this.welcome(no);
      this.do({ type: 'PutOnList', guest: g(no), game: holdem });
    }
    return this;
  }

  seated(table: number): readonly string[] {
    return [...(this.state.tables.get(t(table))?.seated ?? [])]
      .toSorted(([a], [b]) => a - b)
      .map(([seat, one]) => `${String(seat)}:${one.guest}`);
  }
}
