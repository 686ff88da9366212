import type { AnswersOn } from '../../rulebook.ts';

export const declarations: AnswersOn<'declarations'> = {
  'declarations.languages': { value: 'germanEnglishJargon', refs: ['2.20 languages', '2.20 notice'] },
  'declarations.gestures': { value: ['clearGestureBinds'], refs: ['6.6 silent action'] },
  'declarations.handValue': { value: 'cardsSpeak', refs: ['6.6 hand announcement', '6.6 false announcement'] },
  'declarations.mistakeDuty': { value: 'playersAtTable', refs: ['6.6 reading hands'] },
  'declarations.handTalk': { value: 'forbidden', refs: ['6.6 talk about cards'] },
};
