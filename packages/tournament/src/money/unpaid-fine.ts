import type { Cents } from '@riffle/money';
import type { PinnedRef } from '@riffle/rulebooks';
import type { EntryId } from '../ids.ts';

/** Whom the rulebook keeps away until his fine is paid, with what of it is left and the rule. */
export type UnpaidFine = {
  readonly entry: EntryId;
  readonly owes: Cents;
  readonly refs: readonly PinnedRef[];
  /** Why he plays all the same, where somebody has let him. */
  readonly letIn?: string;
};
