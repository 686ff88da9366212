import type { AnswersOn } from '../../rulebook.ts';

export const balancing: AnswersOn<'balancing'> = {
  'balancing.trigger': { value: 'managementDecides', refs: ['6.14'] },
  'balancing.mover': { value: 'samePositionNotBlind', refs: ['3.7', '3.7 Blind', '6.12'] },
  'balancing.seat': { value: 'samePosition', refs: ['3.7', '6.12'] },
  // Whether empty chairs count is left open.
  'balancing.position': { value: 'players', refs: ['3.7'], reading: true },
  // For balancing only: when a table is broken everybody moves.
  'balancing.blindsMovable': { value: 'no', refs: ['3.7 Blind'] },
  'balancing.repeatBigBlind': {
    value: { balancing: 'forbidden', breaking: 'forbidden' },
    refs: ['3.2 einmal pro Runde', '3.7'],
  },
  'balancing.sourceTable': { value: 'managementChoice', refs: ['6.10', '6.14'] },
};
