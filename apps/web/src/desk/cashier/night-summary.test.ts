import type { TournamentView } from '@riffle/tournament';
import { describe, expect, it } from 'vitest';
import { summaryRows } from './night-summary.ts';

const parts = [
  { for: 'prizes', amount: 2_000 },
  { for: 'fee', amount: 500 },
  { for: 'bounty', amount: 500 },
];
const view = {
  stage: 'over',
  setup: { currency: 'EUR' },
  startedAt: 100,
  entries: { a: { place: 2 }, b: { place: 1 } },
  bustOuts: [
    { at: 150, out: [{ entry: 'b', back: true }] },
    { at: 200, out: [{ entry: 'a' }] },
  ],
  money: {
    pool: { total: 7_000, added: 0, overlay: 0, kept: 300, deducted: [{ amount: 100 }, { name: 'Saal', amount: 200 }] },
    sold: { entry: 2, reEntry: 0, rebuy: 1, addOn: 0 },
    books: {
      boxes: [],
      sales: [
        { kind: 'entry', parts },
        { kind: 'entry', parts },
        { kind: 'rebuy', parts: [{ for: 'prizes', amount: 2_000 }] },
        { kind: 'addOn', parts: [{ for: 'prizes', amount: 9_000 }], reversed: true },
      ],
      payments: [
        { what: 'taken', amounts: [{ amount: 3_000 }, { amount: 5_000 }] },
        { what: 'taken', amounts: [{ amount: 1 }], reversed: true },
        { what: 'givenBack', amount: 200 },
        { what: 'handedOut', prize: 6_000, bounty: 500, setOff: 100 },
      ],
      dues: [
        { won: { prize: 6_000, bounty: 500, special: 100, byHand: 150 } },
        { won: { prize: 600, bounty: 300, special: 0, byHand: 0 } },
      ],
      bountiesKept: 300,
      addedForSpecials: 100,
      unclaimed: [{ amount: 200 }],
      fines: [{ amount: 1_000 }, { amount: 500, reversed: true }],
      unsettled: { owing: 0 },
    },
  },
} as unknown as TournamentView;
const names = [
  ...(['taken', 'givenBack', 'handedOut', 'setOff', 'turnover', 'kept', 'pot', 'prizes', 'bountiesBought'] as const),
  ...([
    'fines',
    'bountiesWon',
    'byHand',
    'bountiesKept',
    'bountiesOpen',
    'start',
    'firstOut',
    'firstOutForGood',
    'end',
    'winner',
  ] as const),
];
const summary = {
  ...(Object.fromEntries(names.map((name) => [name, name])) as { readonly [N in (typeof names)[number]]: string }),
  sold: (kind: string, count: number) => `${kind} ${String(count)}`,
};
const rows = (of: TournamentView) =>
  summaryRows(of, { summary, name: (entry) => entry.toUpperCase(), time: (at) => `um ${String(at)}` });

describe('the summary of a night’s money', () => {
  it('says what was sold and taken, what was played for and won, and when it was', () => {
    expect(rows(view).map(({ what, expected, note }) => [what, expected ?? note])).toEqual([
      ['entry 2', 6_000],
      ['rebuy 1', 2_000],
      ['turnover', 8_000],
      ['kept', 1_300],
      ['fines', 1_000],
      ['taken', 8_000],
      ['givenBack', 200],
      ['handedOut', 6_400],
      ['setOff', 100],
      ['pot', 7_100],
      ['prizes', 6_700],
      ['byHand', 150],
      ['bountiesBought', 1_000],
      ['bountiesWon', 500],
      ['bountiesKept', 300],
      ['bountiesOpen', 200],
      ['start', 'um 100'],
      ['firstOut', 'um 150, B'],
      ['firstOutForGood', 'um 200, A'],
      ['end', 'um 200'],
      ['winner', 'B'],
    ]);
  });

  it('says who was out first, and who for good: neither a rebuy nor another entry brought him back', () => {
    const entries = {
      a: { person: 'p', no: 1 },
      b: { person: 'q', no: 2, place: 1 },
      c: { person: 'r', no: 3, place: 2 },
      d: { person: 'p', no: 4 },
    };
    const bustOuts = ['a', 'c', 'd'].map((entry, nth) => ({ at: 150 + nth, out: [{ entry }] }));
    const told = (of: object) =>
      rows({ ...view, ...of } as TournamentView).flatMap(({ key, note }) => (key.startsWith('first') ? [note] : []));
    expect(told({ entries, bustOuts })).toEqual(['um 150, A', 'um 151, C']);
    expect(told({ entries, bustOuts: bustOuts.slice(1) })).toEqual(['um 151, C']);
    expect(told({ entries, bustOuts: bustOuts.slice(0, 1) })).toEqual(['um 150, A']);
  });

  it('has no end and no winner while it is played, and nothing where no money is kept', () => {
    const playing = rows({ ...view, stage: 'play' } as TournamentView).map(({ what }) => what);
    expect(playing).not.toContain('winner');
    expect(playing).not.toContain('end');
    const { money: _, ...free } = view;
    expect(rows(free as TournamentView)).toEqual([]);
  });
});
