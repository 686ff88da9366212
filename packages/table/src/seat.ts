/** Clockwise from the dealer's left. No table of the game seats more. */
export const SEAT_NOS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
export type SeatNo = (typeof SEAT_NOS)[number];

export const isSeatNo = (no: number): no is SeatNo => (SEAT_NOS as readonly number[]).includes(no);

export function toSeatNo(no: number): SeatNo {
  if (!isSeatNo(no)) throw new RangeError(`no such seat: ${String(no)}`);
  return no;
}
