import type { AnswersOn } from '../../rulebook.ts';

export const pots: AnswersOn<'pots'> = {
  'pots.sidePots': { value: 'separate', refs: ['2 Split Pot 3'] },
  'pots.oddChipFlop': { value: 'firstLeftOfButton', refs: ['2 Split Pot 2'] },
  'pots.oddChipsSeveral': { value: 'allToFirst', refs: ['2 Split Pot 2'] },
  'pots.oddChipUnit': { value: 'smallestInPlay', refs: ['2 Split Pot 2'] },
  'pots.killedHandUncalledBet': { value: 'nothing', refs: ['2 Unregelmäßigkeiten 2 ungeschützt', '2 Dead Hand 1'] },
  'pots.disputeDeadline': { value: 'discretion', refs: ['1 Entscheidungsfindung 3', '1 Entscheidungsfindung 6'] },
  'pots.unprotectedHand': { value: 'lostNoRefund', refs: ['2 Unregelmäßigkeiten 2 ungeschützt'] },
  'pots.cardsMixedByOther': { value: 'thrownCardsFolded', refs: ['2 Dead Hand 3'], reading: true },
  'pots.unprotectedHandLostWhen': { value: 'taken', refs: ['2 Unregelmäßigkeiten 2 ungeschützt'] },
  // Whoever sees that a wrong amount lies in the pot must say so; what then follows is read.
  'pots.wrongAmount': { value: 'putRight', refs: ['2 Showdown 3', '1 Entscheidungsfindung 3'], reading: true },
  'pots.mixedPayout': { value: 'recounted', refs: ['1 Entscheidungsfindung 6'] },
};
