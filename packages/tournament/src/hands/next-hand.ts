import { raceFirst } from '../chip-race/after-the-race.ts';
import { dayDoneAt } from '../day-end/last-hands.ts';
import { type Decide, happens, nothingToDo, refused } from '../decision.ts';
import type { TournamentEvent } from '../event.ts';
import { dealTogether } from '../hand-for-hand/dealing.ts';
import type { TableId } from '../ids.ts';
import { stageOf } from '../stage.ts';
import type { Tournament } from '../state.ts';
import { handEvents } from './hand-events.ts';
import { handOn } from './hand-on.ts';
import { goesOnFirst } from './ruled-hand.ts';

const handAt = ({ tables }: Tournament, table: TableId): number => tables.get(table)?.hand?.no ?? 0;

/** All of the named tables at once, or none: in hand-for-hand one tap is a hand of the whole room. */
export const nextHand: Decide<'NextHand'> = (state, command, { now }) => {
  const stage = stageOf(state);
  if (stage === 'over') return refused({ code: 'over' });
  if (state.startedAt === undefined) return refused({ code: 'not-started' });
  for (const id of command.tables) {
    const stopped = goesOnFirst(state, id) ?? dayDoneAt(state, id);
    if (stopped !== undefined) return refused(stopped);
  }
  const other = command.over?.find(({ table, hand }) => handAt(state, table) !== hand);
  if (other !== undefined)
    return refused({ code: 'another-hand-runs', table: other.table, hand: handAt(state, other.table) });
  if (state.handForHand !== undefined) return dealTogether(state, state.handForHand, command, now);
  const events: TournamentEvent[] = [];
  for (const id of new Set(command.tables)) {
    const first = raceFirst(state, id);
    if (first !== undefined) return refused(first);
    const hand = handOn(state, id);
    if (!hand.ok) return hand;
    const table = state.tables.get(id);
    if (table !== undefined) events.push(...handEvents(state, table, hand.value, now));
  }
  return events.length === 0 ? nothingToDo : happens(...events);
};
