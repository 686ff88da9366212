import { describe, expect, it } from 'vitest';
import { policy } from '../cited.ts';
import type { PolicyName } from '../policies.ts';
import { rulebooks } from '../shelf.ts';

type Said = readonly [value: string, ...refs: readonly string[]];
type Row = { readonly policy: PolicyName; readonly said: { readonly [book: string]: Said }; readonly base: string };

const pvbTooEarly: Said = ['reshuffle', '35(5)'];

/** A table for each policy as the five texts give it; a book that is not named is silent. */
const rows: readonly Row[] = [
  {
    policy: 'dealing.fourCardFlopKnown',
    said: {
      pvb: ['fourthIsBurn', '34(1)'],
      bdpv: ['fourthIsBurn', '4.4 vierte Karte'],
      gcb: ['alwaysDraw', 'T36'],
      oepbl: ['fourthIsBurn', '6.7 four-card flop'],
    },
    base: 'alwaysDraw',
  },
  {
    policy: 'dealing.fourCardFlopUnknown',
    said: {
      pvb: ['draw', '34(2)'],
      bdpv: ['misdeal', '4.4 vierte Karte'],
      gcb: ['draw', 'T36'],
      oepbl: ['draw', '6.7 four-card flop: unclear'],
    },
    base: 'draw',
  },
  { policy: 'dealing.fiveCardFlop', said: { bdpv: ['newFlop', '4.4', '4.8'] }, base: 'newFlop' },
  {
    policy: 'dealing.burnRepairDeadline',
    said: {
      pvb: ['firstBet', '35(2)', '35(4)'],
      bdpv: ['twoPlayersActed', '4.5', '4.6', '4.6 Runde begonnen', '2 Unregelmäßigkeiten 13'],
      oepbl: ['nextStreet', '6.7 no burn'],
    },
    base: 'firstAction',
  },
  {
    policy: 'dealing.missingBurn',
    said: {
      pvb: ['firstCardIsBurn', '35(2)'],
      bdpv: ['firstCardIsBurn', '2 Unregelmäßigkeiten 13 korrigierbar', '4.6'],
      oepbl: ['firstCardIsBurn', '6.7 no burn'],
    },
    base: 'drawOneOnFlop',
  },
  {
    policy: 'dealing.missingBurnOrderLost',
    said: { bdpv: ['newFlop', '4.5 nicht korrigierbar', '4.8'], oepbl: ['drawOne', '6.7 no burn on the flop'] },
    base: 'drawOne',
  },
  {
    policy: 'dealing.doubleBurn',
    said: {
      pvb: ['secondGoesBack', '35(2)'],
      bdpv: [
        'secondGoesBack',
        '2 Unregelmäßigkeiten 13',
        '2 Unregelmäßigkeiten 13 korrigierbar',
        '2 Unregelmäßigkeiten 13 Folgekarten',
        '4.6 Folgekarten',
      ],
    },
    base: 'secondGoesBack',
  },
  {
    policy: 'dealing.doubleBurnOrderLost',
    said: {
      pvb: ['drawNextBurn', '35(3)'],
      bdpv: ['newFlop', '4.5 nicht korrigierbar', '4.8', '2 Unregelmäßigkeiten 13 nicht korrigierbar'],
    },
    base: 'drawNextBurn',
  },
  {
    policy: 'dealing.riverBurned',
    said: { bdpv: ['reshuffle', '2 Unregelmäßigkeiten 13 Rivercard'] },
    base: 'reshuffle',
  },
  {
    policy: 'dealing.allInBurnRepair',
    said: { bdpv: ['untilPotPaid', '4.6 All In', '2 Unregelmäßigkeiten 13 All In'] },
    base: 'untilPotPaid',
  },
  {
    policy: 'dealing.prematureFlop',
    said: { pvb: [...pvbTooEarly, '35(2)'], bdpv: ['reshuffle', '4.7', '4.8'] },
    base: 'reshuffle',
  },
  {
    policy: 'dealing.prematureTurn',
    said: {
      pvb: ['reshuffleNow', '35(5)', '35(2)'],
      bdpv: ['riverBecomesTurn', '4.9', '4.9 River', '4.7'],
      oepbl: ['riverBecomesTurn', '6.7 premature turn', '6.7 premature turn: river'],
    },
    base: 'reshuffleNow',
  },
  { policy: 'dealing.prematureRiver', said: { pvb: pvbTooEarly, bdpv: ['reshuffle', '4.10'] }, base: 'reshuffle' },
  {
    policy: 'dealing.stubFouled',
    said: { pvb: ['restoreAndFinish', '35(6)'], bdpv: ['restoreAndFinish', '2 Unregelmäßigkeiten 14'] },
    base: 'restoreAndFinish',
  },
];

describe('what the rulebooks say of board, burns and stub', () => {
  for (const { policy: name, said, base } of rows)
    it.each(rulebooks.map((book) => [book.id, book] as const))(`${name} in %s`, (id, book) => {
      const { value, refs, from } = policy(book, name);
      const [expected, ...numbers] = said[id] ?? [base];
      expect(value).toBe(expected);
      expect(refs).toEqual(numbers.map((ref) => `${id}@${book.edition}:${ref}`));
      expect(from).toBe(said[id] === undefined ? 'base' : 'rulebook');
    });
});
