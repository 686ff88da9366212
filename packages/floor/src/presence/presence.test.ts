import { describe, expect, it } from 'vitest';
import { ruled } from '../testing.ts';

describe('[pvb:23(1)] [tda55:27.a] [bdpv:6.9] [gcb:T29.1] [oepbl:6.7 absent hand] back at the seat during the deal', () => {
  const facts = { arrived: 'duringDeal', blind: 'big', posted: 400 };

  it.each([
    { book: 'pvb', is: 'dead', ref: 'pvb@2020-01:23(1)' },
    { book: 'tda55', is: 'live', ref: 'tda55@undated:27.a' },
    { book: 'bdpv', is: 'live', ref: 'bdpv@undated:6.9' },
    { book: 'gcb', is: 'live', ref: 'gcb@2025-10-30:T29.1' },
    { book: 'oepbl', is: 'live', ref: 'oepbl@2011-01-18:6.7 absent hand' },
  ])('$book: $is', ({ book, is, ref }) => {
    const ruling = ruled(book, 'notAtSeat', facts);
    expect(ruling).toMatchObject({ answer: 'determined', basis: 'text', outcome: { is } });
    expect(ruling.refs).toContain(ref);
  });

  it('kills the tracked hand at once, or leaves it to be taken on his turn', () => {
    const away = { arrived: 'absent', seat: 4 };
    expect(ruled('pvb', 'notAtSeat', away).effects).toEqual([{ to: 'hand', command: { type: 'KillHand', seat: 4 } }]);
    expect(ruled('bdpv', 'notAtSeat', away).effects).toEqual([]);
    expect(ruled('bdpv', 'notAtSeat', away).steps).toContainEqual({ key: 'takeHandOnTurn', values: {} });
  });
});

describe('where a rulebook is silent', () => {
  it('says that it is common practice', () => {
    expect(ruled('tda55', 'wrongSeat', { stack: 8000 })).toMatchObject({ answer: 'notCovered', basis: 'base' });
    expect(ruled('gcb', 'lateArrival', { minutes: 90, stack: 8000 })).toMatchObject({
      answer: 'notCovered',
      outcome: { is: 'stackStays', chips: 8000 },
    });
  });
});
