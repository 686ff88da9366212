import type { AnswersOn } from '../../rulebook.ts';

export const button: AnswersOn<'button'> = {
  'button.rule': { value: 'deadButton', refs: ['49.a', '49.b'] },
  'button.headsUpBlinds': { value: 'buttonIsSmallBlind', refs: ['55.a'] },
  // It may be moved; read as always, since nothing speaks against it.
  'button.headsUpAdjust': { value: 'may', refs: ['55.b'], reading: true },
  'button.headsUpAfterBigBlindBust': { value: 'bothBlinds', refs: ['55.a'] },
  'button.deadMarker': { value: 'emptySeat', refs: ['49.a'] },
};
