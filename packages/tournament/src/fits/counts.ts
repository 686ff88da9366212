import type { TournamentEvent } from '../event.ts';
import { isInPlay } from '../seating-index.ts';
import type { Tournament } from '../state.ts';
import { knows } from './entries.ts';

type StacksCounted = Extract<TournamentEvent, { readonly type: 'StacksCounted' }>;

/** Whoever was counted was in. At which table he sat then makes no difference to his chips. */
export const stacksCountedFit = (state: Tournament, { stacks }: StacksCounted): boolean =>
  state.startedAt !== undefined && stacks.every(({ entry }) => knows(state, entry, isInPlay));
