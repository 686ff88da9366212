import { nextPositions, playersClockwise, type Ring, ringOf, type SeatNo, seatsClockwise } from '@riffle/table';
import { policyOf } from '../rulebook-of.ts';
import type { Setup } from '../setup.ts';
import { lastHandAt, type TableInPlay } from './table-in-play.ts';

/** How far clockwise from the button of the next hand a seat lies, as the rulebook counts; the seat may be free. */
export function buttonDistance(setup: Setup, at: TableInPlay, seat: SeatNo): number | undefined {
  const last = lastHandAt(at);
  const ring = ringOf(at.table.seats, [...at.players.keys(), seat]);
  const next = last && nextPositions(ring, last);
  return next && distance(setup, ring, next.button, seat);
}

function distance(setup: Setup, ring: Ring, button: SeatNo, seat: SeatNo): number {
  switch (policyOf(setup, 'balancing.position').value) {
    case 'seats':
      return seatsClockwise(ring.size, button, seat);
    case 'players':
      return playersClockwise(ring, button, seat);
  }
}
