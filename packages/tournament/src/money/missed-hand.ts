import type { Instant } from '@riffle/aggregate';
import type { Objection } from '../decision.ts';
import type { BustOutId, EntryId, TableId } from '../ids.ts';
import type { OutTogether } from '../out-together.ts';
import { policyOf, setupOf } from '../rulebook-of.ts';
import type { Entry, Tournament } from '../state.ts';

/** What of the hands says it; what is seen of a night has that too. */
type Hands = readonly {
  readonly id: BustOutId;
  readonly at: Instant;
  readonly together?: OutTogether;
  readonly out: readonly { readonly entry: EntryId; readonly from?: { readonly table: TableId } }[];
}[];

/** Whether the next hand at his table was played since he went out. `counted`: since when the hand runs that was counted there last. */
export function missedHand(
  hands: Hands,
  counted: (table: TableId) => Instant | undefined,
  { id, out }: { readonly id: EntryId; readonly out: BustOutId | undefined },
): boolean {
  const nth = hands.findIndex((bustOut) => bustOut.id === out);
  const own = hands[nth];
  const table = own?.out.find(({ entry }) => entry === id)?.from?.table;
  if (own === undefined || table === undefined) return false;
  // the floor has counted a hand there since, or somebody has gone out in one
  const since = counted(table);
  if (since !== undefined && since > own.at) return true;
  return hands
    .slice(nth + 1)
    .some(({ out: others, together }) => together === undefined && others.some(({ from }) => from?.table === table));
}

/** Nobody misses a hand for a rebuy: whoever has not said so before the next one at his table is out. A reason stands for a word that was given in time. */
export function handMissed(state: Tournament, { id, out }: Entry): Objection {
  const counted = (table: TableId) => state.tables.get(table)?.hand?.at;
  if (!missedHand(state.bustOuts, counted, { id, out })) return undefined;
  return { code: 'hand-missed', entry: id, refs: policyOf(setupOf(state), 'entries.rebuy').refs };
}
