import type { Answers, Policies, PolicyName, Rulebook } from '@riffle/rulebooks';
import { describe, expect, it } from 'vitest';
import { rule } from '../rule-incident.ts';
import type { Ruling } from '../ruling.ts';
import { bookOf, ruled } from '../testing.ts';

/** A rulebook that answers one policy as no edition of the five does. */
function under<P extends PolicyName>(name: P, value: Policies[P], kind: string, facts: object = {}): Ruling {
  const answers = { [name]: { value, refs: ['1'] } } as Answers;
  const house: Rulebook = { ...bookOf('pvb'), answers: { ...bookOf('pvb').answers, ...answers } };
  const verdict = rule({ kind, facts }, house);
  if (!verdict.ok) throw new Error(JSON.stringify(verdict.refusal));
  return verdict.value;
}

describe('what only a house rulebook says of the hand itself', () => {
  it('folds a hand that was seen by accident', () => {
    const facts = { ownBet: 1200, matched: 400, seat: 4 };
    const { outcome, effects } = under('showdown.exposedByAccident', 'folded', 'exposedByPlayer', facts);
    expect(outcome).toEqual({ is: 'dead', returned: 800 });
    expect(effects).toEqual([{ to: 'hand', command: { type: 'KillHand', seat: 4 } }]);
  });

  it('lets a stud hand live whose up card was picked up', () => {
    expect(under('showdown.studUpCards', 'live', 'studUpCardPickedUp').outcome).toEqual({ is: 'live' });
  });

  it('has every hand shown at the showdown, or lets it go even with an all-in', () => {
    expect(under('showdown.muck', 'no', 'mucksAtShowdown', { othersLeft: 2 }).outcome).toEqual({ is: 'handOpened' });
    const allIn = { allIn: true, othersLeft: 2 };
    expect(under('showdown.allInMuck', 'yes', 'mucksAtShowdown', allIn).outcome).toEqual({ is: 'noClaim' });
  });

  it('leaves a pot where it was paid once it lies among other chips', () => {
    const mixed = { amount: 900, mixed: true };
    expect(under('pots.mixedPayout', 'stands', 'wrongPotPushed', mixed).outcome).toEqual({ is: 'potStands' });
  });

  it('holds the caller to the right amount even after a gross error', () => {
    const facts = { toFace: 21_000, told: 2100, grossError: true };
    expect(under('betting.grossMiscount', 'callerBears', 'miscountAccepted', facts)).toMatchObject({
      answer: 'determined',
      outcome: { is: 'call', amount: 21_000 },
    });
  });

  it('never binds what was said under a condition', () => {
    const facts = { bigBlind: 100, toFace: 500 };
    expect(under('betting.conditionalStatements', 'notBinding', 'conditionalStatement', facts)).toMatchObject({
      answer: 'determined',
      outcome: { is: 'notBinding' },
    });
  });

  it('counts two motions out of turn as the least bet', () => {
    const facts = {
      street: 'flop',
      bigBlind: 100,
      toFace: 0,
      act: 'bet',
      form: 'chips',
      amount: 800,
      secondMotion: 500,
    };
    expect(under('betting.stringBet', 'minimumRaiseOrBet', 'outOfTurn', facts).outcome).toEqual({
      is: 'bet',
      amount: 100,
    });
  });
});

describe('common practice where a rulebook is silent', () => {
  it('corrects an award until there is substantial action in the next hand, a reading only before it begins', () => {
    const award = (noticed: string) => ruled('tda55', 'wrongPotPushed', { amount: 900, noticed }).outcome.is;
    expect([award('nextHandBegun'), award('afterSubstantialAction')]).toEqual(['potCorrected', 'potStands']);
    expect(ruled('tda55', 'disputedPot', { noticed: 'nextHandBegun' })).toMatchObject({
      answer: 'notCovered',
      outcome: { is: 'potStands' },
    });
  });

  it('asks for all cards and calls the floor where nothing is said of refusing', () => {
    expect(ruled('gcb', 'refusesToShow', {})).toMatchObject({
      answer: 'notCovered',
      outcome: { is: 'mustShowAll' },
      range: [{ is: 'dead', returned: 0 }],
    });
  });
});
