import { between, nextPlayer, playersClockwise, ringOf, SEAT_NOS, toSeatNo } from '@riffle/table';

/** Facts say which seats play, not how many seats the table has: empty ones change nothing. */
const SEATS = SEAT_NOS.length;
const ringWith = (players: readonly number[]) => ringOf(SEATS, players.map(toSeatNo));

/** Whether a seat lies clockwise after the one and before the other. */
export const liesBetween = (seat: number, after: number, before: number): boolean =>
  between(SEATS, toSeatNo(after), toSeatNo(before)).includes(toSeatNo(seat));

/** Whether a seat is that of the next player clockwise. */
export const isNext = (seat: number, after: number, players: readonly number[]): boolean =>
  nextPlayer(ringWith(players), toSeatNo(after)) === seat;

/** In which hand the big blind reaches a seat; the next hand is 1. */
export const bigBlindReaches = (seat: number, bigBlindSeat: number, players: readonly number[]): number =>
  1 + playersClockwise(ringWith([...players, seat]), toSeatNo(bigBlindSeat), toSeatNo(seat));
