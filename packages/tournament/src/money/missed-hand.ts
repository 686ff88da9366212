import type { Objection } from '../decision.ts';
import { policyOf, setupOf } from '../rulebook-of.ts';
import type { Entry, Tournament } from '../state.ts';

/** Nobody misses a hand for a rebuy: whoever has not said so before the next one at his table is out. A reason stands for a word that was given in time. */
export function handMissed(state: Tournament, { id, out }: Entry): Objection {
  const nth = state.bustOuts.findIndex((bustOut) => bustOut.id === out);
  const table = state.bustOuts[nth]?.out.find(({ entry }) => entry === id)?.from?.table;
  if (table === undefined) return undefined;
  const since = state.bustOuts
    .slice(nth + 1)
    .some(({ out: others, together }) => together === undefined && others.some(({ from }) => from?.table === table));
  return since ? { code: 'hand-missed', entry: id, refs: policyOf(setupOf(state), 'entries.rebuy').refs } : undefined;
}
