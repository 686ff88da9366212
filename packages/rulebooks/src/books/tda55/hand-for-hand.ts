import type { AnswersOn } from '../../rulebook.ts';

export const handForHand: AnswersOn<'handForHand'> = {
  'handForHand.when': { value: 'managementDecides', refs: ['7.a'], reading: true },
  'handForHand.end': { value: 'managementDecides', refs: ['7.a'], reading: true },
  'handForHand.pause': { value: 'calledAllInFreezes', refs: ['7.a', '7.b'] },
  'handForHand.placing': { value: 'afterAllTables', refs: ['8.b'], reading: true },
};
