import type { AnswersOn } from '../../rulebook.ts';

export const declarations: AnswersOn<'declarations'> = {
  'declarations.languages': { value: 'countryAndEnglish', refs: ['29'] },
  'declarations.handValue': { value: 'cardsSpeak', refs: ['42.a', '42.b'] },
  'declarations.mistakeDuty': { value: 'playersAtTable', refs: ['32.b'] },
  'declarations.handTalk': { value: 'forbidden', refs: ['28.1', '28.2', '28.3'] },
};
