import { policy } from '@riffle/rulebooks';
import { describe, expect, it } from 'vitest';
import type { Because } from './because.ts';
import { standing } from './standing.ts';
import { bookOf, ruled } from './testing.ts';

const linkTo = (name: string, { because }: ReturnType<typeof ruled>) =>
  because.find((link) => link.is === 'policy' && link.policy === name);

describe('what a ruling rests on', () => {
  it('where nothing speaks of the incident itself, on all that was asked and shapes it; not on what is given', () => {
    const link = { is: 'policy', policy: 'timing.clockStart', decides: false, shapes: true, refs: [] } as const;
    const given = { ...link, shapes: undefined, frames: true, from: 'rulebook' };
    const on = (...links: readonly object[]) => standing({ outcome: { is: 'playOn' } }, links as readonly Because[]);
    expect(on({ ...link, from: 'base' }, given)).toEqual({ answer: 'notCovered', basis: 'base' });
    expect(on({ ...link, from: 'base' }, { ...link, from: 'rulebook' })).toEqual({
      answer: 'determined',
      basis: 'reading',
    });
    expect(on(given)).toEqual({ answer: 'determined', basis: 'text' });
  });

  it('a silent number that shapes the outcome makes a clear sentence a reading', () => {
    const slow = { seconds: 130, untilAmountKnown: 40 };
    const ruling = ruled('gcb', 'timeCalled', slow);
    expect(policy(bookOf('gcb'), 'timing.clockStart').from).toBe('base');
    expect(linkTo('timing.clockStart', ruling)).toMatchObject({ shapes: true });
    expect(ruling.basis).toBe('reading');
  });

  it('and does not where any other answer comes to the same', () => {
    const ruling = ruled('gcb', 'timeCalled', { seconds: 200, untilAmountKnown: 0 });
    expect(linkTo('timing.clockStart', ruling)).not.toHaveProperty('shapes');
    expect(ruling.basis).toBe('text');
  });

  it('what is taken as given is a reason, and nothing rests on it', () => {
    const next = { fullerButton: 3, fullerSmallBlind: 4, fullerBigBlind: 5, shorterButton: 9, shorterSmallBlind: 1 };
    const ruling = ruled('gcb', 'whoMovesToBalance', {
      ...next,
      fuller: [1, 2, 3, 4, 5, 6, 7, 8, 9],
      shorter: [1, 2, 4, 5, 6, 7, 9],
      shorterBigBlind: 2,
    });
    expect(linkTo('tables.format', ruling)).toMatchObject({ from: 'base', frames: true });
    expect(ruling).toMatchObject({ basis: 'text', answer: 'determined' });
  });

  it('common practice fills gaps and overrides no sentence: who flatly says misdeal knows no repair', () => {
    const unseen = { looked: false, orderKnown: true };
    expect(ruled('gcb', 'firstCardToWrongSeat', unseen)).toMatchObject({ outcome: { is: 'misdeal' }, basis: 'text' });
    expect(ruled('tda55', 'firstCardToWrongSeat', unseen)).toMatchObject({
      outcome: { is: 'dealRepaired' },
      basis: 'base',
    });
    expect(ruled('gcb', 'dealtOutOfOrder', unseen)).toMatchObject({ outcome: { is: 'dealRepaired' }, basis: 'base' });
  });
});

describe('what a rulebook does not say of exactly this is a reading', () => {
  const allIns = { street: 'flop', bigBlind: 200, betBefore: 1000 };
  const chips = { shown: 1000, hidden: 500, callerStack: 3000 };
  const seats = { buttonSeat: 5, smallBlindSeat: 6, bigBlindSeat: 7, playing: [1, 2, 5, 6, 7] };
  const missed = { seat: 3, bigBlind: 10, smallBlind: 5, ...seats };
  const missedRaise = { street: 'flop', bigBlind: 100, toFace: 300, lastRaise: 200 };
  const limit = { structure: 'fixedLimit', street: 'flop', bigBlind: 200, toFace: 200, added: [500, 500] };

  it.each([
    ['[pvb:42(6)] several short all-ins', 'pvb', 'shortAllIn', { ...allIns, wentTo: [1600, 2200] }],
    ['[tda55:20.c] several short all-ins', 'tda55', 'shortAllIn', { ...allIns, wentTo: [1600, 2200] }],
    ['[gcb:T41.B1] several short all-ins', 'gcb', 'shortAllIn', { ...allIns, wentTo: [1600, 2200] }],
    ['[oepbl:6.5 All-In: incomplete raise] several', 'oepbl', 'shortAllIn', { ...allIns, wentTo: [1600, 2200] }],
    [
      '[bdpv:6.19 Ausnahme] shown on purpose with two left',
      'bdpv',
      'exposedByPlayer',
      { onPurpose: true, playersLeft: 2 },
    ],
    ['[pvb:69(13)] hands left when the event ends', 'pvb', 'penaltyUnserved', { left: 5, ends: 'event' }],
    ['[bdpv:6.16] hidden chips of who wins', 'bdpv', 'hiddenChips', { ...chips, won: 'allIn' }],
    ['[gcb:C3.b] only the small blind missed', 'gcb', 'missedBlinds', { ...missed, missed: 'smallBlind' }],
    ['[gcb:C3.b] both missed, his seat is the small blind', 'gcb', 'missedBlinds', { ...missed, seat: 6 }],
    ['[gcb:C1.a2] half the minimum at the first buy-in', 'gcb', 'topUp', { minimum: 200, upTo: 100, firstBuyIn: true }],
    ['[gcb:C2.j1] away for fifteen minutes, to the minute', 'gcb', 'seatVacated', { minutes: 15 }],
    ['[bdpv:2 Unregelmäßigkeiten 4] two alike when the pot is paid', 'bdpv', 'duplicateCard', { potPaid: true }],
    ['[bdpv:2 Unregelmäßigkeiten 3] another back when the pot is paid', 'bdpv', 'differentBack', { potPaid: true }],
    [
      '[bdpv:2 Einsätze 10 Rücknahme] a raise missed, exactly half',
      'bdpv',
      'misunderstoodAction',
      { ...missedRaise, put: 150 },
    ],
    [
      '[bdpv:2 Einsätze 10 Rücknahme] a raise missed, and the next has acted',
      'bdpv',
      'misunderstoodAction',
      { ...missedRaise, put: 100, actedBehind: true },
    ],
    ['[gcb:T43.2] the size of a raise in limit', 'gcb', 'silentChips', limit],
  ])('%s', (_, book, kind, facts) => {
    expect(ruled(book, kind, facts)).toMatchObject({ basis: 'reading' });
  });

  it.each([
    ['[pvb:42(6)] one short all-in', 'pvb', 'shortAllIn', { ...allIns, wentTo: [1600] }],
    ['[gcb:T41.B1] two that make no raise together', 'gcb', 'shortAllIn', { ...allIns, wentTo: [1300, 1600] }],
    ['[bdpv:6.19] shown on purpose with three left', 'bdpv', 'exposedByPlayer', { onPurpose: true, playersLeft: 3 }],
    ['[pvb:69(13)] hands left when the day ends', 'pvb', 'penaltyUnserved', { left: 5, ends: 'day' }],
    ['[bdpv:6.16] hidden chips of who loses', 'bdpv', 'hiddenChips', { ...chips, won: 'caller' }],
    ['[gcb:C3.b] both blinds missed', 'gcb', 'missedBlinds', missed],
    ['[gcb:C1.a2] half the minimum a second time', 'gcb', 'topUp', { minimum: 200, upTo: 100, usedTonight: 1 }],
    ['[gcb:C2.j1] away for sixteen minutes', 'gcb', 'seatVacated', { minutes: 16 }],
    ['[bdpv:2 Unregelmäßigkeiten 9] a card short when the hand is over', 'bdpv', 'missingCard', { found: 'handOver' }],
    [
      '[bdpv:2 Einsätze 10 Rücknahme] a raise missed, less than half',
      'bdpv',
      'misunderstoodAction',
      { ...missedRaise, put: 149 },
    ],
    [
      '[bdpv:5.8] an amount misheard, more than half',
      'bdpv',
      'misunderstoodAction',
      { ...missedRaise, what: 'amountMisheard', put: 200 },
    ],
  ])('and what it does say is its text: %s', (_, book, kind, facts) => {
    expect(ruled(book, kind, facts)).toMatchObject({ basis: 'text' });
  });
});
