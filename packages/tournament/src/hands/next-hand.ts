import type { Instant } from '@riffle/aggregate';
import { type Positions, seatsClockwise } from '@riffle/table';
import { raceFirst } from '../chip-race/after-the-race.ts';
import { type Decide, happens, nothingToDo, refused } from '../decision.ts';
import type { TournamentEvent } from '../event.ts';
import type { PenaltyId } from '../ids.ts';
import { playersAt } from '../seating-index.ts';
import { stageOf } from '../stage.ts';
import type { Table, Tournament } from '../state.ts';
import { sitsOut } from './coming-hand.ts';
import { handOn } from './hand-on.ts';
import { runningAt } from './served-at.ts';

/** All of the named tables at once, or none: in hand-for-hand one tap is a hand of the whole room. */
export const nextHand: Decide<'NextHand'> = (state, { tables }, { now }) => {
  const stage = stageOf(state);
  if (stage === 'over') return refused({ code: 'over' });
  if (state.startedAt === undefined) return refused({ code: 'not-started' });
  const events: TournamentEvent[] = [];
  for (const id of new Set(tables)) {
    const first = raceFirst(state, id);
    if (first !== undefined) return refused(first);
    const hand = handOn(state, id);
    if (!hand.ok) return hand;
    const table = state.tables[id];
    if (table !== undefined) events.push(...begun(state, table, hand.value, now));
  }
  return events.length === 0 ? nothingToDo : happens(...events);
};

function begun(state: Tournament, table: Table, hand: Positions, at: Instant): readonly TournamentEvent[] {
  const out = new Set(sitsOut(state, table, hand));
  const dealtIn = [...playersAt(state, table.id).values()].filter(
    (id) => state.entries[id]?.waits === true && !out.has(id),
  );
  // the first ran from the button that was drawn
  const no = (table.hand?.no ?? 1) + 1;
  const served = (['hands', 'rounds'] as const).flatMap((what): readonly TournamentEvent[] => {
    const penalties = servedBy(state, table, hand, what);
    return penalties.length === 0 ? [] : [{ v: 1, type: 'PenaltiesCounted', table: table.id, what, penalties }];
  });
  const { id } = table;
  return [{ v: 1, type: 'HandBegun', table: id, no, ...hand, ...(dealtIn.length > 0 && { dealtIn }), at }, ...served];
}

/** Those that have one less to serve now that a hand is over: of hands each, of rounds who has seen the button come round. */
const servedBy = (
  state: Tournament,
  table: Table,
  { button }: Positions,
  what: 'hands' | 'rounds',
): readonly PenaltyId[] => {
  const went = table.positions === undefined ? 0 : seatsClockwise(table.seats, table.positions.button, button);
  return runningAt(state, table)
    .filter(({ length, begins, gone = 0 }) =>
      length?.in !== what || begins !== undefined ? false : what === 'hands' || gone + went >= table.seats,
    )
    .map(({ id }) => id);
};
