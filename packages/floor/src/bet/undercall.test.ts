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
