import type { PinnedRef } from '@riffle/rulebooks';
import { policyOf } from '../rulebook-of.ts';
import type { Setup } from '../setup.ts';

/** Each table plays to its own end, by the night's form or by its rulebook. */
export const playsToItsEnd = (setup: Setup): boolean =>
  setup.form?.eachTable === true || policyOf(setup, 'tables.format').value === 'sitAndGo';

/** No table is joined or balanced with others: with the rules that say so, none where the night's form does. */
export function standsAlone(setup: Setup): { readonly refs: readonly PinnedRef[] } | undefined {
  if (setup.form?.rounds !== undefined || setup.form?.eachTable === true) return { refs: [] };
  const { value, refs } = policyOf(setup, 'tables.format');
  return value === 'sitAndGo' ? { refs } : undefined;
}
