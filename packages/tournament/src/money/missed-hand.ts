import type { Objection } from '../decision.ts';
import { policyOf, setupOf } from '../rulebook-of.ts';
import type { Entry, Tournament } from '../state.ts';

/** Nobody misses a hand for a rebuy: whoever has not said so before the next one at his table is out. A reason stands for a word that was given in time. */
export function handMissed(state: Tournament, { id, out }: Entry): Objection {
  const nth = state.bustOuts.findIndex((bustOut) => bustOut.id === out);
  const own = state.bustOuts[nth];
  const table = own?.out.find(({ entry }) => entry === id)?.from?.table;
  if (own === undefined || table === undefined) return undefined;
  // the floor has counted a hand there since, or somebody has gone out in one
  const { hand } = state.tables.get(table) ?? {};
  const counted = hand !== undefined && hand.at > own.at;
  const since =
    counted ||
    state.bustOuts
      .slice(nth + 1)
      .some(({ out: others, together }) => together === undefined && others.some(({ from }) => from?.table === table));
  return since ? { code: 'hand-missed', entry: id, refs: policyOf(setupOf(state), 'entries.rebuy').refs } : undefined;
}
