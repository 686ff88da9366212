import {
  type Actor,
  type Commit,
  type Context,
  type Instant,
  later,
  type Random,
  toCommitId,
  toInstant,
  type Verdict,
} from '@riffle/aggregate';
import { toChips } from '@riffle/cards';
import { toPersonId } from '@riffle/people';
import { findRulebook, policy } from '@riffle/rulebooks';
import { toSeatNo } from '@riffle/table';
import type { TournamentCommand } from './command.ts';
import { decide } from './decide.ts';
import type { TournamentEvent } from './event.ts';
import { evolve } from './evolve.ts';
import { type EntryId, toEntryId, toTableId } from './ids.ts';
import { initial } from './initial.ts';
import { bountyIn } from './money/bounty-form.ts';
import { isPlayedFor, type MoneySetup, type SaleKind } from './money/money-setup.ts';
import type { TournamentRefusal } from './refusal.ts';
import type { Setup } from './setup.ts';
import type { Tournament } from './state.ts';
import { structureFor } from './structures.ts';

/** For tests of other packages. */
export { moneyFaults } from './money/faults.ts';

export const EVENING = toInstant(1_700_000_000_000);
export const director: Actor = { id: 'dora', role: 'director' };

/** Prices without those for what the rulebook forbids, without what it lets nobody keep, and without limits where it has none: no night has them. */
export function pricesUnder(book: string, money: MoneySetup): MoneySetup {
  const found = findRulebook(book);
  const forbids = (kind: SaleKind): boolean => {
    if (kind === 'entry' || found === undefined) return false;
    const { value } = policy(found, `entries.${kind}`);
    return (typeof value === 'string' ? value : value.is) === 'forbidden';
  };
  const hasBounty = money.profiles.some((profile) => bountyIn(profile) > 0);
  const whole = hasBounty && found !== undefined && policy(found, 'entries.houseFee').value === 'neverWithBounty';
  const unlimited = found !== undefined && policy(found, 'entries.reEntry').value.is === 'unlimitedUntilLevel';
  const { reEntry, ...others } = money.limits ?? {};
  const through = reEntry?.through;
  return {
    ...money,
    ...(unlimited && money.limits && { limits: { ...others, ...(through !== undefined && { reEntry: { through } }) } }),
    profiles: money.profiles
      .filter(({ kind }) => !forbids(kind))
      .map((profile) => (whole ? { ...profile, parts: profile.parts.filter(isPlayedFor) } : profile)),
  };
}

export function setupFor(book: string, { money, ...changes }: Partial<Setup> = {}): Setup {
  const { edition = '' } = findRulebook(book) ?? {};
  return {
    ...(money && { money: pricesUnder(book, money) }),
    name: 'Friday',
    rulebook: { id: book, edition },
    game: 'holdem',
    startingStack: toChips(10_000),
    seatsPerTable: 9,
    levels: structureFor('clubNight')?.levels ?? [],
    lateEntryThrough: 4,
    prizes: [],
    currency: 'EUR',
    ...changes,
  };
}

/** The same numbers for the same seed, each equally likely enough for a test. */
export function seeded(seed: number): Random {
  let state = seed >>> 0 || 1;
  return (n) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

/** The same night with all changed that the room may not see. */
export function retold(state: Tournament): Tournament {
  let { entries, tables } = state;
  for (const entry of state.entries.values()) {
    entries = entries.with(entry.id, { ...entry, person: toPersonId(`other-${entry.person}`) });
  }
  for (const table of state.tables.values()) {
    const blocked = Object.fromEntries(Object.keys(table.blocked).map((seat) => [seat, 'other']));
    tables = tables.with(table.id, { ...table, blocked });
  }
  const { counts: _, ...others } = state;
  return {
    ...others,
    entries,
    tables,
    rulings: [],
    penalties: [],
    keptApart: [],
    bustOuts: state.bustOuts.map((hand) => ({
      ...hand,
      out: hand.out.map((one) => ({ ...one, stackAtStart: toChips(1), fromButton: 1 })),
    })),
  };
}

/** A night under test: commands in, events and state out. Time stands still unless it is moved. */
export class Evening {
  state: Tournament = initial;
  /** `c1`, `c2` … one for each command that was accepted. */
  readonly commits: Commit<TournamentEvent>[] = [];
  now: Instant = EVENING;
  actor: Actor = director;
  readonly #random: Random;

  constructor(book = 'pvb', changes: Partial<Setup> = {}, seed = 1) {
    this.#random = seeded(seed);
    this.do({ type: 'Create', setup: setupFor(book, changes) });
  }

  get events(): readonly TournamentEvent[] {
    return this.commits.flatMap(({ events }) => events);
  }

  get context(): Context<never> {
    return { now: this.now, random: this.#random, actor: this.actor };
  }

  wait(ms: number): this {
    this.now = later(this.now, ms);
    return this;
  }

  try(command: TournamentCommand): Verdict<readonly TournamentEvent[], TournamentRefusal> {
    const verdict = decide(this.state, command, this.context);
    if (verdict.ok) this.apply(...verdict.value);
    return verdict;
  }

  /** A command that must be accepted. */
  do(command: TournamentCommand): readonly TournamentEvent[] {
    const verdict = this.try(command);
    if (!verdict.ok) throw new Error(`${command.type} refused: ${JSON.stringify(verdict.refusal)}`);
    return verdict.value;
  }

  /** Why a command is refused; `undefined` where it is not. */
  refusal(command: TournamentCommand): TournamentRefusal | undefined {
    const verdict = decide(this.state, command, this.context);
    return verdict.ok ? undefined : verdict.refusal;
  }

  /** Entries `e1` … of the people `p1` …, checked in. */
  enter(count: number, from = this.state.entries.size + 1): readonly EntryId[] {
    const entries = Array.from({ length: count }, (_, index) => toEntryId(`e${String(from + index)}`));
    this.do({
      type: 'AddEntries',
      entries: entries.map((entry) => ({ entry, person: toPersonId(entry.replace('e', 'p')) })),
    });
    const away = entries.filter((entry) => this.state.entries.get(entry)?.checkedIn === false);
    if (away.length > 0) this.do({ type: 'CheckIn', entries: away });
    return entries;
  }

  /** Tables `t1` … with everybody entered at them in turn: `e1` at seat 1 of `t1`, `e2` at seat 1 of `t2` … */
  seatAll(tables = 1): this {
    const ids = Array.from({ length: tables }, (_, index) => toTableId(`t${String(index + 1)}`));
    for (const [index, table] of ids.entries()) {
      this.do({ type: 'AddTable', table, name: String(index + 1), seats: this.state.setup?.seatsPerTable ?? 9 });
    }
    const seats = [...this.state.entries.values()].flatMap((entry, index) => {
      const table = ids[index % tables];
      return table === undefined
        ? []
        : [{ entry: entry.id, to: { table, seat: toSeatNo(Math.floor(index / tables) + 1) } }];
    });
    return this.apply({ v: 1, type: 'SeatsDrawn', seats, because: [] });
  }

  /** Events as they come from a journal. */
  apply(...events: readonly TournamentEvent[]): this {
    const version = this.commits.length + 1;
    this.commits.push({ id: toCommitId(`c${String(version)}`), version, at: this.now, actor: this.actor, events });
    this.state = events.reduce(evolve, this.state);
    return this;
  }

  /** Entered, seated and running. */
  start(count: number, tables = Math.ceil(count / 9)): readonly EntryId[] {
    const entries = this.enter(count);
    this.seatAll(tables).do({ type: 'StartClock' });
    return entries;
  }
}
