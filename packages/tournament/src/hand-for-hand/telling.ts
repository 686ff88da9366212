import { type Decide, happens, nothingToDo, refused } from '../decision.ts';
import { policyOf, setupOf } from '../rulebook-of.ts';
import { stillPlaying, tablesInHand } from './tables-in-hand.ts';

/** What a table is at: it has finished its hand, or an all-in was called there and it waits. */
export const tellHand: Decide<'TellHand'> = (state, { table, is, hand }) => {
  const { handForHand: on } = state;
  if (on === undefined) return refused({ code: 'no-hand-for-hand' });
  const was = tablesInHand(state, on).get(table);
  if (was === undefined) return refused({ code: 'no-such-table', table });
  const runs = on.hand ?? 0;
  if (hand !== undefined && hand !== runs) return refused({ code: 'another-hand-runs', table, hand: runs });
  if (was === is) return nothingToDo;
  const { value, refs } = policyOf(setupOf(state), 'handForHand.pause');
  if (is === 'allIn' && (value !== 'calledAllInFreezes' || on.hand === undefined)) {
    return refused({ code: 'no-freeze', refs });
  }
  const others = stillPlaying(state, on, table);
  // what was called waits, and goes on when all others have finished; another that waits is no reason to
  if (was === 'allIn' && others.length > 0) return refused({ code: 'others-still-play', tables: others, refs });
  return happens({ v: 1, type: 'HandTold', table, is });
};
