import type { AnswersOn } from '../../rulebook.ts';

export const handForHand: AnswersOn<'handForHand'> = {
  'handForHand.when': { value: 'managementDecides', refs: ['35a(1)'] },
  'handForHand.end': { value: 'managementDecides', refs: ['35a(1)'] },
  'handForHand.pause': { value: 'finishedTableWaits', refs: ['35a(1)'] },
  'handForHand.placing': { value: 'afterAllTables', refs: ['64b(3)'] },
};
