import { findRule, loadRules, parsePinnedRef, rulebooks } from '@riffle/rulebooks';
import { describe, expect, it } from 'vitest';
import { replayHandRules, usualHandRules } from './hand-rules.ts';
import { handRules } from './rules-of-book.ts';

const book = (id: string) => {
  const found = rulebooks.find((one) => one.id === id);
  if (found === undefined) throw new RangeError(id);
  return found;
};

describe('the rules of a hand, from a rulebook', () => {
  it.each([
    { id: 'pvb', first: 'earlierAggressor', odd: 'oneEach', winner: 'no', order: 'separate', back: 'uncalledPartBack' },
    {
      id: 'tda55',
      first: 'earlierAggressor',
      odd: 'oneEach',
      winner: 'yes',
      order: 'separateLastFirst',
      back: 'uncalledPartBack',
    },
    { id: 'bdpv', first: 'leftOfButton', odd: 'allToFirst', winner: 'yes', order: 'separate', back: 'nothing' },
    { id: 'gcb', first: 'leftOfButton', odd: 'oneEach', winner: 'no', order: 'separate', back: 'uncalledPartBack' },
    {
      id: 'oepbl',
      first: 'earlierAggressor',
      odd: 'oneEach',
      winner: 'no',
      order: 'separate',
      back: 'uncalledPartBack',
    },
  ])('$id: what the five part on', ({ id, first, odd, winner, order, back }) => {
    const { pots, showdown } = handRules(book(id));
    expect([
      showdown.noLastBet,
      pots.oddChips,
      showdown.winnerMustShow,
      pots.order,
      pots.killedHandUncalledBet,
    ]).toEqual([first, odd, winner, order, back]);
  });

  it.each([
    { id: 'gcb', straddle: 'chainFromUnderTheGun', runs: { atMost: 2, from: 'turn', minBigBlinds: 100 } },
    { id: 'bdpv', straddle: 'forbidden', runs: { atMost: 1, from: 'turn', minBigBlinds: 0 } },
  ])('$id in the cash room', ({ id, straddle, runs }) => {
    const { betting, pots } = handRules(book(id), undefined, 'cash');
    expect([betting.straddle, pots.runs]).toEqual([straddle, runs]);
    expect(handRules(book(id)).betting.straddle).toBe('forbidden');
    expect(handRules(book(id)).pots.runs.atMost).toBe(1);
  });

  it('where no rulebook is chosen are those that a silent one inherits; only that the pots are always told', () => {
    const silent = handRules({ ...book('pvb'), answers: {}, occasions: [] });
    expect(usualHandRules).toEqual({ ...silent, potSize: 'told' });
  });

  it('of a record that names no rulebook refuse nothing that some room allows', () => {
    const { betting, pots, showdown, ...rest } = replayHandRules;
    expect(betting).toMatchObject({
      shortAllInReopensNoLimit: 'reopens',
      shortAllInReopensLimit: 0,
      raiseCapLimit: 'none',
      straddle: 'any',
      shortStraddle: 'allowed',
      raiseOverStraddle: 'bigBlind',
      anteOrder: 'asWritten',
    });
    expect(pots.runs).toEqual({ atMost: 4, from: 'flop', minBigBlinds: 0 });
    expect([showdown.muck, showdown.allInMuck, showdown.muckWhen]).toEqual(['yes', 'yes', 'anyTime']);
    expect(rest).toEqual({ dealing: usualHandRules.dealing, potSize: 'told', refs: usualHandRules.refs });
  });

  it('every rule that a refusal names is in the catalogue, and named once', async () => {
    for (const one of rulebooks) {
      const rules = (await loadRules(one.id))?.rules ?? [];
      for (const named of Object.values(handRules(one).refs)) {
        expect(new Set(named).size).toBe(named.length);
        for (const ref of named) expect(findRule(rules, parsePinnedRef(ref)?.ref ?? ''), ref).toBeDefined();
      }
    }
  });
});
