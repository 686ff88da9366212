import type { Instant } from '@riffle/aggregate';
import { type Cents, toCents } from '@riffle/money';
import type { RoomEvent } from '../event.ts';
import { evolve } from '../evolve.ts';
import type { GameId, GuestId } from '../ids.ts';
import type { MoneyMoved } from '../money-moved.ts';
import { initial, type Room } from '../room.ts';
import { openTables } from '../seats.ts';
import { type DealerLine, dealerLines } from './dealers-report.ts';

/** What was written at once, and when; as the journal has it, without what was taken back. */
export type Written = { readonly at: Instant; readonly events: readonly RoomEvent[] };

/** One hour of the evening; each figure is the most there was at once, but for those that are counted. */
export type ReportHour = {
  readonly from: Instant;
  readonly tables: number;
  readonly seated: number;
  readonly waiting: number;
  /** Who sat down from a list within it, and how long these had waited, in milliseconds. */
  readonly waits: Waits;
  readonly hands: number;
};
export type Waits = { readonly count: number; readonly median: number; readonly longest: number };

export type EveningReport = {
  readonly from: Instant;
  readonly to: Instant;
  readonly guests: number;
  readonly hands: number;
  readonly hours: readonly ReportHour[];
  readonly waits: Waits;
  /** `otherwise`: somebody else than who was next, with a reason. */
  readonly calls: {
    readonly made: number;
    readonly lapsed: number;
    readonly givenUp: number;
    readonly otherwise: number;
  };
  readonly seats: { readonly list: number; readonly new: number; readonly reservation: number; readonly lent: number };
  readonly moves: {
    readonly seatChange: number;
    readonly tableChange: number;
    readonly balance: number;
    readonly mustMove: number;
  };
  readonly breaks: { readonly pause: number; readonly restaurant: number; readonly released: number };
  readonly reservations: { readonly made: number; readonly came: number; readonly lapsed: number };
  /** `otherwise`: with a reason; `owed`: breaks that were due and not given, each with one. */
  readonly pushes: { readonly made: number; readonly otherwise: number; readonly owed: number };
  readonly dealers: readonly DealerLine[];
  readonly money: { readonly [what in MoneyMoved['what']]?: Cents };
};

const HOUR = 3_600_000;

/** What an evening came to, from what was written in it; nothing of it is kept. `undefined` before the room is open. */
export function eveningReport(history: readonly Written[]): EveningReport | undefined {
  const opened = history.find(({ events }) => events.some(({ type }) => type === 'RoomOpened'));
  const last = history.at(-1);
  if (opened === undefined || last === undefined) return undefined;
  const count = new EveningCount(opened.at);
  for (const { at, events } of history) for (const event of events) count.happens(event, at);
  return count.report(last.at);
}

type Hour = { tables: number; seated: number; waiting: number; hands: number; readonly waits: number[] };

/** Goes along the evening once. */
class EveningCount {
  readonly #from: Instant;
  readonly #hours: Hour[] = [];
  readonly #since = new Map<string, Instant>();
  readonly #counted = new Map<string, number>();
  readonly #money = new Map<MoneyMoved['what'], Cents>();
  #room: Room = initial;

  constructor(from: Instant) {
    this.#from = from;
  }

  happens(event: RoomEvent, at: Instant): void {
    const hour = this.#hourOf(at);
    this.#count(event, at, hour);
    this.#room = evolve(this.#room, event);
    const { tables, seated } = taken(this.#room);
    hour.tables = Math.max(hour.tables, tables);
    hour.seated = Math.max(hour.seated, seated);
    hour.waiting = Math.max(hour.waiting, new Set(this.#room.waiting.map(({ guest }) => guest)).size);
  }

  report(to: Instant): EveningReport {
    const n = (what: string): number => this.#counted.get(what) ?? 0;
    return {
      ...{ from: this.#from, to, guests: n('came'), hands: n('hand') },
      hours: this.#hours.map(({ waits, ...hour }, nth) => ({
        ...{ from: (this.#from + nth * HOUR) as Instant, ...hour },
        waits: waitsOf(waits),
      })),
      waits: waitsOf(this.#hours.flatMap(({ waits }) => waits)),
      calls: { made: n('called'), lapsed: n('lapsed'), givenUp: n('givenUp'), otherwise: n('otherwise') },
      seats: { list: n('by list'), new: n('by new'), reservation: n('by reservation'), lent: n('lent') },
      moves: {
        seatChange: n('to seatChange'),
        tableChange: n('to tableChange'),
        balance: n('to balance'),
        mustMove: n('to mustMove'),
      },
      breaks: { pause: n('pause'), restaurant: n('restaurant'), released: n('released') },
      reservations: { made: n('reserved'), came: n('reservation came'), lapsed: n('reservation lapsed') },
      pushes: { made: n('pushed') + n('pushed otherwise'), otherwise: n('pushed otherwise'), owed: n('owed') },
      dealers: dealerLines(this.#room, to),
      money: Object.fromEntries(this.#money),
    };
  }

  /** Hours in which nothing was written are there all the same, as the one before them left the room. */
  #hourOf(at: Instant): Hour {
    const nth = Math.max(0, Math.floor((at - this.#from) / HOUR));
    while (this.#hours.length <= nth) {
      this.#hours.push({ ...taken(this.#room), waiting: this.#room.waiting.length, hands: 0, waits: [] });
    }
    return this.#hours[nth] as Hour;
  }

  #count(event: RoomEvent, at: Instant, hour: Hour): void {
    const what = countedAs(event);
    if (what !== undefined) this.#counted.set(what, (this.#counted.get(what) ?? 0) + 1);
    if (event.type === 'HandDealt') hour.hands += 1;
    if (event.type === 'PutOnList') this.#since.set(key(event.guest, event.game), at);
    if (event.type === 'TakenOffList') this.#offList(event.guest, event.game, event.why, at, hour);
    if (event.type === 'DealersMoved') this.#counted.set('owed', (this.#counted.get('owed') ?? 0) + event.owed.length);
    if (event.type === 'GuestCalled' && event.reason !== undefined)
      this.#counted.set('otherwise', (this.#counted.get('otherwise') ?? 0) + 1);
    if (event.type === 'MoneyMoved') {
      const { what: moved, amount } = event.moved;
      this.#money.set(moved, toCents((this.#money.get(moved) ?? 0) + amount));
    }
  }

  #offList(guest: GuestId, game: GameId, why: 'wanted' | 'seated', at: Instant, hour: Hour): void {
    const since = this.#since.get(key(guest, game));
    this.#since.delete(key(guest, game));
    if (why === 'seated' && since !== undefined) hour.waits.push(at - since);
  }
}

type Counted = {
  readonly [T in RoomEvent['type']]?: (event: Extract<RoomEvent, { readonly type: T }>) => string | undefined;
};
const COUNTED: Counted = {
  GuestWelcomed: () => 'came',
  GuestCalled: () => 'called',
  CallEnded: ({ atEnd }) => (atEnd ? 'lapsed' : undefined),
  TurnGivenUp: () => 'givenUp',
  Reserved: () => 'reserved',
  ReservationEnded: ({ why }) => `reservation ${why}`,
  SeatTaken: ({ by }) => `by ${by}`,
  SeatLent: () => 'lent',
  SeatLeft: ({ why }) => (why === 'released' ? 'released' : undefined),
  PlayInterrupted: ({ away }) => away.kind,
  GuestMoved: ({ by }) => `to ${by}`,
  HandDealt: () => 'hand',
  DealersMoved: ({ by, reason }) => (by === 'floor' ? undefined : reason === undefined ? 'pushed' : 'pushed otherwise'),
};
const countedAs = (event: RoomEvent): string | undefined =>
  (COUNTED[event.type] as ((one: RoomEvent) => string | undefined) | undefined)?.(event);

function taken(room: Room): { readonly tables: number; readonly seated: number } {
  const open = openTables(room);
  return { tables: open.length, seated: open.reduce((sum, { table }) => sum + table.seated.size, 0) };
}

const key = (guest: GuestId, game: GameId): string => `${guest} ${game}`;

function waitsOf(all: readonly number[]): Waits {
  const sorted = all.toSorted((a, b) => a - b);
  return { count: sorted.length, median: sorted[sorted.length >> 1] ?? 0, longest: sorted.at(-1) ?? 0 };
}
