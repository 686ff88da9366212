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
