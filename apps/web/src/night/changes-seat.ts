import type { MoveView } from '@riffle/tournament';

/** Whether he comes from another seat: for the next round of a bracket some keep theirs, and some had none. */
export const changesSeat = ({ from, to }: MoveView): boolean => from.table !== to.table || from.seat !== to.seat;
