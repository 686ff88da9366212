import type { AnswersOn } from '../../rulebook.ts';

export const pots: AnswersOn<'pots'> = {
  'pots.sidePots': { value: 'separate', refs: ['63(1)', '63(2)'] },
  'pots.oddChipFlop': { value: 'firstLeftOfButton', refs: ['62(1)'] },
  // Only one odd chip is spoken of.
  'pots.oddChipsSeveral': { value: 'oneEach', refs: ['62(1)'], reading: true },
  'pots.killedHandUncalledBet': { value: 'uncalledPartBack', refs: ['40(2)', '60(3)'] },
  'pots.disputeDeadline': { value: 'nextHand', refs: ['64(1)'] },
  'pots.touchPot': { value: 'no', refs: ['63(3)', '69(10)s'] },
  'pots.unprotectedHand': { value: 'lostNoRefund', refs: ['60(1)', '60(2)'] },
  'pots.cardsMixedByOther': { value: 'liveIfIdentifiable', refs: ['60(4)'] },
  'pots.unprotectedHandLostWhen': { value: 'taken', refs: ['60(2)'] },
};
