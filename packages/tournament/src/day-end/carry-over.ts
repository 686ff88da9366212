import { type Instant, later } from '@riffle/aggregate';
import { type Decide, happens, refused } from '../decision.ts';
import type { Penalty } from '../penalty.ts';
import { setupOf } from '../rulebook-of.ts';
import type { CarriedPenalty } from './day-command.ts';

/** The stacks of other days come in, before anything else of this one. */
export const carryOver: Decide<'CarryOver'> = (state, { type: _, penalties, ...carried }, { now }) => {
  const { levels } = setupOf(state);
  if (state.entries.size > 0 || state.startedAt !== undefined || state.carried !== undefined)
    return refused({ code: 'carried-already' });
  const twice = twiceIn(carried.entries.map(({ person }) => person));
  const first = carried.entries.find(({ person }) => person === twice);
  if (first !== undefined) return refused({ code: 'person-already-entered', entry: first.entry });
  if (levels[carried.start.level] === undefined)
    return refused({ code: 'no-such-level', level: carried.start.level, levels: levels.length });
  return happens(
    { v: 1, type: 'DayCarried', at: now, ...carried },
    ...penalties.map((penalty) => ({ v: 1, type: 'PenaltyGiven', penalty: fromHere(penalty, now) }) as const),
  );
};

/** Minutes count from now until it is said when play begins: from then on. */
const fromHere = (penalty: CarriedPenalty, now: Instant): Penalty =>
  penalty.toServe === undefined ? penalty : { ...penalty, length: { in: 'time', until: later(now, penalty.toServe) } };

const twiceIn = <T>(all: readonly T[]): T | undefined => all.find((one, index) => all.indexOf(one) !== index);
