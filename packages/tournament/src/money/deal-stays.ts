import type { TournamentCommand } from '../command.ts';
import { type Decision, refused } from '../decision.ts';
import { evolve } from '../evolve.ts';
import type { EntryId } from '../ids.ts';
import { places } from '../places.ts';
import { policyOf, setupOf } from '../rulebook-of.ts';
import { isInPlay } from '../seating-index.ts';
import type { Tournament } from '../state.ts';

/**
 * Who shared were the last of the night: a correction by which somebody else was still in then, or went out after one of them,
 * would leave a prize to nobody and the deal without one whom it had to have. The deal is taken back first.
 */
export function dealStays(state: Tournament, command: TournamentCommand, decision: Decision): Decision {
  if (state.deal === undefined || !decision.ok) return decision;
  // what happens after it is recorded, whoever it is
  if (command.type === 'BustOut' && command.before === undefined) return decision;
  const next = decision.value.reduce(evolve, state);
  const without = besideTheLast(next);
  if (without === undefined || besideTheLast(state) !== undefined) return decision;
  const { refs } = policyOf(setupOf(state), 'entries.deals');
  return refused({ code: 'deal-without', entry: without, ...(refs.length > 0 && { refs }) });
}

/** Somebody who has no share, and is in or has a place among those who have one. */
function besideTheLast({ deal, ...state }: Tournament): EntryId | undefined {
  if (deal === undefined) return undefined;
  const sharing = new Set(deal.shares.map(({ entry }) => entry));
  const found = places(state);
  return [...state.entries.values()].find(
    (entry) => !sharing.has(entry.id) && (isInPlay(entry) || (found.get(entry.id)?.place ?? Infinity) <= sharing.size),
  )?.id;
}
