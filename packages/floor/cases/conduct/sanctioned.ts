import type { Measure } from '@riffle/rulebooks';
import type { StepOfCase } from '../incident-case.ts';

export const must = (proposed: Measure) => ({ is: 'sanction', duty: 'must', proposed }) as const;
export const may = (proposed: Measure) => ({ is: 'sanction', duty: 'may', proposed }) as const;

export const given = (measure: Measure): readonly StepOfCase[] => [['giveSanction', { measure }], 'writeDown'];
/** What is weighed wherever more than one measure is open. */
export const weighed = { weigh: ['intent', 'repetition', 'advantageGained', 'stageOfEvent'] } as const;
export const proposed = { answer: 'proposed' } as const;
