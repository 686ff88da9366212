import type { AnswersOn } from '../../rulebook.ts';

export const declarations: AnswersOn<'declarations'> = {
  'declarations.foldSignal': { value: 'forbidden', refs: ['37(6)'] },
  'declarations.languages': { value: 'germanEnglishInHand', refs: ['03(1)'] },
  'declarations.actionTerms': { value: 'germanEnglish', refs: ['04(1)'] },
  'declarations.gestures': { value: ['ownRisk'], refs: ['50(1)'] },
  'declarations.handValue': { value: 'cardsSpeak', refs: ['53(1)'] },
  'declarations.mistakeDuty': { value: 'playersAtTable', refs: ['61(2)'] },
  // 65 prints "may" for "may not".
  'declarations.handTalk': { value: 'forbidden', refs: ['65(1)', '65(1)a', '65(1)b'], reading: true },
  'declarations.dealerSpeech': { value: 'actionsOnly', refs: ['52(1)', '52(2)', '52(3)'] },
};
