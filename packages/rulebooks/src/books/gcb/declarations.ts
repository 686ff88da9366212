import type { AnswersOn } from '../../rulebook.ts';

export const declarations: AnswersOn<'declarations'> = {
  'declarations.languages': { value: 'germanEnglish', refs: ['T5'] },
  'declarations.actionTerms': { value: 'english', refs: ['T3.1'] },
  'declarations.gestures': { value: ['ownRisk'], refs: ['T49.1'] },
  'declarations.handValue': { value: 'cardsSpeak', refs: ['T12.1', 'T12.2'] },
  'declarations.mistakeDuty': { value: 'anyPlayer', refs: ['T12.3'] },
  'declarations.handTalk': { value: 'forbidden', refs: ['T58.a', 'T58.b', 'T58.c', 'T58.d'] },
};
