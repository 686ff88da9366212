import type { Cents } from '@riffle/money';
import { outInOpenHand } from '../hand-for-hand/tables-in-hand.ts';
import type { EntryId } from '../ids.ts';
import { places } from '../places.ts';
import { setupOf } from '../rulebook-of.ts';
import type { Tournament } from '../state.ts';
import { forfeitsPrizes } from './disqualified.ts';
import { byOddCents, stacksWhenOut } from './odd-cents.ts';
import { plannedPrizes } from './prize-pool.ts';

/** By place: what a seat costs that is won there. What a deal shared is money. */
export function seatPrices(state: Tournament): ReadonlyMap<number, Cents> {
  const shared = state.deal?.shares.length ?? 0;
  return new Map(
    (plannedPrizes(state)?.places ?? []).flatMap(({ place, seat }) =>
      seat === undefined || place <= shared ? [] : [[place, seat] as const],
    ),
  );
}

/**
 * Whose the seats are, by place. Who shares places has a seat each where there is one for each of them; fewer are shared in
 * money, as no seat can be parted. Nobody has one by a hand that other tables have not finished.
 */
export function seatsWon(state: Tournament): ReadonlyMap<number, EntryId> {
  const prices = seatPrices(state);
  if (prices.size === 0) return new Map();
  const byPlace = Map.groupBy([...places(state)], ([, { place }]) => place);
  const open = outInOpenHand(state);
  const won = new Map<number, EntryId>();
  for (const [place, sharing] of byPlace) {
    if (!sharing.every(([entry], nth) => prices.has(place + nth) && !open.has(entry))) continue;
    const inOrder = byOddCents(
      state,
      sharing.map(([entry]) => entry),
      stacksWhenOut(state),
    );
    for (const [nth, entry] of inOrder.entries()) won.set(place + nth, entry);
  }
  return won;
}

/** Who has won a seat, and what for; never who has no prize. */
export function seatNames(state: Tournament): ReadonlyMap<EntryId, string> {
  const plan = setupOf(state).prizePlan?.places;
  if (plan?.by !== 'satellite') return new Map();
  const winners = [...seatsWon(state).values()].filter((entry) => !forfeitsPrizes(state, entry));
  return new Map(winners.map((entry) => [entry, plan.seat.name]));
}
