import type { AnswersOn } from '../../rulebook.ts';

export const declarations: AnswersOn<'declarations'> = {
  'declarations.languages': { value: 'germanEnglishInHand', refs: ['1 Ablauf 14'] },
  'declarations.gestures': { value: ['knockIsCheck'], refs: ['2 Einsätze 7'] },
  'declarations.handValue': { value: 'cardsSpeak', refs: ['2 Showdown 2', '2 Showdown 2 Falschaussage'] },
  'declarations.mistakeDuty': { value: 'everybody', refs: ['2 Showdown 3'] },
  'declarations.handTalk': {
    value: 'forbidden',
    refs: ['6 Einleitung Handbesprechung', '6 Einleitung weggeworfene Karten'],
  },
};
