import { toPersonId } from '@riffle/people';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { type EntryId, toEntryId, toTableId } from '../ids.ts';
import type { Setup } from '../setup.ts';
import { Evening, setupFor } from '../testing.ts';
import { at, entriesOf, ids, sizes, tablesOf } from './arranged.ts';

const omaha: Partial<Setup> = { game: 'omaha', seatsPerTable: 8 };
const stud: Partial<Setup> = { game: 'stud', seatsPerTable: 8 };

/** Entries of these clubs, `''` for none, checked in and drawn. */
function drawn(book: string, clubs: readonly string[], changes: Partial<Setup> = {}, seed = 1): Evening {
  const evening = new Evening(book, changes, seed);
  enter(evening, clubs);
  evening.do({ type: 'DrawSeats' });
  return evening;
}

function enter(evening: Evening, clubs: readonly string[]): readonly EntryId[] {
  const entries = clubs.map((club, index) => ({
    entry: toEntryId(`e${String(index + 1)}`),
    person: toPersonId(`p${String(index + 1)}`),
    ...(club !== '' && { club }),
  }));
  evening.do({ type: 'AddEntries', entries });
  evening.do({ type: 'CheckIn', entries: entries.map(({ entry }) => entry) });
  return entries.map(({ entry }) => entry);
}

const nobodysClub = (count: number): readonly string[] => Array.from({ length: count }, () => '');
const clubs = (...members: readonly number[]): readonly string[] =>
  members.flatMap((count, club) => Array.from({ length: count }, () => `club ${String(club)}`));
const sorted = (evening: Evening) => Object.values(sizes(evening.state)).sort((a, b) => b - a);
const clubAt = (evening: Evening, club: string) =>
  tablesOf(evening.state)
    .map((entries) => entries.filter((entry) => entry.club === club).length)
    .sort((a, b) => b - a);

describe('how many tables', () => {
  test.each([
    { count: 27, tables: [9, 9, 9] },
    { count: 28, tables: [7, 7, 7, 7] },
    { count: 10, tables: [10] }, // as many as sit at the final table
    { count: 11, tables: [6, 5] },
  ])("[pvb:08(1)] $count entries in hold'em: $tables", ({ count, tables }) => {
    expect(sorted(drawn('pvb', nobodysClub(count)))).toEqual(tables);
  });

  test.each([
    { count: 16, tables: [8, 8] },
    { count: 17, tables: [6, 6, 5] },
  ])('[pvb:08(2)] $count entries in Omaha: $tables', ({ count, tables }) => {
    expect(sorted(drawn('pvb', nobodysClub(count), omaha))).toEqual(tables);
  });

  test.each([
    { count: 45, changes: {}, tables: [9, 9, 9, 9, 9] },
    { count: 46, changes: {}, tables: [8, 8, 8, 8, 7, 7] },
    { count: 24, changes: stud, tables: [8, 8, 8] },
    { count: 25, changes: stud, tables: [7, 6, 6, 6] },
    { count: 12, changes: { seatsPerTable: 6 }, tables: [6, 6] },
  ])('[tda55:2.a] $count entries: $tables', ({ count, changes, tables }) => {
    expect(sorted(drawn('tda55', nobodysClub(count), changes))).toEqual(tables);
  });

  test.each([
    { count: 90, tables: 9 },
    { count: 91, tables: 10 },
  ])('[tda55:2.b] ten at a table: $count entries, $tables tables', ({ count, tables }) => {
    expect(sorted(drawn('tda55', nobodysClub(count), { seatsPerTable: 10 }))).toHaveLength(tables);
  });

  test('[gcb:T11.1] 10 entries in a nine-handed event: one table of 10 from the start', () => {
    const evening = drawn('gcb', nobodysClub(10));
    expect(sorted(evening)).toEqual([10]);
    expect([...evening.state.tables.values()][0]?.seats).toBe(10);
  });

  test('[oepbl:6.2 seats] 18 at two tables at least', () => {
    expect(sorted(drawn('oepbl', nobodysClub(18), { seatsPerTable: 10 }))).toEqual([9, 9]);
  });

  it('gives new tables the next numbers, the highest to break first', () => {
    const evening = drawn('gcb', nobodysClub(27));
    expect(evening.state.breakOrder.map((id) => evening.state.tables.get(id)?.name)).toEqual(['3', '2', '1']);
  });
});

describe('by lot', () => {
  test('[tda55:3] [gcb:T6.1] [bdpv:1 Sitzordnung 5] [bdpv:6.1] every one of 18 seats once', () => {
    for (const book of ['tda55', 'gcb', 'bdpv']) {
      const { state } = drawn(book, nobodysClub(18));
      const places = entriesOf(state).map((entry) => `${String(entry.at?.table)}/${String(entry.at?.seat)}`);
      expect(new Set(places).size).toBe(18);
    }
  });

  test('[bdpv:1 Sitzordnung 5] the same random numbers and list give the same seats', () => {
    const seats = (seed: number) => entriesOf(drawn('bdpv', nobodysClub(18), {}, seed).state).map((entry) => entry.at);
    expect(seats(7)).toEqual(seats(7));
    expect(seats(7)).not.toEqual(seats(8));
  });

  test('[tda55:3] every entrant has the same chance for every seat', () => {
    const counts = new Map<string, number>();
    for (let seed = 1; seed <= 900; seed += 1) {
      const first = entriesOf(drawn('tda55', nobodysClub(9), {}, seed * 7919).state)[0];
      counts.set(String(first?.at?.seat), (counts.get(String(first?.at?.seat)) ?? 0) + 1);
    }
    // 100 expected each; a fair lot misses these bounds about once in 10,000 runs, and the seeds are fixed
    for (const count of counts.values()) expect(count).toBeGreaterThan(60);
    expect(counts.size).toBe(9);
  });
});

describe('team mates', () => {
  test.each([
    { given: clubs(6, 6, 6, 6), club: 'club 0', spread: [2, 2, 2] },
    { given: [...clubs(7), ...nobodysClub(17)], club: 'club 0', spread: [3, 2, 2] },
    { given: [...clubs(2), ...nobodysClub(22)], club: 'club 0', spread: [1, 1, 0] },
  ])('[pvb:08a(1)] three tables: $spread', ({ given, club, spread }) => {
    expect(clubAt(drawn('pvb', given), club)).toEqual(spread);
  });

  test('[pvb:08a(1)] whatever the clubs, each is spread as evenly as the numbers allow', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 15 }), { minLength: 1, maxLength: 12 }),
        fc.nat(20),
        fc.nat(),
        (members, free, seed) => {
          const given = [...clubs(...members), ...nobodysClub(free + 2)];
          const evening = drawn('pvb', given, {}, seed + 1);
          for (const [club] of members.entries()) {
            const counts = clubAt(evening, `club ${String(club)}`);
            expect((counts[0] ?? 0) - (counts.at(-1) ?? 0)).toBeLessThanOrEqual(1);
          }
          const all = sorted(evening);
          expect((all[0] ?? 0) - (all.at(-1) ?? 0)).toBeLessThanOrEqual(1);
        },
      ),
      { numRuns: 60 },
    );
  });

  test('[oepbl:3.4 heats] in a Sit and Go team mates sit at different tables', () => {
    const rulebook = { ...setupFor('oepbl').rulebook, occasion: 'sitAndGo' };
    const evening = drawn('oepbl', clubs(4, 4, 4, 4, 4, 4), { rulebook, seatsPerTable: 6 });
    expect(clubAt(evening, 'club 3')).toEqual([1, 1, 1, 1]);
  });

  test('[bdpv:1 Sitzordnung 4] pairs that are named do not share a table', () => {
    for (let seed = 1; seed <= 30; seed += 1) {
      const evening = new Evening('bdpv', {}, seed * 104_729);
      const entries = enter(evening, nobodysClub(18));
      const groups = [entries.slice(0, 2), entries.slice(2, 4), entries.slice(4, 6)];
      evening.do({ type: 'KeepApart', groups });
      evening.do({ type: 'DrawSeats' });
      for (const [a, b] of groups) {
        const table = (id: EntryId | undefined) =>
          id === undefined ? undefined : evening.state.entries.get(id)?.at?.table;
        expect(table(a)).not.toBe(table(b));
      }
    }
  });

  test('[bdpv:1 Sitzordnung 4] with one table only they sit together', () => {
    const evening = new Evening('bdpv');
    const entries = enter(evening, nobodysClub(6));
    evening.do({ type: 'KeepApart', groups: [entries.slice(0, 2)] });
    evening.do({ type: 'DrawSeats' });
    expect(sorted(evening)).toEqual([6]);
  });
});

describe('tables that stand there already', () => {
  it('fills tables of different sizes, and leaves blocked seats free', () => {
    const evening = new Evening('gcb');
    enter(evening, nobodysClub(14));
    evening.do({ type: 'AddTable', table: toTableId('big'), name: 'Big', seats: 10 });
    evening.do({ type: 'AddTable', table: toTableId('small'), name: 'Small', seats: 6 });
    evening.do({ type: 'BlockSeat', place: at('small', 3), label: 'dealer' });
    evening.do({ type: 'DrawSeats' });
    expect(sizes(evening.state)).toEqual({ Big: 9, Small: 5 });
    expect(entriesOf(evening.state).some((entry) => entry.at?.table === 'small' && entry.at.seat === 3)).toBe(false);
  });

  it('[pvb:11(1)] [gcb:T8] keeps locked seats, and gives all others a fresh lot', () => {
    const evening = drawn('pvb', nobodysClub(27));
    const before = entriesOf(evening.state);
    const [locked] = before;
    evening.do({ type: 'LockEntry', entry: locked?.id ?? toEntryId('') });
    evening.do({ type: 'DrawSeats' });
    const after = entriesOf(evening.state);
    expect(after[0]?.at).toEqual(locked?.at);
    expect(after.map((entry) => entry.at)).not.toEqual(before.map((entry) => entry.at));
    expect([...evening.state.tables.keys()]).toHaveLength(3);
  });

  it('leaves out who is not checked in, and adds no table for him', () => {
    const evening = new Evening('gcb');
    const entries = enter(evening, nobodysClub(20));
    evening.do({ type: 'CheckOut', entries: entries.slice(0, 2) });
    evening.do({ type: 'DrawSeats' });
    expect(sorted(evening)).toEqual([9, 9]);
    expect(ids(entriesOf(evening.state).filter((entry) => entry.at === undefined))).toEqual(entries.slice(0, 2));
  });

  it('is refused after the start, and with fewer than two', () => {
    const evening = new Evening('gcb');
    enter(evening, nobodysClub(1));
    expect(evening.refusal({ type: 'DrawSeats' })).toEqual({ code: 'too-few-players', players: 1, needed: 2 });
    evening.enter(5);
    evening.do({ type: 'DrawSeats' });
    evening.do({ type: 'StartClock' });
    expect(evening.refusal({ type: 'DrawSeats' })).toEqual({ code: 'already-drawn' });
  });
});
