import type { AnswersOn } from '../../rulebook.ts';

export const balancing: AnswersOn<'balancing'> = {
  'balancing.mover': { value: 'comingBigBlind', refs: ['T10.A1'] },
  'balancing.seat': { value: 'worstPosition', refs: ['T10.A2', 'T10.A3'] },
  'balancing.blindsMovable': { value: 'yes', refs: ['T10.A1'] },
  'balancing.repeatBigBlind': { value: { balancing: 'allowed', breaking: 'allowed' }, refs: ['T10.A2'] },
  'balancing.studSeat': { value: 'sameSeatNumber', refs: ['T10.A4'] },
  // Whether the order beats the number of players is left open; it decides among the fullest.
  'balancing.sourceTable': { value: 'presetOrder', refs: ['T10.B'] },
};
