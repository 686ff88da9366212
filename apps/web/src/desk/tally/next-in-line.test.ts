import type { TournamentView } from '@riffle/tournament';
import { describe, expect, it } from 'vitest';
import { lastOut, nextBuyer, nextOut } from './next-in-line.ts';

const entry = (no: number, out?: string) => ({ no, checkedIn: true, ...(out && { bustOut: out }) });
const view = {
  entries: { a: entry(1), b: entry(2), c: entry(3), d: entry(4, 'h1') },
  bustOuts: [{ out: [{ entry: 'd' }] }, { out: [{ entry: 'c', back: true }] }],
  money: {
    books: {
      sales: [
        { kind: 'rebuy', entry: 'c' },
        { kind: 'rebuy', entry: 'b', reversed: true },
      ],
    },
  },
} as unknown as TournamentView;

describe('who is meant where only numbers are known', () => {
  it('is out: the last number that is in', () => expect(nextOut(view)).toBe('c'));
  it('is back: who went out last and is not back yet', () => expect(lastOut(view)).toBe('d'));
  it('buys: whoever has bought least, the last number first', () => {
    expect(nextBuyer(view, 'rebuy')).toBe('b');
    expect(nextBuyer(view, 'addOn')).toBe('c');
  });
});
