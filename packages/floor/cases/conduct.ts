import { behaviourCases } from './conduct/behaviour.ts';
import { graveCases } from './conduct/grave.ts';
import { penaltyCases } from './conduct/penalties.ts';
import { twoBreachCases } from './conduct/two-breaches.ts';
import type { IncidentCase } from './incident-case.ts';

export const conductCases: readonly IncidentCase[] = [
  ...behaviourCases,
  ...graveCases,
  ...penaltyCases,
  ...twoBreachCases,
];
