import type { AnswersOn } from '../../rulebook.ts';

export const elimination: AnswersOn<'elimination'> = {
  'elimination.sameHand': { value: 'biggerStartingStack', refs: ['6.6 simultaneous bust'] },
  'elimination.equalStacks': { value: 'share', refs: ['6.6 simultaneous bust'] },
  // Points follow the place; the average is a setting.
  'elimination.sharedPoints': {
    value: 'betterPlace',
    refs: ['3.12 points', '6.6 simultaneous bust'],
    reading: true,
  },
  'elimination.timeLimitPlaces': { value: 'chipCount', refs: ['3.15 chip count'] },
};
