import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BOOKS, ruled } from './testing.ts';

const stepsOf = (book: string, kind: string, facts: object) => ruled(book, kind, facts).steps.map(({ key }) => key);
const notesOf = (book: string, kind: string, facts: object) =>
  ruled(book, kind, facts).because.filter((link) => link.is === 'note');

describe('to the last chip', () => {
  it.each([
    { upTo: 49, outcome: { is: 'topUpRefused', atLeast: 50 } },
    { upTo: 50, outcome: { is: 'topUpAllowed', usesOption: true } },
    { upTo: 99, outcome: { is: 'topUpAllowed', usesOption: true } },
    { upTo: 100, outcome: { is: 'topUpAllowed', usesOption: false } },
  ])('half the minimum tops up once, the minimum always: $upTo of 100', ({ upTo, outcome }) => {
    expect(ruled('gcb', 'topUp', { minimum: 100, upTo, inFront: 10 }).outcome).toEqual(outcome);
  });

  it('half of an odd minimum is rounded up; who has used it, or buys in first, needs all', () => {
    const odd = (upTo: number) => ruled('gcb', 'topUp', { minimum: 101, upTo, inFront: 10 }).outcome.is;
    expect([odd(50), odd(51)]).toEqual(['topUpRefused', 'topUpAllowed']);
    const short = { minimum: 100, upTo: 60 };
    for (const told of [{ usedTonight: 1 }, { firstBuyIn: true }])
      expect(ruled('gcb', 'topUp', { ...short, ...told }).outcome).toEqual({ is: 'topUpRefused', atLeast: 100 });
  });

  it.each(BOOKS)('%s: the blinds of one who is away take his stack, and with its last chip his place', (book) => {
    const away = { stack: 500, playersLeft: 20 };
    const all = ruled(book, 'absentStack', { ...away, due: 500 });
    expect(all.outcome).toEqual({ is: 'blindedOff', place: 20 });
    expect(all.steps.map(({ key }) => key)).toEqual(['takeBlinds', 'takeHandAtOnce', 'writeDown']);
    const nearly = ruled(book, 'absentStack', { ...away, due: 499 });
    expect(nearly.outcome).toEqual({ is: 'blindsTaken', taken: 499, left: 1 });
    expect(nearly.because).toContainEqual({ is: 'note', key: 'blindsDue', values: { due: 499, stack: 500 } });
    const none = { ...away, due: 0 };
    expect(stepsOf(book, 'absentStack', none)).not.toContain('takeBlinds');
    expect(notesOf(book, 'absentStack', none)).not.toContainEqual(expect.objectContaining({ key: 'blindsDue' }));
  });

  it.each(BOOKS)('%s: a penalised player all-in with his blind: no chip is made or lost', (book) => {
    const chips = fc.integer({ min: 1, max: 400 });
    fc.assert(
      fc.property(chips, fc.integer({ min: 1, max: 9 }), fc.boolean(), (stack, callers, otherBlindFolded) => {
        const [bigBlind, smallBlind] = [400, 200];
        const { outcome } = ruled(book, 'blindDuringPenalty', {
          bigBlind,
          smallBlind,
          stack,
          callers,
          otherBlindFolded,
        });
        if (outcome.is !== 'allInDuringPenalty') throw new Error(outcome.is);
        const { mainPot, sidePot, returned = 0 } = outcome;
        const paid = stack + callers * bigBlind + (otherBlindFolded ? smallBlind : 0);
        expect(mainPot + sidePot + returned).toBe(paid);
        expect(Math.min(mainPot, sidePot, returned)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('to the last minute', () => {
  const away = (minutes: number, more: object = {}) => ({ stack: 500, playersLeft: 20, minutes, ...more });

  it('twenty-five minutes of playing time are still allowed, one more is not; whom a penalty sent away is not counted', () => {
    expect(ruled('pvb', 'absentStack', away(25)).outcome.is).toBe('blindsTaken');
    expect(ruled('pvb', 'absentStack', away(26)).outcome).toEqual({ is: 'excludedAt', place: 20, removed: 500 });
    expect(stepsOf('pvb', 'absentStack', away(26))).toEqual(['countAndNoteStack', 'takeStackOut']);
    expect(stepsOf('pvb', 'absentStack', away(25))).toContain('tellDealerLimit');
    expect(ruled('pvb', 'absentStack', away(26, { ordered: true })).outcome.is).toBe('blindsTaken');
    expect(stepsOf('pvb', 'absentStack', away(26, { ordered: true }))).not.toContain('tellDealerLimit');
  });

  it('who told nobody is noted, where somebody has to be told', () => {
    const noted = (book: string, more: object) => stepsOf(book, 'absentStack', away(0, more)).includes('noteAbsence');
    expect(BOOKS.filter((book) => noted(book, { announced: false })).toSorted()).toEqual(['bdpv', 'pvb']);
    expect(BOOKS.filter((book) => noted(book, { announced: true }))).toEqual([]);
    expect(BOOKS.filter((book) => noted(book, { announced: false, ordered: true }))).toEqual([]);
  });

  it('who came last moves first, of those who came in the last half hour; volunteers before them, lots for the rest', () => {
    const arrivals = [
      { seat: 1, minutes: 30 },
      { seat: 2, minutes: 31 },
      { seat: 3, minutes: 5 },
    ];
    const moving = (facts: object) => ruled('gcb', 'whoMoves', facts).outcome;
    expect(moving({ needed: 2, arrivals })).toEqual({ is: 'theseMove', volunteers: 0, seats: [3, 1], byLot: 0 });
    expect(moving({ needed: 2, volunteers: 1, arrivals })).toMatchObject({ volunteers: 1, seats: [3], byLot: 0 });
    expect(moving({ needed: 2, volunteers: 6, arrivals })).toMatchObject({ volunteers: 2, seats: [], byLot: 0 });
    expect(moving({ needed: 4, volunteers: 1, arrivals })).toMatchObject({ volunteers: 1, seats: [3, 1], byLot: 1 });
    const note = { is: 'note', key: 'cameWithinHalfHour', values: { seats: [3, 1] } };
    expect(notesOf('gcb', 'whoMoves', { needed: 2, arrivals })).toEqual([note]);
    expect(notesOf('gcb', 'whoMoves', { needed: 2 })).toEqual([]);
  });
});
