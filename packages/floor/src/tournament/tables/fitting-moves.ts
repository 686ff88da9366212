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
  // seats have numbers that anybody can count; where the empty ones are passed over, the answer hangs on it
  if (counted === 'players') floor.decides('balancing.position');
  const repeat = floor.asks('balancing.repeatBigBlind').balancing;
  const pairs = movers.flatMap((from) =>
    seats.map((to) => {
      const at = position(fuller, from, counted);
      const off = Math.abs(at - position(shorter, to, counted));
      const [before, after] = [handsTo(fuller, from), handsTo(shorter, to)];
      const twice = repeat !== 'allowed' && from === fuller.smallBlind && after === 0;
      const worse = repeat === 'avoided' && off > 0 && after < before;
      return { from, to, at, wish: [twice ? 1 : 0, Math.min(1, off), worse ? 1 : 0, off] };
    }),
  );
  const best = pairs.reduce<readonly number[] | undefined>(
    (found, { wish }) => (found === undefined || compare(wish, found) < 0 ? wish : found),
    undefined,
  );
  return pairs
    .filter(({ wish }) => best !== undefined && compare(wish, best) === 0)
    .toSorted((a, b) => a.at - b.at)
    .map(({ from, to }) => ({ from, to }));
}

/** What the rulebook wants, most important first; smaller is better. */
function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at === -1 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}

/** Hands until that seat has the big blind; 0 = in the next. The seat of the coming small blind had it last. */
const handsTo = (table: TableNext, seat: number): number =>
  handsUntilBigBlind(ring(table), { bigBlind: toSeatNo(table.smallBlind) }, toSeatNo(seat));

const ring = ({ size, players }: TableNext): Ring => ringOf(size, players.map(toSeatNo));

function moversOf(
  fuller: TableNext,
  who: 'samePosition' | 'comingBigBlind' | 'samePositionNotBlind',
  floor: Inquiry,
): readonly number[] {
  if (who === 'comingBigBlind') return [fuller.bigBlind];
  const barred = who === 'samePositionNotBlind' || floor.frames('balancing.blindsMovable') === 'no';
  if (who === 'samePositionNotBlind') floor.frames('balancing.blindsMovable');
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

/** From the seat with the number of the one that was freed last; where it is empty, from the next clockwise. */
function sameNumber({ size, players }: TableNext, freed: SeatNo): readonly Move[] {
  const clockwise = (seat: number): number => seatsClockwise(size, freed, toSeatNo(seat));
  const [from] = players.toSorted((a, b) => clockwise(a) - clockwise(b));
  return from === undefined ? [] : [{ from, to: freed }];
}
