import type { IncidentCase } from '../incident-case.ts';
import { foldCases } from './turns/folds.ts';
import { hiddenChipsCases } from './turns/hidden-chips.ts';
import { miscountCases } from './turns/miscount.ts';
import { misunderstoodCases } from './turns/misunderstood.ts';
import { outOfTurnCases } from './turns/out-of-turn.ts';
import { skippedPlayerCases } from './turns/skipped-player.ts';

export const turnCases: readonly IncidentCase[] = [
  ...outOfTurnCases,
  ...skippedPlayerCases,
  ...misunderstoodCases,
  ...miscountCases,
  ...hiddenChipsCases,
  ...foldCases,
];
