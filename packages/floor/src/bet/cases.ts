import type { IncidentCase } from '../incident-case.ts';
import { bdpvCases } from './cases/bdpv.ts';
import { gcbCases } from './cases/gcb.ts';
import { gcbChipCases } from './cases/gcb-chips.ts';
import { oepblCases } from './cases/oepbl.ts';
import { pvbCases } from './cases/pvb.ts';
import { tda55Cases } from './cases/tda55.ts';
import { turnCases } from './turns/cases.ts';

export const betCases: readonly IncidentCase[] = [
  ...pvbCases,
  ...tda55Cases,
  ...bdpvCases,
  ...gcbCases,
  ...gcbChipCases,
  ...oepblCases,
  ...turnCases,
];
