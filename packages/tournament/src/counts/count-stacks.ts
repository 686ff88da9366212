import type { Instant } from '@riffle/aggregate';
import { readClock } from '../clock-reading.ts';
import { type Decide, happens, type Named, nothingToDo, type Objection, refused } from '../decision.ts';
import { chipsInPlay } from '../figures.ts';
import type { EntryId } from '../ids.ts';
import { playTime } from '../play-time.ts';
import { setupOf } from '../rulebook-of.ts';
import { isInPlay } from '../seating-index.ts';
import { stageOf } from '../stage.ts';
import type { Tournament } from '../state.ts';
import { countedIn, lastCount } from './chip-count.ts';
import type { ChipCount } from './count-shape.ts';
import { noteAfterHand } from './note-after-hand.ts';
import { isOpen } from './open-count.ts';
import { stacksWith } from './stacks-with.ts';

export const countStacks: Decide<'CountStacks'> = (state, command, { now }) => {
  const { occasion, table, stacks } = command;
  const objection = mayNotCount(state, command);
  if (objection !== undefined) return refused(objection);
  const before = command.anew === true ? undefined : openCount(state, command, now);
  if (stacks.every(({ entry, chips }) => before?.stacks.get(entry) === chips)) return nothingToDo;
  const counted = countedIn({ stacks: stacksWith(state, before?.stacks, stacks) });
  const inPlay = chipsInPlay(state);
  const over = counted - inPlay;
  const reason = command.reason?.trim() ?? '';
  if (over > 0 && reason === '') return refused({ code: 'counted-too-many', counted, inPlay, over });
  return happens({
    ...{ v: 1, type: 'StacksCounted', no: before?.no ?? (lastCount(state)?.no ?? 0) + 1, occasion },
    ...(command.hand !== undefined && { hand: command.hand }),
    ...(table !== undefined && { table }),
    stacks,
    line: readClock(state.clock, setupOf(state).levels, now).levelIndex,
    ...{ played: playTime(state, now), at: now },
    ...(over > 0 && { over, reason }),
  });
};

/** The one that goes on for this occasion. */
function openCount(state: Tournament, { occasion }: Named<'CountStacks'>, now: Instant): ChipCount | undefined {
  const last = lastCount(state);
  return last !== undefined && last.occasion === occasion && isOpen(last, state, now) ? last : undefined;
}

function mayNotCount(state: Tournament, { table, stacks, occasion, hand }: Named<'CountStacks'>): Objection {
  if (state.startedAt === undefined) return { code: 'not-started' };
  if (stageOf(state) === 'over') return { code: 'over' };
  if (table !== undefined && state.tables.get(table) === undefined) return { code: 'no-such-table', table };
  const most = chipsInPlay(state);
  const named = new Set<EntryId>();
  for (const { entry: id, chips } of stacks) {
    const entry = state.entries.get(id);
    if (entry === undefined) return { code: 'no-such-entry', entry: id };
    if (!isInPlay(entry)) return { code: 'not-in-play', entry: id };
    if (table !== undefined && entry.at?.table !== table) return { code: 'not-at-the-table', entry: id, table };
    if (named.has(id)) return { code: 'counted-twice', entry: id };
    if (chips < 1) return { code: 'stack-empty', entry: id };
    // more than everything is mistyped, whatever the reason
    if (chips > most) return { code: 'stack-too-large', entry: id, most };
    named.add(id);
  }
  return occasion === 'break' && hand === undefined ? handMayRun(state, named) : undefined;
}

/** Somebody named sits where the hand still runs, as far as anybody told. */
function handMayRun(state: Tournament, named: ReadonlySet<EntryId>): Objection {
  for (const entry of named) {
    const table = state.tables.get(state.entries.get(entry)?.at?.table ?? ('' as never));
    const because = table && noteAfterHand(state, table);
    if (table !== undefined && because !== undefined)
      return { code: 'hand-may-run', table: table.id, refs: because.refs };
  }
  return undefined;
}
