import type { AnswersOn } from '../../rulebook.ts';

export const pots: AnswersOn<'pots'> = {
  'pots.sidePots': { value: 'separate', refs: ['6.5 Side-Pot', '6.5 Side-Pot: several'] },
  // "Nearest clockwise" is read as counted from the button.
  'pots.oddChipFlop': { value: 'firstLeftOfButton', refs: ['6.5 Split-Pot: odd chip'], reading: true },
  // Only one odd chip is spoken of.
  'pots.oddChipsSeveral': { value: 'oneEach', refs: ['6.5 Split-Pot: odd chip'], reading: true },
  'pots.oddChipUnit': { value: 'smallestInPlay', refs: ['6.5 Split-Pot: odd chip'] },
  'pots.killedHandUncalledBet': { value: 'uncalledPartBack', refs: ['6.6 raise returned'], reading: ['firstBet'] },
  'pots.touchPot': { value: 'no', refs: ['6.6 reach into pot', '6.6 no own change', '6.6 no splashing'] },
  'pots.unprotectedHand': { value: 'lostNoRefund', refs: ['6.6 protect hand'] },
  'pots.unprotectedHandLostWhen': {
    value: 'touchedMuck',
    refs: ['6.6 protect hand'],
    reading: ['muckNotTouched'],
  },
};
