import { toCents } from '@riffle/money';
import { type EntryId, toBustOutId, toEntryId } from '@riffle/tournament';
import { describe, expect, it } from 'vitest';
import { aNight } from '../../night/fixture/a-night.ts';
import { bountiesOfHand } from './bounties-of-hand.ts';

const { view } = aNight({ players: 9, out: 1 });
const [gone, out, killer]: readonly EntryId[] = ['e1', 'e2', 'e3'].map(toEntryId);
if (gone === undefined || out === undefined || killer === undefined) throw new Error('three entries');

const parts = [{ for: 'bounty' as const, amount: toCents(500) }];
const sale = (entry: EntryId, kind: 'entry' | 'rebuy' = 'entry', life = 0) => ({
  ...{ id: `${entry}:${kind}`, entry, person: entry, profile: kind, kind, parts, chips: 5_000, at: 0, life },
});
const night = {
  ...view,
  setup: { ...view.setup, money: { profiles: [{ id: 'entry', name: 'Entry', kind: 'entry', parts, chips: 5_000 }] } },
  money: { ...view.money, books: { sales: [gone, out, killer].map((entry) => sale(entry)) } },
} as unknown as typeof view;
const hand = { id: toBustOutId('b-told'), out: [{ entry: out, place: 8, by: [killer] }] } as never;
const won = [
  {
    ...{ bustOut: 'b-told', entry: out, is: 'won', value: 500 },
    parts: [{ entry: killer, paid: 500, onto: 0 }],
  },
];

describe('what a hand wins in bounties', () => {
  it('is the head of who goes out by it', () => {
    expect(bountiesOfHand(night, hand, 7).taken).toEqual(won);
  });

  it('is told once and as it was where the hand is recorded already, and its dialogue still open', () => {
    const recorded = { ...night, bustOuts: [...night.bustOuts, { ...view.bustOuts[0], ...(hand as object) }] } as never;
    expect(bountiesOfHand(recorded, hand, 7).taken).toEqual(won);
  });

  it('is told once where he has bought back in with it', () => {
    const sales = [...[gone, out, killer].map((entry) => sale(entry)), sale(out, 'rebuy', 1)];
    const recorded = {
      ...night,
      bustOuts: [...night.bustOuts, { ...view.bustOuts[0], ...(hand as object) }],
      money: { ...night.money, books: { sales } },
    } as never;
    expect(bountiesOfHand(recorded, hand, 8).taken).toEqual(won);
  });

  it('takes the head that he had then, and not the one that he has bought since, where he has bought back in', () => {
    const [first] = view.bustOuts;
    if (first === undefined) throw new Error('one is out');
    const sales = [...[gone, out, killer].map((entry) => sale(entry)), sale(gone, 'rebuy', 1)];
    const bustOuts = [{ ...first, out: first.out.map((one) => ({ ...one, back: true as const })) }];
    const { bustOut: _, place: __, ...back } = view.entries[gone] ?? {};
    const entries = { ...night.entries, [gone]: { ...back, at: { table: 't1', seat: 9 } } };
    const again = { ...night, bustOuts, entries, money: { ...night.money, books: { sales } } } as never;
    const changed = { id: first.id, changes: first.id, out: [{ entry: gone, place: 1, by: [killer] }] } as never;
    const { taken, winner } = bountiesOfHand(again, changed, 9);
    expect(taken).toMatchObject([{ entry: gone, is: 'won', value: 500, parts: [{ entry: killer, paid: 500 }] }]);
    expect(winner).toBeUndefined();
  });

  it('is told once where it is corrected', () => {
    const [first] = view.bustOuts;
    if (first === undefined) throw new Error('one is out');
    const changed = { id: first.id, changes: first.id, out: [{ entry: gone, place: 9, by: [killer] }] } as never;
    expect(bountiesOfHand(night, changed, 8).taken).toMatchObject([{ entry: gone, is: 'won', value: 500 }]);
  });
});
