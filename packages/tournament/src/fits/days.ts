import { bagsOff, notBagged } from '../day-end/bags.ts';
import { staysHere } from '../day-end/stays-here.ts';
import type { TournamentEvent } from '../event.ts';
import { isInPlay } from '../seating-index.ts';
import type { Tournament } from '../state.ts';

type Named<T extends TournamentEvent['type']> = Extract<TournamentEvent, { readonly type: T }>;

export const lastHandsAnnouncedFit = (state: Tournament): boolean =>
  state.clock !== undefined && state.day?.lastHands === undefined && state.day?.ended === undefined;

export const stacksBaggedFit = (state: Tournament, { stacks }: Named<'StacksBagged'>): boolean =>
  state.startedAt !== undefined &&
  state.day?.ended === undefined &&
  stacks.every(({ entry }) => {
    const one = state.entries.get(entry);
    return one !== undefined && isInPlay(one);
  });

/** With another sum in the bags it would have asked for a reason, or for another; and it takes on what is still owed by then. */
export const dayEndedFits = (state: Tournament, event: Named<'DayEnded'>): boolean =>
  state.startedAt !== undefined &&
  state.day?.ended === undefined &&
  notBagged(state) === 0 &&
  bagsOff(state) === event.off &&
  (event.owed === undefined || staysAsTold(staysHere(state), event));

/** What places were paid was once taken off what is owed. */
function staysAsTold(now: ReturnType<typeof staysHere>, { owed, paid, given }: Named<'DayEnded'>): boolean {
  const { owed: owes = 0, paid: had = 0, given: gives } = now;
  return owed === (paid === undefined ? owes - had : owes) && (paid ?? had) === had && given === gives;
}

export const dayCarriedFits = (state: Tournament, { entries }: Named<'DayCarried'>): boolean =>
  state.startedAt === undefined &&
  state.carried === undefined &&
  entries.every(({ entry }) => state.entries.get(entry) === undefined);
