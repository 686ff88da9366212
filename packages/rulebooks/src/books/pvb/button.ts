import type { AnswersOn } from '../../rulebook.ts';

export const button: AnswersOn<'button'> = {
  // Its holder and the small blind gone together: on the seat of the last small blind, dead.
  'button.rule': { value: 'deadButton', refs: ['27(1)'], reading: ['buttonAndSmallBlindOut'] },
  'button.headsUpBlinds': { value: 'buttonIsSmallBlind', refs: ['28(1)'] },
  'button.headsUpAdjust': { value: 'must', refs: ['28(2)'] },
  'button.headsUpAfterBigBlindBust': { value: 'bothBlinds', refs: ['28(1)', '28(2)'] },
  'button.deadMarker': { value: 'lastHolder', refs: ['27(1)'] },
  // To the letter whenever a newcomer is big blind; at a full table that would be senseless.
  'button.newPlayerOnBigBlind': { value: 'buttonStaysIfNeeded', refs: ['27(1)'], reading: true },
  'button.incorrectEarly': { value: 'redeal', refs: ['29(2)', '30(2)d'] },
  'button.incorrectLate': { value: 'fromActualSeat', refs: ['29(1)'] },
};

export const buttonBeyondLeague: AnswersOn<'button'> = {
  'button.first': { value: 'highCardOneTable', refs: ['26b(1)'] },
  'button.finalTable': { value: 'redraw', refs: ['26b(1)'] },
};

export const buttonLeagueDay: AnswersOn<'button'> = {
  'button.first': { value: 'seat1', refs: ['26a(1)'] },
};
