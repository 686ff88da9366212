import type { IncidentCase } from '../incident-case.ts';
import { bdpvBoardCases } from './board/bdpv-board.ts';
import { bdpvBurnCases } from './board/bdpv-burns.ts';
import { gcbBoardCases } from './board/gcb.ts';
import { oepblBoardCases } from './board/oepbl.ts';
import { pvbBoardCases } from './board/pvb.ts';

export const boardCases: readonly IncidentCase[] = [
  ...pvbBoardCases,
  ...bdpvBurnCases,
  ...bdpvBoardCases,
  ...gcbBoardCases,
  ...oepblBoardCases,
];
