import type { EntryId, Penalty, TournamentView } from '@riffle/tournament';
import { isRemoval } from './running.ts';

type Known = Pick<TournamentView, 'penalties' | 'entries' | 'stage'>;

/** The penalty by which each who has a seat still is out of the tournament, the first that said so: his stack is to be taken out. */
export function removalsOpen({ penalties = [], entries, stage }: Known): readonly Penalty[] {
  if (stage !== 'play') return [];
  const found = new Map<EntryId, Penalty>();
  for (const penalty of penalties) {
    const player = entries[penalty.entry];
    const isIn = player?.at !== undefined && player.place === undefined && player.bustOut === undefined;
    if (isIn && penalty.ended !== 'waived' && isRemoval(penalty.measure) && !found.has(penalty.entry))
      found.set(penalty.entry, penalty);
  }
  return [...found.values()];
}
