import type { AnswersOn } from '../../rulebook.ts';

export const pots: AnswersOn<'pots'> = {
  'pots.sidePots': { value: 'separate', refs: ['T20'] },
  // "Nearest to the button in betting order" is read as the first who acts.
  'pots.oddChipFlop': { value: 'firstLeftOfButton', refs: ['T19.2'], reading: true },
  // Only one odd chip is spoken of.
  'pots.oddChipsSeveral': { value: 'oneEach', refs: ['T19.2'], reading: true },
  'pots.oddChipUnit': { value: 'smallestInPlay', refs: ['T19.1'] },
  'pots.killedHandUncalledBet': { value: 'uncalledPartBack', refs: ['T55.2'] },
  'pots.runItTwice': { value: 'cashOnly', refs: ['C8.1'] },
  'pots.disputeDeadline': { value: 'nextHand', refs: ['T21'] },
  'pots.unprotectedHand': { value: 'lostNoRefund', refs: ['T55.1'] },
  'pots.unprotectedHandLostWhen': { value: 'taken', refs: ['T55.1'] },
};
