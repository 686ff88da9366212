import { bdpvCases } from './bet/bdpv.ts';
import { blindCases } from './bet/blinds.ts';
import { gcbCases } from './bet/gcb.ts';
import { gcbChipCases } from './bet/gcb-chips.ts';
import { oepblCases } from './bet/oepbl.ts';
import { oepblLimitCases } from './bet/oepbl-limits.ts';
import { pvbCases } from './bet/pvb.ts';
import { pvbChipCases } from './bet/pvb-chips.ts';
import { tda55Cases } from './bet/tda55.ts';
import { tda55OneChipCases } from './bet/tda55-one-chip.ts';
import { turnCases } from './bet/turns.ts';
import type { IncidentCase } from './incident-case.ts';

export const betCases: readonly IncidentCase[] = [
  ...pvbCases,
  ...pvbChipCases,
  ...tda55Cases,
  ...tda55OneChipCases,
  ...bdpvCases,
  ...gcbCases,
  ...gcbChipCases,
  ...oepblCases,
  ...oepblLimitCases,
  ...blindCases,
  ...turnCases,
];
