import { handsUntilBigBlind, nearestToBigBlind, type SeatNo, worstPosition } from '@riffle/table';
import { gamesOf } from '../games-of-night.ts';
import { policyOf } from '../rulebook-of.ts';
import type { Setup } from '../setup.ts';
import type { Tournament } from '../state.ts';
import { buttonDistance } from './button-distance.ts';
import { freeSeats, lastHandAt, ringAt, type TableInPlay } from './table-in-play.ts';
import { entryAt } from './waits-one-hand.ts';

/** A free seat that the mover might get. */
export type Arriving = {
  readonly seat: SeatNo;
  readonly hands?: number;
  readonly distance?: number;
  /** He would be left out of the next hand there. */
  readonly waits: boolean;
  /** Where seats go by number: 0 = the last to become free. */
  readonly opened: number;
};

/** Those that the rulebook leaves to choose from: one, or all where the mover's position decides. */
export function arriving(state: Tournament, setup: Setup, to: TableInPlay): readonly Arriving[] {
  return seatsToChoose(state, setup, to).map((seat, opened) => {
    const last = lastHandAt(to);
    const distance = buttonDistance(setup, to, seat);
    return {
      seat,
      opened,
      waits: entryAt(setup, to, seat).waits,
      ...(last && { hands: handsUntilBigBlind(ringAt(to), last, seat) }),
      ...(distance !== undefined && { distance }),
    };
  });
}

export const goesByNumber = (setup: Setup): boolean =>
  gamesOf(setup).every((game) => game === 'stud') && policyOf(setup, 'balancing.studSeat').value === 'sameSeatNumber';

function seatsToChoose(state: Tournament, setup: Setup, to: TableInPlay): readonly SeatNo[] {
  const free = freeSeats(to);
  if (goesByNumber(setup)) return lastVacatedFirst(state, to, free);
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

/** The free seats from the last to be left to those where nobody has sat. */
function lastVacatedFirst(state: Tournament, to: TableInPlay, free: readonly SeatNo[]): readonly SeatNo[] {
  const left = state.bustOuts
    .toReversed()
    .flatMap(({ out }) => out.flatMap(({ from }) => (from?.table === to.id ? [from.seat] : [])));
  return [...new Set([...left.filter((seat) => free.includes(seat)), ...free])];
}

const one = (seat: SeatNo | undefined): readonly SeatNo[] => (seat === undefined ? [] : [seat]);
