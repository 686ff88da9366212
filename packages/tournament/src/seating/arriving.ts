import { handsUntilBigBlind, nearestToBigBlind, type SeatNo, worstPosition } from '@riffle/table';
import { policyOf } from '../rulebook-of.ts';
import type { Setup } from '../setup.ts';
import type { Tournament } from '../state.ts';
import { buttonDistance } from './button-distance.ts';
import { freeSeats, lastHandAt, ringAt, type TableInPlay } from './table-in-play.ts';

/** A free seat that the mover might get. */
export type Arriving = { readonly seat: SeatNo; readonly hands?: number; readonly distance?: number };

/** Those that the rulebook leaves to choose from: one, or all where the mover's position decides. */
export function arriving(state: Tournament, setup: Setup, to: TableInPlay): readonly Arriving[] {
  return seatsToChoose(state, setup, to).map((seat) => {
    const last = lastHandAt(to);
    const distance = buttonDistance(setup, to, seat);
    return {
      seat,
      ...(last && { hands: handsUntilBigBlind(ringAt(to), last, seat) }),
      ...(distance !== undefined && { distance }),
    };
  });
}

export const goesByNumber = (setup: Setup): boolean =>
  setup.game === 'stud' && policyOf(setup, 'balancing.studSeat').value === 'sameSeatNumber';

function seatsToChoose(state: Tournament, setup: Setup, to: TableInPlay): readonly SeatNo[] {
  const free = freeSeats(to);
  if (goesByNumber(setup)) return one(lastVacated(state, to, free) ?? free[0]);
  const last = lastHandAt(to);
  if (last === undefined) return one(free[0]);
  switch (policyOf(setup, 'balancing.seat').value) {
    case 'samePosition':
      return free;
    case 'nearestBigBlind':
      return one(nearestToBigBlind(ringAt(to), last, free));
    case 'worstPosition':
      return one(worstPosition(ringAt(to), last, free));
  }
}

/** Of the free seats the one whose player went out last. */
function lastVacated(state: Tournament, to: TableInPlay, free: readonly SeatNo[]): SeatNo | undefined {
  for (const { out } of state.bustOuts.toReversed()) {
    const seat = out.find(({ from }) => from?.table === to.id && free.includes(from.seat))?.from?.seat;
    if (seat !== undefined) return seat;
  }
  return undefined;
}

const one = (seat: SeatNo | undefined): readonly SeatNo[] => (seat === undefined ? [] : [seat]);
