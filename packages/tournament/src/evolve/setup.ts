import type { TournamentEvent } from '../event.ts';
import type { Tournament } from '../state.ts';
import { withEntries } from './seating.ts';

type Changes = Extract<TournamentEvent, { readonly type: 'SetupChanged' }>['changes'];
type LevelsChanged = Extract<TournamentEvent, { readonly type: 'LevelsChanged' }>;

export function setupChanged(state: Tournament, changes: Changes): Tournament {
  if (state.setup === undefined) return state;
  const next = { ...state, setup: { ...state.setup, ...changes } };
  const { startingStack } = changes;
  if (startingStack === undefined) return next;
  const all = Object.values(state.entries).map(({ id }) => id);
  return withEntries(next, all, (entry) => ({ ...entry, stack: startingStack }));
}

export const levelsChanged = (state: Tournament, { levels, clock }: LevelsChanged): Tournament =>
  state.setup === undefined ? state : { ...state, setup: { ...state.setup, levels }, ...(clock && { clock }) };
