import type { AnswersOn } from '../../rulebook.ts';

export const elimination: AnswersOn<'elimination'> = {
  'elimination.sameHand': { value: 'biggerStartingStack', refs: ['6.6 simultaneous bust'] },
  'elimination.equalStacks': { value: 'share', refs: ['6.6 simultaneous bust'] },
  // Shared only where the order cannot be told.
  'elimination.differentTables': {
    value: 'orderOfTime',
    refs: ['6.6 simultaneous bust', '3.16'],
    reading: true,
  },
  'elimination.orderUnknown': { value: 'share', refs: ['6.6 simultaneous bust', '3.16'], reading: true },
  // Points follow the place; the average is a setting.
  'elimination.sharedPoints': {
    value: 'betterPlace',
    refs: ['3.12 points', '6.6 simultaneous bust'],
    reading: true,
  },
  'elimination.timeLimitPlaces': { value: 'chipCount', refs: ['3.15 chip count'] },
};
