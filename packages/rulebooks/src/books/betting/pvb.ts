import type { Answers } from '../../rulebook.ts';

export const pvbBetting: Answers = {
  // Of two at the same moment a clear word goes first, also before a single chip.
  'betting.wordWithChip': { value: 'counts', refs: ['50(3)', '44(4)'], reading: true },
  'betting.nonStandardWords': { value: 'smallestMeaning', refs: ['50(1)', '04(2)', '41(3)'] },
  'betting.stringBetCalledBy': { value: 'dealerConfirmsPlayers', refs: ['49(3)', '49(4)'] },
};
