import type { AnswersOn } from '../../rulebook.ts';

export const balancingBeyondLeague: AnswersOn<'balancing'> = {
  'balancing.trigger': { value: 'managementDecides', refs: ['09(2)'] },
  'balancing.mover': { value: 'samePosition', refs: ['09(1)'] },
  'balancing.seat': { value: 'samePosition', refs: ['09(1)'] },
  // Whether seats or players are counted is left open.
  'balancing.position': { value: 'seats', refs: ['09(1)'], reading: true },
  'balancing.repeatBigBlind': { value: { balancing: 'avoided', breaking: 'allowed' }, refs: ['09(1)'] },
  'balancing.sourceTable': { value: 'managementChoice', refs: ['09(2)'] },
  'balancing.destinationTable': { value: 'managementChoice', refs: ['09(2)'] },
  // Against what the free seats are counted is left open; literally every uneven field would stop for good.
  'balancing.haltMissingPlayers': { value: { missing: 3, against: 'seatLimit' }, refs: ['09(3)'], reading: true },
};

export const balancingChampionship: AnswersOn<'balancing'> = {
  'balancing.repeatBigBlind': { value: { balancing: 'avoided', breaking: 'allowed' }, refs: ['09(1)', '10(2)'] },
};
