import type { Cents } from '@riffle/money';
import type { Tournament } from '../state.ts';
import { bountiesForfeited } from './bounties.ts';
import { forfeitsPrizes } from './disqualified.ts';
import { prizesWon } from './dues.ts';
import { plannedPrizes, prizePool } from './prize-pool.ts';
import { seatPrices, seatsWon } from './seats.ts';
import { specialsWon } from './specials.ts';
import type { Unsettled } from './unsettled.ts';

/**
 * Where what is won is not the pool, to the cent: what nobody wins would be the house's, and what is promised beyond it the
 * house would pay. What the plan says that is kept of it (a rest of rounding, too little for another seat) was announced.
 */
export function poolLeft(state: Tournament): Pick<Unsettled, 'leftOver' | 'promisedMore'> {
  // all of it went on to the next day
  if (state.day?.ended !== undefined) return {};
  const left = prizePool(state).total - keptByPlan(state) - wonOffPool(state) - (state.carried?.paid ?? 0);
  const leftOver = (Math.max(0, left) + bountiesForfeited(state)) as Cents;
  return { ...(leftOver > 0 && { leftOver }), ...(left < 0 && { promisedMore: -left as Cents }) };
}

const keptByPlan = (state: Tournament): number =>
  sum((plannedPrizes(state)?.left ?? []).map(({ why, amount }) => (why === 'rounding' || why === 'rest' ? amount : 0)));

/** By places and by special prizes; a seat is paid for out of the pool. */
function wonOffPool(state: Tournament): number {
  const prices = seatPrices(state);
  const seats = [...seatsWon(state)].map(([place, entry]) =>
    forfeitsPrizes(state, entry) ? 0 : (prices.get(place) ?? 0),
  );
  return sum(prizesWon(state).values()) + sum(seats) + sum(specialsWon(state, 'pool').values());
}

const sum = (amounts: Iterable<number>): number => [...amounts].reduce((total, amount) => total + amount, 0);
