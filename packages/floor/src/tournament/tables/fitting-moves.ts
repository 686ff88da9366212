import {
  handsUntilBigBlind,
  nearestToBigBlind,
  playersClockwise,
  type Ring,
  ringOf,
  type SeatNo,
  seatsClockwise,
  seatsOf,
  toSeatNo,
  worstPosition,
} from '@riffle/table';
import type { Inquiry } from '../../inquiry.ts';

/** A table as the next hand finds it. */
export type TableNext = {
  readonly size: number;
  readonly players: readonly number[];
  readonly button: number;
  readonly smallBlind: number;
  readonly bigBlind: number;
};

export type Move = { readonly from: number; readonly to: number };

/** Every move that serves the rulebook best; more than one where it leaves a choice. */
export function fittingMoves(
  fuller: TableNext,
  shorter: TableNext,
  stud: { readonly lastFreed: number | undefined } | undefined,
  floor: Inquiry,
): readonly Move[] {
  const free = seatsOf(shorter.size).filter((seat) => !shorter.players.includes(seat));
  if (stud !== undefined && floor.decides('balancing.studSeat') === 'sameSeatNumber')
    return sameNumber(fuller, toSeatNo(stud.lastFreed ?? free[0] ?? 1));
  const who = floor.decides('balancing.mover');
  const seat = floor.decides('balancing.seat');
  const seats = seatsToTake(shorter, free, seat);
  const movers = moversOf(fuller, who, floor);
  if (who === 'comingBigBlind' && seat !== 'samePosition')
    return movers.flatMap((from) => seats.map((to) => ({ from, to })));
  const counted = floor.asks('balancing.position');
  const pairs = movers.flatMap((from) =>
    seats.map((to) => ({
      from,
      to,
      off: Math.abs(position(fuller, from, counted) - position(shorter, to, counted)),
      twice: isTwiceBigBlind(fuller, shorter, from, to),
    })),
  );
  const avoids = floor.asks('balancing.repeatBigBlind').balancing !== 'allowed';
  const once = avoids && pairs.some(({ twice }) => !twice) ? pairs.filter(({ twice }) => !twice) : pairs;
  const least = Math.min(...once.map(({ off }) => off));
  return once
    .filter(({ off }) => off === least)
    .toSorted((a, b) => position(fuller, a.from, counted) - position(fuller, b.from, counted))
    .map(({ from, to }) => ({ from, to }));
}

const ring = ({ size, players }: TableNext): Ring => ringOf(size, players.map(toSeatNo));

function moversOf(
  fuller: TableNext,
  who: 'samePosition' | 'comingBigBlind' | 'samePositionNotBlind',
  floor: Inquiry,
): readonly number[] {
  if (who === 'comingBigBlind') return [fuller.bigBlind];
  const barred = who === 'samePositionNotBlind' || floor.asks('balancing.blindsMovable') === 'no';
  if (who === 'samePositionNotBlind') floor.asks('balancing.blindsMovable');
  return fuller.players.filter((seat) => !barred || (seat !== fuller.smallBlind && seat !== fuller.bigBlind));
}

function seatsToTake(
  shorter: TableNext,
  free: readonly SeatNo[],
  rule: 'samePosition' | 'nearestBigBlind' | 'worstPosition',
): readonly number[] {
  // the seat of the coming small blind is where the last big blind was
  const last = { bigBlind: toSeatNo(shorter.smallBlind) };
  const one = (seat: SeatNo | undefined) => (seat === undefined ? [] : [seat]);
  switch (rule) {
    case 'samePosition':
      return free;
    case 'nearestBigBlind':
      return one(nearestToBigBlind(ring(shorter), last, free));
    case 'worstPosition':
      return one(worstPosition(ring(shorter), last, free));
  }
}

function position(table: TableNext, seat: number, counted: 'seats' | 'players'): number {
  const [from, to] = [toSeatNo(table.button), toSeatNo(seat)];
  switch (counted) {
    case 'seats':
      return seatsClockwise(table.size, from, to);
    case 'players':
      return playersClockwise(ringOf(table.size, [...table.players.map(toSeatNo), to]), from, to);
  }
}

/** He was the big blind in the last hand and would be it again in the next. */
const isTwiceBigBlind = (fuller: TableNext, shorter: TableNext, from: number, to: number): boolean =>
  from === fuller.smallBlind &&
  handsUntilBigBlind(ring(shorter), { bigBlind: toSeatNo(shorter.smallBlind) }, toSeatNo(to)) === 0;

/** From the seat with the number of the one that was freed last; where it is empty, from the next clockwise. */
function sameNumber({ size, players }: TableNext, freed: SeatNo): readonly Move[] {
  const clockwise = (seat: number): number => seatsClockwise(size, freed, toSeatNo(seat));
  const [from] = players.toSorted((a, b) => clockwise(a) - clockwise(b));
  return from === undefined ? [] : [{ from, to: freed }];
}
