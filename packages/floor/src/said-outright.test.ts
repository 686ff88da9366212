import { describe, expect, it } from 'vitest';
import { rule } from './rule-incident.ts';
import { bookOf, ruled } from './testing.ts';

describe('what a rulebook says outright, and what is only read into it', () => {
  const facing = { street: 'flop', bigBlind: 200, toFace: 600 } as const;

  it.each([
    ['gcb', 900, 'text'],
    ['pvb', 900, 'text'],
    ['oepbl', 900, 'text'],
    ['gcb', 875, 'reading'],
    ['pvb', 875, 'text'],
    ['oepbl', 875, 'reading'],
  ])('[gcb:T41.A2] [pvb:42(4)] [oepbl:6.6 incomplete bet] %s: 600 raised to %i is %s', (book, raisedTo, basis) => {
    expect(ruled(book, 'underraise', { ...facing, raisedTo }).basis).toBe(basis);
  });

  it.each(['gcb', 'pvb'])('%s: half of the raise and not of the bet is read into "half of the last bet"', (book) => {
    const ruling = ruled(book, 'underraise', { bigBlind: 400, toFace: 1200, lastRaise: 800, raisedTo: 1600 });
    expect(ruling).toMatchObject({ outcome: { is: 'raise', to: 2000 }, basis: 'reading' });
  });

  it.each(['tda55', 'gcb'])('[tda55:35.b] [gcb:T14] %s: cards thrown short of it can be held to be a fold', (book) => {
    const ruling = ruled(book, 'foldOutOfOrder', { when: 'inTurnFacingBet', toFace: 300 });
    expect(ruling).toMatchObject({ answer: 'proposed', basis: 'reading', range: [{ is: 'fold' }] });
  });

  it('who faces a bet has an amount to face', () => {
    const incident = { kind: 'foldOutOfOrder', facts: { when: 'inTurnFacingBet' } };
    const problems = [{ problem: 'notPossible', fact: 'toFace', allowed: { is: 'chips', min: 1 } }];
    expect(rule(incident, bookOf('gcb'))).toMatchObject({ ok: false, refusal: { code: 'facts', problems } });
  });

  it('[bdpv:6.27] with a side pot open an all-in opens no hand that its player will not show', () => {
    const refuses = { allIn: true, othersLeft: 2 };
    expect(ruled('bdpv', 'refusesToShow', refuses).outcome).toEqual({ is: 'handOpened' });
    expect(ruled('bdpv', 'refusesToShow', { ...refuses, sidePot: true })).toMatchObject({
      outcome: { is: 'mustShowAll' },
      basis: 'reading',
    });
  });

  it('[gcb:T50.2] a fold in clear words before his turn may cost a penalty', () => {
    expect(ruled('gcb', 'foldSignalled', { how: 'clearWords' }).sanction).toMatchObject({
      duty: 'may',
      offence: 'foldOutOfTurn',
    });
  });

  it('[bdpv:5.8] an amount that was misheard is left to the dealer, and no right', () => {
    const misheard = { street: 'river', bigBlind: 100, toFace: 400, what: 'amountMisheard', put: 100 };
    expect(ruled('bdpv', 'misunderstoodAction', misheard).basis).toBe('reading');
    expect(ruled('bdpv', 'misunderstoodAction', { ...misheard, what: 'raiseMissed' }).basis).toBe('text');
  });

  it.each([
    ['tda55', 'noBurn', { allIn: true, potPaid: true }],
    ['pvb', 'shownToSomeone', { to: 'spectator', handOver: true }],
    ['pvb', 'unlicensedPlayer', { why: 'changedClub', appeared: false }],
    ['pvb', 'freeSeat', {}],
    ['gcb', 'freeSeat', { waiting: [] }],
  ])('%s is silent on %s %o', (book, kind, facts) => {
    expect(ruled(book, kind, facts)).toMatchObject({ answer: 'notCovered', basis: 'base' });
  });
});
