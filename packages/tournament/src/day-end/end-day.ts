import { pausedAt } from '../clock-stand.ts';
import { type Decide, happens, nothingToDo, type Objection, refused } from '../decision.ts';
import type { TournamentEvent } from '../event.ts';
import { chipsInPlay } from '../figures.ts';
import { policyOf, setupOf } from '../rulebook-of.ts';
import { isInPlay } from '../seating-index.ts';
import { stageOf } from '../stage.ts';
import type { Tournament } from '../state.ts';
import { bagOf, bagsOff, notBagged } from './bags.ts';
import { staysHere } from './stays-here.ts';

/** Each stack is counted and goes into a bag with its owner's name. */
export const bagStacks: Decide<'BagStacks'> = (state, { stacks }, { now }) => {
  const objection = noDayToEnd(state);
  if (objection !== undefined) return refused(objection);
  const most = chipsInPlay(state);
  for (const { entry: id, chips } of stacks) {
    const entry = state.entries.get(id);
    if (entry === undefined) return refused({ code: 'no-such-entry', entry: id });
    if (!isInPlay(entry)) return refused({ code: 'not-in-play', entry: id });
    if (chips < 1) return refused({ code: 'bag-empty', entry: id });
    if (chips > most) return refused({ code: 'stack-too-large', entry: id, most });
  }
  const changed = stacks.filter(({ entry, chips }) => bagOf(state, entry) !== chips);
  return changed.length === 0 ? nothingToDo : happens({ v: 1, type: 'StacksBagged', stacks: changed, at: now });
};

/** The night is over without a winner: those who are in go on another day with what is in their bags. */
export const endDay: Decide<'EndDay'> = (state, command, { now }) => {
  const reason = command.reason?.trim() ?? '';
  const objection = noDayToEnd(state) ?? notDone(state, reason);
  if (objection !== undefined) return refused(objection);
  return happens(...clockStops(state, now), {
    v: 1,
    type: 'DayEnded',
    at: now,
    off: bagsOff(state),
    ...(reason !== '' && { reason }),
    ...staysHere(state),
  });
};

function noDayToEnd(state: Tournament): Objection {
  const stage = stageOf(state);
  if (setupOf(state).dayThrough === undefined) return { code: 'no-day-end' };
  if (stage === 'over') return { code: 'over' };
  return state.startedAt === undefined ? { code: 'not-started' } : undefined;
}

function notDone(state: Tournament, reason: string): Objection {
  const tables = state.breakOrder.filter((id) => stillPlays(state, id));
  if (tables.length > 0 && reason === '') {
    const { refs } = policyOf(setupOf(state), 'timing.endOfDay');
    return { code: 'last-hands-open', tables, refs };
  }
  const open = notBagged(state);
  if (open > 0) return { code: 'stacks-not-bagged', players: open };
  const off = bagsOff(state);
  return off === 0 || reason !== '' ? undefined : { code: 'bags-off', off, chips: chipsInPlay(state) };
}

/** A table whose hands somebody counts, and which has not begun the last of them. */
function stillPlays(state: Tournament, id: Tournament['breakOrder'][number]): boolean {
  const last = state.day?.lastHands;
  const hand = state.tables.get(id)?.hand;
  return last !== undefined && hand !== undefined && hand.no - (last.from[id] ?? hand.no) < last.hands;
}

function clockStops(state: Tournament, now: Parameters<typeof pausedAt>[2]): readonly TournamentEvent[] {
  if (state.clock?.running !== true) return [];
  return [{ v: 1, type: 'ClockPaused', clock: pausedAt(state.clock, setupOf(state).levels, now), why: 'last-hands' }];
}
