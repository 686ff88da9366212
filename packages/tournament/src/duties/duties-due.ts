import type { Instant } from '@riffle/aggregate';
import { readClock } from '../clock-reading.ts';
import { heatNow } from '../form/heats.ts';
import { playsToItsEnd } from '../form/stands-alone.ts';
import type { EntryId, TableId } from '../ids.ts';
import { policyOf, setupOf } from '../rulebook-of.ts';
import { isInPlay, playersAt } from '../seating-index.ts';
import { stageOf } from '../stage.ts';
import type { Tournament } from '../state.ts';
import type { Duty } from './duty.ts';

/** All that is due, done or not; what the rulebook does not ask for is never due. */
export const dutiesDue = (state: Tournament, now: Instant): readonly Duty[] =>
  state.setup === undefined ? [] : [...lastingDuties(state), ...cardsOnStacks(state, now)];

/** What is due whatever the clock shows. */
export const lastingDuties = (state: Tournament): readonly Duty[] => [
  ...clubsDue(state).map((club): Duty => ({ is: 'clubCheckIn', club })),
  ...cardsDue(state).map((entry): Duty => ({ is: 'cardHandedIn', entry })),
  ...roundCardsDue(state).map(({ table }): Duty => ({ is: 'roundCard', table })),
];

/** The clubs of this night, whose captains register them before it begins. */
function clubsDue(state: Tournament): readonly string[] {
  if (policyOf(setupOf(state), 'league.clubCheckIn').value === 'none') return [];
  const clubs = [...state.entries.values()].flatMap(({ club }) => club ?? []);
  return [...new Set(clubs)].toSorted((a, b) => a.localeCompare(b));
}

/** In the break after a heat, each stack that goes on. */
function cardsOnStacks(state: Tournament, now: Instant): readonly Duty[] {
  const setup = setupOf(state);
  if (policyOf(setup, 'league.clubCardBetweenHeats').value === 'none' || stageOf(state) === 'over') return [];
  const heat = heatNow(setup, readClock(state.clock, setup.levels, now));
  if (heat?.changing === undefined) return [];
  const inIt = [...state.entries.values()].filter((entry) => isInPlay(entry) && entry.club !== undefined);
  return inIt.map(({ id }): Duty => ({ is: 'cardOnStack', entry: id, heat: heat.no }));
}

/** Whoever is out of a team event: his club's stack is gone, and so is its card. */
function cardsDue(state: Tournament): readonly EntryId[] {
  const setup = setupOf(state);
  if (setup.form?.heats === undefined || policyOf(setup, 'league.clubCardWhenOut').value === 'none') return [];
  return [...state.entries.values()].flatMap(({ id, out, club }) =>
    out === undefined || club === undefined ? [] : [id],
  );
}

/** Tables that play to their own end and have it, with who has won there and hands the card in. */
export function roundCardsDue(state: Tournament): readonly { readonly table: TableId; readonly by?: EntryId }[] {
  const setup = setupOf(state);
  if (state.startedAt === undefined || !playsToItsEnd(setup)) return [];
  if (policyOf(setup, 'league.recordCard').value !== 'roundCard') return [];
  return [...state.tables.keys()].flatMap((table) => {
    const left = [...playersAt(state, table).values()];
    const isOver = state.endedByTime?.includes(table) === true || left.length === 1;
    const [by] = left;
    return isOver ? [{ table, ...(by !== undefined && { by }) }] : [];
  });
}
