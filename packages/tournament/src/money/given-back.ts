import type { Tournament } from '../state.ts';
import { standing } from './standing.ts';

/** A night that is called off is given back, and nobody wins anything of it any more; a deal shares what is there instead. */
export const isGivenBack = ({ calledOff, deal }: Pick<Tournament, 'calledOff' | 'deal'>): boolean =>
  calledOff !== undefined && deal === undefined;

/**
 * Nothing is left that anybody paid in here: no place is paid from what the house added, nor from what came from days before,
 * which is given back there.
 */
export const isAllGivenBack = (state: Tournament): boolean =>
  state.money !== undefined && isGivenBack(state) && isNothingPaidIn(state);

const isNothingPaidIn = (state: Tournament): boolean =>
  standing(state).every(({ parts }) => parts.every((part) => part.for !== 'prizes' || part.amount === 0));
