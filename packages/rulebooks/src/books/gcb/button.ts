import type { AnswersOn } from '../../rulebook.ts';

export const button: AnswersOn<'button'> = {
  'button.rule': { value: 'deadButton', refs: ['T31'] },
  'button.headsUpBlinds': { value: 'buttonIsSmallBlind', refs: ['T33.1', 'T33.2'] },
  'button.headsUpAdjust': { value: 'must', refs: ['T33.3'] },
  'button.headsUpAfterBigBlindBust': { value: 'bothBlinds', refs: ['T33.1'] },
  // What "dead button" means; odd chips and order come out the same.
  'button.deadMarker': { value: 'emptySeat', refs: ['T31'], reading: true },
  'button.incorrectEarly': { value: 'onlyIfFirstCardWrong', refs: ['T34.A3'] },
};
