import type { Tournament } from '../state.ts';
import { prizePool } from './prize-pool.ts';

/** A night that is called off is given back, and nobody wins anything of it any more; a deal shares what is there instead. */
export const isGivenBack = ({ calledOff, deal }: Pick<Tournament, 'calledOff' | 'deal'>): boolean =>
  calledOff !== undefined && deal === undefined;

/** Nothing is left that anybody paid in: no place is paid from what the house added. */
export const isAllGivenBack = (state: Tournament): boolean =>
  state.money !== undefined && isGivenBack(state) && prizePool(state).paidIn === 0;
