import type { TournamentEvent } from '../event.ts';
import type { Tournament } from '../state.ts';
import { clockSet } from './clock.ts';
import { withEntries } from './seating.ts';

type SetupChanged = Extract<TournamentEvent, { readonly type: 'SetupChanged' }>;
type LevelsChanged = Extract<TournamentEvent, { readonly type: 'LevelsChanged' }>;

export function setupChanged(state: Tournament, { changes, cleared = [] }: SetupChanged): Tournament {
  if (state.setup === undefined) return state;
  const setup = { ...state.setup, ...changes };
  for (const name of cleared) delete setup[name];
  const next = { ...state, setup };
  const { startingStack } = changes;
  if (startingStack === undefined) return next;
  // what was bought gives its own chips
  const bought = new Set(state.money?.sales.flatMap(({ entry, reversed }) => (reversed ? [] : [entry])));
  const others = [...state.entries.values()].flatMap(({ id }) => (bought.has(id) ? [] : [id]));
  return withEntries(next, others, (entry) => ({ ...entry, stack: startingStack }));
}

export const levelsChanged = (state: Tournament, { levels, clock }: LevelsChanged): Tournament =>
  state.setup === undefined
    ? state
    : { ...(clock === undefined ? state : clockSet(state, clock)), setup: { ...state.setup, levels } };
