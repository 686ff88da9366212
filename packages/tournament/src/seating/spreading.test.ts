import { describe, expect, it } from 'vitest';
import { toEntryId, toTableId } from '../ids.ts';
import type { Entry } from '../state.ts';
import { seeded, setupFor } from '../testing.ts';
import type { Allotment } from './allotment.ts';
import { destinations } from './balancing-tables.ts';
import { spreadClubs } from './club-spread.ts';
import { keepApart } from './kept-apart.ts';
import type { TableInPlay } from './table-in-play.ts';

/** `x Aces` is the entry x of the club Aces. */
const entry = (text: string): Entry => {
  const [id = '', club] = text.split(' ');
  return { id: toEntryId(id), ...(club !== undefined && { club }) } as Entry;
};
const table = (kept: readonly string[], drawn: readonly string[], room = 0): Allotment => ({
  kept: kept.map(entry),
  drawn: drawn.map(entry),
  room,
});
const drawnAt = (tables: readonly Allotment[]) =>
  tables.map(({ drawn }) =>
    drawn
      .map(({ id }) => id)
      .sort()
      .join(' '),
  );
const SEEDS = Array.from({ length: 12 }, (_, seed) => seed + 1);

describe('clubs that are spread', () => {
  it('change places afterwards where who keeps his seat left a club uneven', () => {
    for (const seed of SEEDS) {
      const tables = [table(['a Aces', 'b Aces'], [], 1), table([], [], 1)];
      spreadClubs([entry('x Aces'), entry('z Kings')], tables, seeded(seed));
      expect(drawnAt(tables)).toEqual(['z', 'x']);
    }
  });

  it('stay where they are, where another club would be as uneven for it', () => {
    for (const seed of SEEDS) {
      const tables = [table(['a Aces', 'b Aces', 'k Kings'], [], 1), table([], [], 1)];
      spreadClubs([entry('x Aces'), entry('z Kings')], tables, seeded(seed));
      expect(drawnAt(tables)).toEqual(['z', 'x']);
    }
    const settled = [table(['a Aces'], [], 1), table([], [], 1)];
    spreadClubs([entry('z Kings'), entry('w Kings')], settled, seeded(3));
    expect(drawnAt(settled).join(' ').split(' ').sort()).toEqual(['w', 'z']);
  });

  it('change places already where one table has two more', () => {
    for (const seed of SEEDS) {
      const tables = [table(['a Aces'], [], 1), table([], [], 1)];
      spreadClubs([entry('x Aces'), entry('z Kings')], tables, seeded(seed));
      expect(drawnAt(tables)).toEqual(['z', 'x']);
    }
  });

  it('get a player more only where all have as many', () => {
    for (const seed of SEEDS) {
      const tables = [table([], [], 3), table([], [], 3), table([], [], 3)];
      const aces = ['a', 'b', 'c', 'd'].map((id) => entry(`${id} Aces`));
      const others = ['k Kings', 'l Kings', 'm', 'n', 'o'].map(entry);
      spreadClubs([...aces, ...others], tables, seeded(seed));
      const of = (club: string) => tables.map(({ drawn }) => drawn.filter((one) => one.club === club).length).sort();
      expect([of('Aces'), of('Kings'), tables.map(({ drawn }) => drawn.length)]).toEqual([
        [1, 1, 2],
        [0, 1, 1],
        [3, 3, 3],
      ]);
    }
  });
});

describe('two who are kept apart', () => {
  const groups = [[toEntryId('a'), toEntryId('b')]];

  it('are parted by the change that makes clubs least uneven', () => {
    for (const seed of SEEDS) {
      const tables = [
        table(['b'], ['a Aces']),
        table(['p Aces', 'q Aces'], ['k']),
        table(['r Aces'], ['l']),
        table(['s Aces', 't Aces', 'u Aces'], ['m']),
      ];
      keepApart(groups, tables, seeded(seed));
      expect(drawnAt(tables)).toEqual(['l', 'k', 'a', 'm']);
    }
  });

  it('are not sent to another from whom they are kept apart, nor is he to them', () => {
    for (const seed of SEEDS) {
      const more = [...groups, [toEntryId('a'), toEntryId('c')], [toEntryId('d'), toEntryId('b')]];
      const tables = [table(['b'], ['a']), table(['c'], ['x']), table([], ['d', 'y'])];
      keepApart(more, tables, seeded(seed));
      expect(drawnAt(tables)).toEqual(['y', 'x', 'a d']);
    }
  });

  it('stay together where nobody can change with them', () => {
    const tables = [table(['b'], ['a']), table(['x'], [])];
    keepApart(groups, tables, seeded(1));
    expect(drawnAt(tables)).toEqual(['a', '']);
  });
});

describe('the short table that is filled first', () => {
  const short = (id: string, players: number): TableInPlay =>
    ({ id: toTableId(id), players: new Map(Array.from({ length: players }, (_, seat) => [seat + 1, id])) }) as never;
  const order = (book: string) =>
    destinations(setupFor(book), [short('A', 4), short('B', 3), short('C', 4), short('D', 2)]).map(({ id }) => id);

  it('[tda55:5.c] is the last to break, or the shortest, the last to break among equals', () => {
    expect(order('tda55')).toEqual(['D', 'C', 'B', 'A']);
    for (const book of ['pvb', 'gcb', 'bdpv', 'oepbl']) expect(order(book)).toEqual(['D', 'B', 'C', 'A']);
  });
});
