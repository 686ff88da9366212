import { describe, expect, it } from 'vitest';
import { rule } from '../rule-incident.ts';
import { bookOf, ruled } from '../testing.ts';

const flop = { street: 'flop', bigBlind: 200, toFace: 1000, lastRaise: 1000, inFront: 500 };

describe('too little for a call', () => {
  it('is answered by the base profile where the rulebook is silent, and says so', () => {
    expect(ruled('tda55', 'undercall', flop)).toMatchObject({ answer: 'notCovered', basis: 'base' });
  });

  it('names the fact that is missing or cannot be', () => {
    const { inFront: _, ...less } = flop;
    expect(rule({ kind: 'undercall', facts: less }, bookOf('gcb'))).toMatchObject({
      ok: false,
      refusal: { code: 'facts', problems: [{ problem: 'missing', fact: 'inFront' }] },
    });
    expect(rule({ kind: 'undercall', facts: { ...flop, inFront: 1000 } }, bookOf('gcb'))).toMatchObject({
      ok: false,
      refusal: { problems: [{ problem: 'notPossible', fact: 'inFront' }] },
    });
  });
});

describe('one chip for a large call', () => {
  const few = { street: 'river', bigBlind: 400, toFace: 50_000, inFront: 100, fewChips: true };

  it('[gcb:T39.e] is left to a person where the rulebook asks how many have bet', () => {
    expect(ruled('gcb', 'undercall', few)).toMatchObject({ answer: 'proposed', outcome: { is: 'call', add: 49_900 } });
  });

  it('[bdpv:2 Einsätze 13] [oepbl:6.6 undercall] is like any other where it is always completed, or always a choice', () => {
    expect(ruled('bdpv', 'undercall', few)).toMatchObject({ answer: 'determined', outcome: { is: 'call' } });
    expect(ruled('oepbl', 'undercall', few)).toMatchObject({ answer: 'determined', outcome: { is: 'playerChooses' } });
  });
});

describe('before the flop the big blind is the first bet', () => {
  const raised = { street: 'preflop', bigBlind: 200, toFace: 600, lastRaise: 400, inFront: 200 };

  it('[gcb:T37.A4] so a raise makes two, and the chips stay until the floor has decided', () => {
    expect(ruled('gcb', 'undercall', raised)).toMatchObject({ answer: 'proposed', basis: 'reading' });
  });

  it('[gcb:T37.A4] the big blind alone is one, and two in the hand always complete', () => {
    const call = { answer: 'determined', basis: 'text', outcome: { is: 'call' } };
    expect(ruled('gcb', 'undercall', { ...raised, toFace: 200, inFront: 100 })).toMatchObject(call);
    expect(ruled('gcb', 'undercall', { ...raised, headsUp: true })).toMatchObject(call);
  });

  it('one bettor cannot be told where somebody has raised it', () => {
    expect(rule({ kind: 'undercall', facts: { ...raised, bettors: 1 } }, bookOf('gcb'))).toMatchObject({
      refusal: { problems: [{ problem: 'notPossible', fact: 'bettors' }] },
    });
  });
});

describe('too little because a raise was not noticed', () => {
  const missed = { street: 'flop', bigBlind: 200, toFace: 1000, lastRaise: 600 };
  const asUndercall = (put: number, more: object = {}) => ({ ...missed, inFront: put, raiseMissed: true, ...more });

  it.each(['pvb', 'tda55', 'bdpv', 'gcb', 'oepbl'])('%s: comes out as it does when told the other way', (book) => {
    for (const put of [100, 499, 500, 799, 800])
      for (const actedBehind of [false, true]) {
        const { outcome, answer, basis } = ruled(book, 'misunderstoodAction', { ...missed, put, actedBehind });
        expect(ruled(book, 'undercall', asUndercall(put, { actedBehind }))).toMatchObject({ outcome, answer, basis });
      }
  });

  it('[bdpv:2 Einsätze 10 Rücknahme] below half he takes it back and thinks it over, a raise included', () => {
    expect(ruled('bdpv', 'undercall', asUndercall(400))).toMatchObject({
      basis: 'text',
      outcome: {
        is: 'notBinding',
        mayStill: [{ is: 'fold' }, { is: 'call', amount: 1000 }, { is: 'raiseFrom', least: 1600 }],
      },
    });
  });
});
