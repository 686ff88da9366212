import { type PrizePlan, toCents } from '@riffle/money';
import { describe, expect, it } from 'vitest';
import { besideDraft, besideOf, NO_SPECIAL } from './beside-draft.ts';

const writing = {
  money: (amount: number) => (amount / 100).toFixed(2).replace('.', ','),
  decimal: (value: number) => String(value).replace('.', ','),
};
const plan: Pick<PrizePlan, 'locks' | 'things' | 'special' | 'points' | 'scoring'> = {
  locks: [{ place: 1, amount: toCents(100_050) }],
  things: [{ place: 3, thing: 'Pokal' }],
  special: [
    { kind: 'badBeat', name: 'Bad Beat', worth: { amount: toCents(2_500) }, from: 'pool' },
    { kind: 'randomEntry', name: 'Los', worth: { share: 37 }, from: 'added', thing: 'Flasche', secret: true },
    { kind: 'onThePlayer', name: 'Auf Ada', from: 'added', points: 5, on: 'e1' },
  ],
  points: [10, 8, 6],
  scoring: { formula: 'log((n + 1) / r)', perHit: { sum: 15, among: 10 }, sharedHits: 'parts' },
};

describe('what a plan has beside its places', () => {
  it('comes out as it went in', () => {
    expect(besideOf(besideDraft(plan, writing), 'EUR')).toEqual(plan);
    expect(besideOf(besideDraft({}, writing), 'EUR')).toEqual({});
  });

  it('leaves rows out in which nothing was typed', () => {
    const draft = {
      ...besideDraft({}, writing),
      locks: [{ place: '', amount: '' }],
      things: [{ place: ' ', thing: '' }],
    };
    expect(besideOf(draft, 'EUR')).toEqual({});
  });

  it.each([
    { points: '10 acht' },
    { perHit: 'viel' },
    { locks: [{ place: '1', amount: 'viel' }] },
    { special: [{ ...NO_SPECIAL, name: 'Los', worth: 'die Hälfte' }] },
    { special: [{ ...NO_SPECIAL, name: 'Los', points: '1,5' }] },
  ])('is none with %j', (wrong) => {
    expect(besideOf({ ...besideDraft({}, writing), ...wrong }, 'EUR')).toBeUndefined();
  });
});
