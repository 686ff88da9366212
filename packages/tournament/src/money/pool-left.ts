import type { Cents } from '@riffle/money';
import type { Tournament } from '../state.ts';
import { backToDays } from './back-to-days.ts';
import { bountiesForfeited } from './bounties.ts';
import { forfeitsPrizes } from './disqualified.ts';
import { prizesWon } from './dues.ts';
import { isAllGivenBack } from './given-back.ts';
import { plannedPrizes, prizePool } from './prize-pool.ts';
import { seatPrices, seatsWon } from './seats.ts';
import { specialsWon } from './specials.ts';
import type { Unsettled } from './unsettled.ts';

/**
 * Where what is won is not the pool, to the cent: what nobody wins would be the house's, and what is promised beyond it the
 * house would pay. What the plan says that is kept of it (a rest of rounding, too little for another seat) was announced.
 */
export function poolLeft(state: Tournament): Pick<Unsettled, 'leftOver' | 'promisedMore' | 'back'> {
  // all of it went on to the next day
  if (state.day?.ended !== undefined) return {};
  const { prizes, bounties } = backToDays(state);
  const { total, kept } = prizePool(state);
  // of what is given back nothing goes off, and no plan keeps any of it
  const pool = isAllGivenBack(state) ? total + kept : total - keptByPlan(state);
  const left = pool - wonOffPool(state) - (state.carried?.paid ?? 0) - prizes;
  const leftOver = (Math.max(0, left) + bountiesForfeited(state)) as Cents;
  const back = (prizes + bounties) as Cents;
  return {
    ...(back > 0 && { back }),
    ...(leftOver > 0 && { leftOver }),
    ...(left < 0 && { promisedMore: -left as Cents }),
  };
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
