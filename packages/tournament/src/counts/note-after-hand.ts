import type { Cited } from '@riffle/rulebooks';
import { policyOf, setupOf } from '../rulebook-of.ts';
import type { Table, Tournament } from '../state.ts';

/**
 * The rule by which a stack is noted for a break only when the hand is over or somebody has folded in it, while the hand
 * still runs at this table. Where nobody counts hands, nobody knows.
 */
export function noteAfterHand(state: Tournament, table: Table): Cited<'chips.notedForBreak'> | undefined {
  const because = policyOf(setupOf(state), 'chips.notedForBreak');
  return because.value === 'handOverOrFolded' && runs(state, table) ? because : undefined;
}

const runs = ({ handForHand }: Tournament, { id, hand }: Table): boolean =>
  hand !== undefined && hand.over === undefined && (handForHand === undefined || handForHand.tables[id] === 'playing');
