import type { AnswersOn } from '../../rulebook.ts';

export const handForHand: AnswersOn<'handForHand'> = {
  'handForHand.when': { value: 'managementDecides', refs: ['35a(1)'] },
  'handForHand.end': { value: 'managementDecides', refs: ['35a(1)'] },
  'handForHand.pause': { value: 'finishedTableWaits', refs: ['35a(1)'] },
  // It says nothing of stopping it.
  'handForHand.clock': { value: { is: 'runs' }, refs: ['35a(1)'], reading: true },
  'handForHand.placing': { value: 'afterAllTables', refs: ['64b(3)'] },
};
