import type { IncidentCase } from '../../incident-case.ts';
import { foldCases } from './cases/folds.ts';
import { hiddenChipsCases } from './cases/hidden-chips.ts';
import { miscountCases } from './cases/miscount.ts';
import { misunderstoodCases } from './cases/misunderstood.ts';
import { outOfTurnCases } from './cases/out-of-turn.ts';
import { skippedPlayerCases } from './cases/skipped-player.ts';

export const turnCases: readonly IncidentCase[] = [
  ...outOfTurnCases,
  ...skippedPlayerCases,
  ...misunderstoodCases,
  ...miscountCases,
  ...hiddenChipsCases,
  ...foldCases,
];
