import type { Instant } from '@riffle/aggregate';
import { type Chips, toChips } from '@riffle/cards';
import { readClock } from '../clock-reading.ts';
import { stackTold } from '../counts/chip-count.ts';
import { lastHandsLeft } from '../day-end/last-hands.ts';
import { type Decide, happens, type Named, type Objection, refused } from '../decision.ts';
import type { TableId } from '../ids.ts';
import type { Candidate } from '../ranking.ts';
import type { Reason } from '../reason.ts';
import { policyOf, setupOf } from '../rulebook-of.ts';
import { tablesInPlay } from '../seating/table-in-play.ts';
import { inPlay } from '../seating-index.ts';
import { stageOf } from '../stage.ts';
import type { Entry, Tournament } from '../state.ts';
import { playsToItsEnd } from './stands-alone.ts';

/**
 * The last hands are played: chips rank who is left, at this table where each plays to its own end, else at all. Who has
 * most has won; equal stacks share.
 */
export const endByTime: Decide<'EndByTime'> = (state, command, { now }) => {
  const objection = mayNotEndByTime(state, command);
  if (objection !== undefined) return refused(objection);
  const setup = setupOf(state);
  const ends = endingAt(state, command.table);
  const stacks = ends.players.map((entry) => ({ entry, chips: stackTold(state, entry.id)?.chips ?? toChips(0) }));
  const most = Math.max(...stacks.map(({ chips }) => chips));
  const others = stacks.filter(({ chips }) => chips < most).toSorted((a, b) => b.chips - a.chips);
  const out = others.map(({ entry, chips }) => ({
    ...candidate(entry, chips),
    rank: 1 + others.filter((other) => other.chips > chips).length,
  }));
  return happens({
    v: 1,
    type: 'EndedByTime',
    bustOut: command.bustOut,
    tables: ends.tables,
    out,
    won: stacks.filter(({ chips }) => chips === most).map(({ entry, chips }) => ({ entry: entry.id, chips: chips })),
    at: now,
    level: readClock(state.clock, setup.levels, now).levelIndex,
    because: reasons(
      state,
      stacks.map(({ chips }) => chips),
    ),
  });
};

const candidate = ({ id, at }: Entry, chips: Chips): Candidate => ({
  entry: id,
  by: [],
  stackAtStart: chips,
  ...(at && { from: at }),
});

function reasons(state: Tournament, stacks: readonly number[]): readonly Reason[] {
  const setup = setupOf(state);
  const ranked: Reason = {
    code: 'time-limit-chips',
    facts: { players: stacks.length },
    because: policyOf(setup, 'elimination.timeLimitPlaces'),
  };
  const ties = policyOf(setup, 'elimination.equalStacks');
  const equal = stacks.find((chips, index) => stacks.indexOf(chips) !== index);
  if (equal === undefined) return [ranked];
  const players = stacks.filter((chips) => chips === equal).length;
  const share: Reason = { code: 'equal-stacks-share', facts: { players, stack: equal } };
  return [ranked, ties.value === 'share' ? { ...share, because: ties } : share];
}

/** Whom it ranks, and at which tables. */
function endingAt(
  state: Tournament,
  table: TableId | undefined,
): { readonly tables: readonly TableId[]; readonly players: readonly Entry[] } {
  const tables = tablesInPlay(state)
    .map(({ id }) => id)
    .filter((id) => table === undefined || id === table);
  return { tables, players: inPlay(state).filter(({ at }) => table === undefined || at?.table === table) };
}

/** Why the chips cannot rank them yet. */
function mayNotEndByTime(state: Tournament, { bustOut, table }: Omit<Named<'EndByTime'>, 'type'>): Objection {
  if (setupOf(state).form?.timeLimit === undefined) return { code: 'no-time-limit' };
  if (stageOf(state) === 'over') return { code: 'over' };
  const last = state.day?.lastHands;
  if (last === undefined) return { code: 'last-hands-first' };
  if (state.bustOuts.some(({ id }) => id === bustOut)) return { code: 'id-taken', id: bustOut };
  if (table !== undefined && state.tables.get(table) === undefined) return { code: 'no-such-table', table };
  const alone = playsToItsEnd(setupOf(state));
  if (alone && table === undefined && tablesInPlay(state).length > 1) return { code: 'each-table-by-itself' };
  if (!alone && table !== undefined && tablesInPlay(state).length > 1) return { code: 'all-tables-at-once' };
  const { tables, players } = endingAt(state, table);
  const ended = tables.find((id) => state.endedByTime?.includes(id));
  if (ended !== undefined) return { code: 'ended-by-time', table: ended };
  return handsLeft(state, tables) ?? notCounted(players, state, last.at);
}

/** A table that counts its hands plays all of them. */
function handsLeft(state: Tournament, tables: readonly TableId[]): Objection {
  for (const table of tables) {
    const left = lastHandsLeft(state, table) ?? 0;
    if (left > 0 && state.tables.get(table)?.hand !== undefined)
      return { code: 'hands-to-play', table, hands: left, refs: policyOf(setupOf(state), 'timing.endOfDay').refs };
  }
  return undefined;
}

/** Told since the last hands were announced. */
function notCounted(players: readonly Entry[], state: Tournament, since: Instant): Objection {
  const missing = players.filter(({ id }) => (stackTold(state, id)?.at ?? 0) < since).length;
  const { refs } = policyOf(setupOf(state), 'elimination.timeLimitPlaces');
  return missing === 0 ? undefined : { code: 'stacks-missing', players: missing, refs };
}
