import type { IncidentCase } from '../../incident-case.ts';
import { bdpvBoardCases } from './cases/bdpv-board.ts';
import { bdpvBurnCases } from './cases/bdpv-burns.ts';
import { gcbBoardCases } from './cases/gcb.ts';
import { oepblBoardCases } from './cases/oepbl.ts';
import { pvbBoardCases } from './cases/pvb.ts';

export const boardCases: readonly IncidentCase[] = [
  ...pvbBoardCases,
  ...bdpvBurnCases,
  ...bdpvBoardCases,
  ...gcbBoardCases,
  ...oepblBoardCases,
];
