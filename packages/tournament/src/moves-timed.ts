import { accept, type Instant } from '@riffle/aggregate';
import type { Decision } from './decision.ts';
import type { TournamentEvent } from './event.ts';

/** Whoever is sent to another seat is told when: the room shows it as long as it is fresh. */
export const movesTimed = (decision: Decision, at: Instant): Decision =>
  decision.ok ? accept(decision.value.map((event) => timed(event, at))) : decision;

function timed(event: TournamentEvent, at: Instant): TournamentEvent {
  switch (event.type) {
    case 'EntryMoved':
    case 'EntriesSwapped':
    case 'TableBroken':
    case 'FinalTableFormed':
      return { ...event, at };
    default:
      return event;
  }
}
