import type { Positions } from './positions.ts';
import { clockwiseFrom, playersBetween, type Ring } from './ring.ts';
import type { SeatNo } from './seat.ts';

type LastHand = Pick<Positions, 'bigBlind'>;

/** How many hands pass before a seat has the big blind: 0 = in the next hand. An empty seat is counted as if taken. */
export const handsUntilBigBlind = (ring: Ring, last: LastHand, seat: SeatNo): number =>
  seat === last.bigBlind ? ring.taken.size - (ring.taken.has(seat) ? 1 : 0) : playersBetween(ring, last.bigBlind, seat);

/** Of some free seats the one nearest to the coming big blind, clockwise, its own position first. */
export const nearestToBigBlind = (ring: Ring, last: LastHand, free: readonly SeatNo[]): SeatNo | undefined =>
  clockwiseFrom(ring.size, last.bigBlind).find((seat) => free.includes(seat));

/**
 * Of some free seats the one that posts the big blind soonest. The seat of the last big blind would be small blind,
 * which is never the worst: whoever is put there posts the big blind alone, at once. As others would too, they come first.
 */
export function worstPosition(ring: Ring, last: LastHand, free: readonly SeatNo[]): SeatNo | undefined {
  const nearest = nearestToBigBlind(ring, last, free);
  if (nearest === undefined || !free.includes(last.bigBlind)) return nearest;
  return handsUntilBigBlind(ring, last, nearest) === 0 ? nearest : last.bigBlind;
}
