import type { AnswersOn } from '../../rulebook.ts';

export const pots: AnswersOn<'pots'> = {
  'pots.sidePots': { value: 'separateLastFirst', refs: ['36.a', '36.b'] },
  'pots.oddChipFlop': { value: 'firstLeftOfButton', refs: ['15.flop'] },
  // Only one odd chip is spoken of.
  'pots.oddChipsSeveral': { value: 'oneEach', refs: ['15.flop'], reading: true },
  'pots.oddChipHiLo': { value: 'high', refs: ['15.hiLo', '15.hiLoTie'] },
  // which card is the highest in razz is not said
  'pots.oddChipStud': { value: 'highCardBySuit', refs: ['15.stud'], reading: ['razz'] },
  'pots.killedHandUncalledBet': { value: 'uncalledPartBack', refs: ['31.b'] },
  'pots.touchPot': { value: 'no', refs: ['19.a', '19.b'] },
  'pots.unprotectedHand': { value: 'lostNoRefund', refs: ['31.a'] },
  'pots.cardsMixedByOther': { value: 'deadUnlessSaved', refs: ['35.b', '35.c'] },
  'pots.unprotectedHandLostWhen': { value: 'touchedMuck', refs: ['31.a'], reading: ['muckNotTouched'] },
};
