import { randomUUID } from 'node:crypto';
import { type Commit, toCommitId, toInstant } from '@riffle/aggregate';
import { toChips } from '@riffle/cards';
import { toPersonId } from '@riffle/people';
import { type TournamentEvent, toEntryId } from '@riffle/tournament';
import { aSetup } from '../../../testing/club.ts';

const EVENING = 1_795_000_000_000;
/** Somebody who ran it in another house. */
export const RUTH = { id: 'ruth-of-another-house', role: 'director' } as const;
export const PLAYERS = 40;

/** A night of so many steps, most of them notes. */
export function longNight(steps: number, actor = RUTH): readonly Commit<TournamentEvent>[] {
  const eventsOf = (step: number): readonly TournamentEvent[] => {
    if (step === 1)
      return [{ type: 'Created', v: 1, setup: aSetup(), at: toInstant(EVENING) } as unknown as TournamentEvent];
    if (step === 2) return [{ type: 'EntriesAdded', v: 1, entries }];
    return [{ type: 'Noted', v: 1, text: `Schritt ${String(step)}` }];
  };
  const entries = Array.from({ length: PLAYERS }, (_, index) => ({
    entry: toEntryId(`entry-${String(index)}`),
    person: toPersonId(`person-${String(index)}`),
    no: index + 1,
    stack: toChips(20_000),
  }));
  return Array.from({ length: steps }, (_, index) => ({
    id: toCommitId(randomUUID()),
    version: index + 1,
    at: toInstant(EVENING + index),
    actor,
    events: eventsOf(index + 1),
  }));
}
