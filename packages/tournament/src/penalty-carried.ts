import { type Decide, happens, refused } from './decision.ts';
import type { Penalty, UnservedPenalty } from './penalty.ts';
import { policyOf, setupOf } from './rulebook-of.ts';
import type { Tournament } from './state.ts';

/**
 * What somebody still has to serve in hands or rounds, for the next day or the next evening. Under a rulebook that has a
 * penalty end with day and seat nothing is left; minutes run by the clock, wherever he is.
 */
export function unservedPenalties(state: Tournament): readonly UnservedPenalty[] {
  if (state.setup === undefined || policyOf(state.setup, 'sanctions.carryOver').value === 'ends') return [];
  return state.penalties.flatMap((penalty) => unservedOf(penalty) ?? []);
}

function unservedOf({ id, entry, player, offence, breach, measure, length, left = 0, ended }: Penalty) {
  if (ended !== undefined || left === 0 || length === undefined || length.in === 'time') return undefined;
  return {
    ...{ penalty: id, entry, offence, measure, in: length.in, left },
    ...(player !== undefined && { player }),
    ...(breach !== undefined && { breach }),
  };
}

/** The rest of a penalty of another day or evening is served here, from the next hand that is dealt to him. */
export const carryPenalty: Decide<'CarryPenalty'> = (state, command, { now }) => {
  const { penalty: id, entry, carried, offence, breach, measure, left } = command;
  if (state.penalties.some((one) => one.id === id)) return refused({ code: 'id-taken', id });
  const target = state.entries.get(entry);
  if (target === undefined) return refused({ code: 'no-such-entry', entry });
  if (target.out !== undefined) return refused({ code: 'already-out', entry });
  const over = policyOf(setupOf(state), 'sanctions.carryOver');
  if (over.value === 'ends') return refused({ code: 'penalty-ends', refs: over.refs });
  const before = state.penalties.find(
    (one) => one.carried?.of === carried.of && one.carried.penalty === carried.penalty,
  );
  if (before !== undefined) return refused({ code: 'penalty-carried-already', entry: before.entry, refs: over.refs });
  const length =
    command.in === 'hands' ? ({ in: 'hands', hands: left } as const) : ({ in: 'rounds', rounds: left } as const);
  return happens({
    v: 1,
    type: 'PenaltyGiven',
    penalty: {
      ...{ id, entry, offence, measure, at: now, length, left, carried },
      ...(breach !== undefined && { breach }),
      refs: [...(breach === undefined ? [] : [breach]), ...over.refs],
    },
  });
};
