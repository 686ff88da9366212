import type { Profile } from '../profile/profile.ts';

/**
 * Teams of four meet in three laps of four duels that weigh 10-8-6-4, 12-10-8-6 and 12-10-8-6, a hundred points together.
 * More than half of them wins two match points, half of them one each. Level teams go by what they did against each other,
 * reckoned anew among those who are still level.
 */
export const duels: Profile = {
  id: 'duels',
  answers: {
    'matchDay.duels': {
      value: [
        [10, 8, 6, 4],
        [12, 10, 8, 6],
        [12, 10, 8, 6],
      ],
      refs: [],
    },
    'matchDay.duelOrder': { value: 'alternately', refs: [] },
    'lineUp.players': { value: 4, refs: [] },
    'lineUp.least': { value: 3, refs: [] },
    'lineUp.captain': { value: 'needed', refs: [] },
    'round.scores': { value: ['duels'], refs: [] },
    'round.table': { value: { is: 'byMatch', win: 2, draw: 1, loss: 0 }, refs: [] },
    'individual.scores': { value: ['duels'], refs: [] },
    'table.chain': {
      value: [
        { by: 'points', among: 'all' },
        { by: 'directPoints', among: 'level', again: true },
        { by: 'directScored', among: 'level', again: true },
        { by: 'difference', among: 'all' },
        { by: 'scored', among: 'all' },
        { by: 'decided', among: 'all' },
      ],
      refs: [],
    },
  },
};
