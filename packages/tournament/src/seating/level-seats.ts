import { type Instant, later } from '@riffle/aggregate';
import { readClock } from '../clock-reading.ts';
import { type Decide, happens, nothingToDo } from '../decision.ts';
import { setupOf } from '../rulebook-of.ts';
import { stageOf } from '../stage.ts';
import type { Tournament } from '../state.ts';
import type { Structure } from '../structure.ts';

/** How many may sit at a table on a line of the structure; in a break as in the level that follows, so that it is there to move. */
function seatsOn(levels: Structure, index: number): number | undefined {
  const level =
    levels.slice(index).find(({ kind }) => kind === 'play') ?? levels.findLast(({ kind }) => kind === 'play');
  return level?.kind === 'play' ? level.seats : undefined;
}

/** As many as seats are drawn for: before the start those of the first level. */
export function mostNow(state: Tournament): number {
  const most = state.startedAt === undefined ? seatsOn(setupOf(state).levels, 0) : state.mostAtTable;
  return most ?? Number.POSITIVE_INFINITY;
}

/** When tables become larger or smaller by the clock: with the line of the structure that says so. Unknown while it stands. */
export function tableSizeDue(state: Tournament): Instant | undefined {
  const { clock, setup, mostAtTable, sizeSet } = state;
  if (clock === undefined || setup === undefined || stageOf(state) !== 'play') return undefined;
  const { levels } = setup;
  // since the clock was last set it may have come further, and tables with it
  const from = sizeSet !== undefined && sizeSet.at >= clock.at ? Math.max(clock.level, sizeSet.line) : clock.level;
  if (seatsOn(levels, from) !== mostAtTable) return clock.at;
  if (!clock.running) return undefined;
  let passed = (clock.interlude?.remaining ?? 0) + clock.remaining;
  for (let line = clock.level; line + 1 < levels.length; line += 1) {
    const level = levels[line];
    // somebody ends it, and nobody knows when
    if (level?.kind === 'break' && level.waits === true) return undefined;
    if (line > clock.level) passed += level?.duration ?? 0;
    if (line + 1 > from && seatsOn(levels, line + 1) !== mostAtTable) return later(clock.at, passed / clock.speed);
  }
  return undefined;
}

/** The game of the level says how many sit at a table; from now on tables are as large as that. */
export const setTableSize: Decide<'SetTableSize'> = (state, _command, { now }) => {
  const { levels } = setupOf(state);
  const at = tableSizeDue(state);
  if (at === undefined || at > now) return nothingToDo;
  // a machine that slept through a level finds tables as they are: it is noted, or it would be due for ever
  const { levelIndex: line } = readClock(state.clock, levels, now);
  const most = seatsOn(levels, line);
  return happens({ v: 1, type: 'TableSizeSet', line, at: now, ...(most !== undefined && { most }) });
};
