import { bdpvCases } from './bet/bdpv.ts';
import { gcbCases } from './bet/gcb.ts';
import { gcbChipCases } from './bet/gcb-chips.ts';
import { oepblCases } from './bet/oepbl.ts';
import { pvbCases } from './bet/pvb.ts';
import { tda55Cases } from './bet/tda55.ts';
import { turnCases } from './bet/turns.ts';
import type { IncidentCase } from './incident-case.ts';

export const betCases: readonly IncidentCase[] = [
  ...pvbCases,
  ...tda55Cases,
  ...bdpvCases,
  ...gcbCases,
  ...gcbChipCases,
  ...oepblCases,
  ...turnCases,
];
