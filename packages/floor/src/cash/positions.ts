/** Seats are counted clockwise: 1, 2, 3 … and from the last back to 1. */
const LAST = 12;

/** Going clockwise from a seat, how many of these seats are reached up to and with `to`; the first is 1. */
export function reachedAs(from: number, to: number, seats: readonly number[]): number {
  const steps = (seat: number): number => (seat - from + LAST) % LAST || LAST;
  return seats.filter((seat) => steps(seat) <= steps(to)).length;
}

/** Whether a seat lies clockwise after the one and before the other. */
export function liesBetween(seat: number, after: number, before: number): boolean {
  const steps = (one: number): number => (one - after + LAST) % LAST;
  return steps(seat) > 0 && steps(seat) < (steps(before) || LAST);
}

/** In which hand the big blind reaches a seat; the next hand is 1. */
export function bigBlindReaches(seat: number, bigBlindSeat: number, players: readonly number[]): number {
  if (seat === bigBlindSeat) return 1;
  const others = [...new Set([...players, seat])].filter((one) => one !== bigBlindSeat);
  return 1 + reachedAs(bigBlindSeat, seat, others);
}
