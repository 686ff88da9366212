import type { EntryId } from '@riffle/tournament';
import type { Night } from '@riffle/wire';
import { describe, expect, it } from 'vitest';
import { readChoice, readSorted, standingChoice, USUAL } from './choice.ts';
import { COLUMN_IDS, type ColumnId, columnsOf, rowsOf } from './columns.ts';
import { columnsCsv } from './columns-csv.ts';

const sale = (entry: string, kind: string, amount: number) => ({
  ...{ entry, person: `p-${entry}`, kind, name: 'Abend', chips: 10_000 },
  parts: [{ for: 'prizes', amount }],
});
const night = {
  names: { a: 'Ada', b: 'Bo' },
  view: {
    stage: 'play',
    setup: { levels: [], currency: 'EUR', seating: undefined },
    prizes: [],
    hitsByHand: [{ entry: 'c', hits: { sum: 1, among: 2 } }],
    bustOuts: [{ id: 'h1', at: 5, level: 0, out: [{ entry: 'b', by: ['a'], place: 2 }] }],
    tables: { t1: { name: '7' } },
    entries: {
      a: { no: 1, checkedIn: true, person: 'p-a', at: { table: 't1', seat: 3 } },
      b: { no: 2, checkedIn: true, person: 'p-b', bustOut: 'h1', place: 2 },
      c: { no: 3, checkedIn: false, person: 'p-c' },
    },
    counts: {
      all: [{ stacks: { a: 9_000, b: 4_000 } }, { stacks: { c: 7_000 } }],
    },
    money: {
      books: {
        sales: [sale('a', 'entry', 2_000), sale('a', 'rebuy', 1_000), { ...sale('b', 'rebuy', 500), reversed: true }],
        owes: { a: 1_500 },
        dues: [
          {
            entry: 'b',
            prize: 200,
            bounty: 0,
            special: 0,
            byHand: 0,
            won: { prize: 700, bounty: 0, special: 0, byHand: 0 },
          },
        ],
        fines: [
          { entry: 'a', amount: 500 },
          { entry: 'a', amount: 900, reversed: true },
        ],
        // at a cashier's, where others took and paid
        payments: [],
      },
    },
  },
} as unknown as Night;
const say = { status: (is: string) => is, name: (id: EntryId) => night.names[id] ?? '#', yes: 'ja' };
const rows = (columns: readonly ColumnId[], by: ColumnId, down = false) =>
  rowsOf(night, ['a', 'b', 'c'] as EntryId[], { columns, by, down }, say, (a, b) => a.localeCompare(b));

describe('columns of the player list', () => {
  it('tell what the night knows of each', () => {
    const [a, b] = rows(
      ['status', 'table', 'seat', 'rebuys', 'chipsBought', 'cost', 'paid', 'owes', 'outBy', 'outAt'],
      'no',
    );
    expect(a?.cells).toMatchObject({
      ...{ status: 'in', table: '7', seat: 3, rebuys: 1, chipsBought: 20_000 },
      ...{ cost: 3_000, paid: 2_000, owes: 1_500 },
    });
    expect(b?.cells).toMatchObject({ status: 'out', outBy: 'Ada', outAt: 5 });
    expect(b?.cells.rebuys).toBeUndefined();
  });

  it('say what was paid and handed out at any till: what was bought is paid or owed, what was won handed out or due', () => {
    const [a, b] = rows(['paid', 'fines', 'won', 'handed', 'open', 'take'], 'no');
    expect(a?.cells).toMatchObject({ paid: 2_000, fines: 500 });
    expect(b?.cells).toMatchObject({ won: 700, handed: 500, open: 200, take: 700 });
  });

  it('have the stack that was counted last of each who is in', () => {
    expect(rows(['stack'], 'no').map(({ cells }) => cells.stack)).toEqual([9_000, undefined, 7_000]);
  });

  it('count whom each has put out, as set right by hand, with or without bounties', () => {
    expect(rows(['made'], 'no').map(({ cells }) => cells.made)).toEqual([1, undefined, 0.5]);
  });

  it('sort either way, and whoever has nothing there comes last', () => {
    expect(rows(['name'], 'no', true).map(({ id }) => id)).toEqual(['c', 'b', 'a']);
    expect(rows(['name'], 'owes').map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect(rows(['name'], 'owes', true)[0]?.id).toBe('a');
  });

  it('are all known by name, and without money none of them is of money', () => {
    expect(COLUMN_IDS.length).toBeGreaterThan(45);
    const { money: _, ...view } = night.view;
    expect(columnsOf(view as typeof night.view)).not.toContain('owes');
    expect(columnsOf(night.view)).toContain('owes');
  });

  it('go into a file just as they are shown', () => {
    const columns = [
      { id: 'owes', label: 'Schuldet' },
      { id: 'name', label: 'Wer' },
    ] as const;
    const csv = columnsCsv(rows(['owes', 'name'], 'no'), { columns, currency: 'EUR', language: 'de', moment: String });
    expect(csv.replace('\uFEFF', '').split(/\r?\n/).slice(0, 3)).toEqual(['Schuldet;Wer', '15,00;Ada', ';Bo']);
  });

  it('a choice is kept as far as it is understood', () => {
    expect(readChoice(null)).toBeUndefined();
    expect(readChoice('nonsense')).toBeUndefined();
    expect(readChoice('{"columns":[]}')).toBeUndefined();
    const kept = {
      columns: [{ id: 'owes', called: ' Deckel ' }, { id: 'gone' }, { id: 'owes' }, null],
      by: 'gone',
      down: true,
    };
    expect(readChoice(JSON.stringify(kept))).toEqual({
      columns: [{ id: 'owes', called: 'Deckel' }],
      by: 'name',
      down: true,
    });
  });

  it('is the device’s own, else the club’s, else as at first; who only sorts follows the club still', () => {
    const clubs = { columns: [{ id: 'owes' }], by: 'owes', down: true } as const;
    const own = { columns: [{ id: 'club' }], by: 'club', down: false } as const;
    const sorted = readSorted('{"by":"name","down":true}');
    expect(standingChoice(undefined, undefined, undefined)).toEqual(USUAL);
    expect(standingChoice(undefined, clubs, undefined)).toEqual(clubs);
    expect(standingChoice(undefined, clubs, sorted)).toEqual({ ...clubs, by: 'name', down: true });
    expect(standingChoice(own, clubs, sorted)).toEqual(own);
    expect([readSorted(null), readSorted('{"by":"gone"}'), readSorted('{')]).toEqual([undefined, undefined, undefined]);
  });
});
