import { toCents } from '@riffle/money';
import { type OwnEntry, toEntryId } from '@riffle/tournament';
import { describe, expect, it } from 'vitest';
import { linesOf } from './stand-lines.ts';

const nothing = { prize: toCents(0), bounty: toCents(0), special: toCents(0), byHand: toCents(0) };
const none = { paid: toCents(0), setOff: toCents(0), waits: toCents(0) };
const entry = (more: Partial<OwnEntry>): OwnEntry => ({
  ...{ entry: toEntryId('e1'), no: 1, sales: [], receipts: [], paid: toCents(2_500), owes: toCents(0) },
  ...{ won: nothing, handedOut: nothing, toFetch: none },
  ...more,
});
const won = (prize: number) => ({ ...nothing, prize: toCents(prize) });
const told = (...entries: readonly Partial<OwnEntry>[]) =>
  linesOf(entries.map(entry)).map(({ is, amount }) => [is, amount]);

describe('what is between a player and the till', () => {
  it('is nothing once all is paid, and says so', () => {
    expect(told({})).toEqual([['allPaid', 2_500]]);
    expect(told({ paid: toCents(0) })).toEqual([]);
    expect(told({ paid: toCents(500), owes: toCents(2_000) })).toEqual([['toPay', 2_000]]);
  });

  it('is never all paid where an entry was not sold yet', () => {
    expect(told({ unsold: true })).toEqual([['unsold', 1]]);
    expect(told({}, { unsold: true, paid: toCents(0) })).toEqual([['unsold', 1]]);
  });

  it('is what is left of a prize once the debt is off it', () => {
    const toFetch = { ...none, paid: toCents(7_500), setOff: toCents(2_500) };
    const lines = linesOf([entry({ owes: toCents(2_500), won: won(10_000), toFetch })]);
    expect(lines).toEqual([{ is: 'fetchRest', amount: 7_500, setOff: 2_500 }]);
    const more = { ...none, setOff: toCents(1_000) };
    expect(told({ owes: toCents(2_500), won: won(1_000), toFetch: more })).toEqual([
      ['toPay', 1_500],
      ['allSetOff', 1_000],
    ]);
  });

  it('is what was set off, once it was handed out', () => {
    const receipt = { no: 2, means: 'cash', at: 0 as OwnEntry['receipts'][number]['at'] } as const;
    const receipts = [
      { ...receipt, what: 'setOff', amount: toCents(2_500) },
      { ...receipt, what: 'handedOut', amount: toCents(7_500) },
    ] as const;
    expect(linesOf([entry({ won: won(10_000), handedOut: won(10_000), receipts })])).toEqual([
      { is: 'restHanded', amount: 7_500, setOff: 2_500 },
    ]);
    expect(told({ won: won(10_000), handedOut: won(10_000) })).toEqual([['allHanded', 10_000]]);
  });

  it('fetches nothing that is not certain, and gives back what was too much', () => {
    expect(told({ won: won(5_000), toFetch: { ...none, waits: toCents(5_000) } })).toEqual([['waits', 5_000]]);
    expect(told({ handedOut: won(3_000), toFetch: { ...none, paid: toCents(-3_000) } })).toEqual([['tooMuch', 3_000]]);
  });
});
