import { type Decide, happens, refused } from '../decision.ts';
import { setupOf } from '../rulebook-of.ts';

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
    ...penalties.map((penalty) => ({ v: 1, type: 'PenaltyGiven', penalty }) as const),
  );
};

const twiceIn = <T>(all: readonly T[]): T | undefined => all.find((one, index) => all.indexOf(one) !== index);
