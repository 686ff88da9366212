import { bagsOff, notBagged } from '../day-end/bags.ts';
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

/** With another sum in the bags it would have asked for a reason, or for another. */
export const dayEndedFits = (state: Tournament, { off }: Named<'DayEnded'>): boolean =>
  state.startedAt !== undefined && state.day?.ended === undefined && notBagged(state) === 0 && bagsOff(state) === off;

export const dayCarriedFits = (state: Tournament, { entries }: Named<'DayCarried'>): boolean =>
  state.startedAt === undefined &&
  state.carried === undefined &&
  entries.every(({ entry }) => state.entries.get(entry) === undefined);
