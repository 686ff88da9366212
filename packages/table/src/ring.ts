import { SEAT_NOS, type SeatNo, toSeatNo } from './seat.ts';

/** The seats round one table, and which of them are taken. */
export type Ring = { readonly size: number; readonly taken: ReadonlySet<SeatNo> };

export const ringOf = (size: number, taken: Iterable<SeatNo>): Ring => ({ size, taken: new Set(taken) });

/** Every seat once, clockwise, beginning left of `from` and ending with it. */
export function clockwiseFrom(size: number, from: SeatNo): readonly SeatNo[] {
  const seats = SEAT_NOS.slice(0, size);
  return [...seats.filter((seat) => seat > from), ...seats.filter((seat) => seat <= from)];
}

/** The next player to the left of a seat; the seat itself comes last. */
export const nextPlayer = (ring: Ring, from: SeatNo): SeatNo | undefined =>
  clockwiseFrom(ring.size, from).find((seat) => ring.taken.has(seat));

/** The next player to the right of a seat; the seat itself comes last. */
export const playerBefore = (ring: Ring, from: SeatNo): SeatNo | undefined =>
  clockwiseFrom(ring.size, from).findLast((seat) => seat !== from && ring.taken.has(seat)) ??
  (ring.taken.has(from) ? from : undefined);

/** How many seats clockwise from one to another, taken or not; 0 for the seat itself. */
export const seatsClockwise = (size: number, from: SeatNo, to: SeatNo): number => (to - from + size) % size;

/** The seats strictly between two, clockwise. */
export const between = (size: number, from: SeatNo, to: SeatNo): readonly SeatNo[] =>
  clockwiseFrom(size, from).slice(0, Math.max(0, seatsClockwise(size, from, to) - 1));

/** How many players sit strictly between two seats, clockwise. */
export const playersBetween = (ring: Ring, from: SeatNo, to: SeatNo): number =>
  between(ring.size, from, to).filter((seat) => ring.taken.has(seat)).length;

/** How many positions clockwise from one seat to another, with the players alone counted; 0 for the seat itself. */
export const playersClockwise = (ring: Ring, from: SeatNo, to: SeatNo): number =>
  from === to ? 0 : playersBetween(ring, from, to) + 1;

/** All seats of a table. */
export const seatsOf = (size: number): readonly SeatNo[] => SEAT_NOS.slice(0, toSeatNo(size));
