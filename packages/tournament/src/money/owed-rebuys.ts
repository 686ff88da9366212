import type { Instant } from '@riffle/aggregate';
import { balance, type Cents, owes } from '@riffle/money';
import type { PinnedRef } from '@riffle/rulebooks';
import type { EntryId } from '../ids.ts';
import { policyOf, setupOf } from '../rulebook-of.ts';
import { stageOf } from '../stage.ts';
import type { Tournament } from '../state.ts';
import { NO_MONEY } from './money-state.ts';
import { standing } from './standing.ts';

/** Somebody plays on with a rebuy that is declared and not paid. */
export type OwedRebuy = {
  readonly entry: EntryId;
  readonly owes: Cents;
  /** When he declared the last one. */
  readonly since: Instant;
  readonly refs: readonly PinnedRef[];
};

/** Of what the director is to be told; nothing of who has paid at once. */
export function owedRebuys(state: Tournament): readonly OwedRebuy[] {
  if (stageOf(state) !== 'play') return [];
  const { ledger } = state.money ?? NO_MONEY;
  const declared = new Map(standing(state).flatMap(({ kind, entry, at }) => (kind === 'rebuy' ? [[entry, at]] : [])));
  const { refs } = policyOf(setupOf(state), 'entries.rebuyDeclared');
  return [...declared].flatMap(([entry, since]) => {
    const due = balance(ledger, owes(entry));
    return due > 0 && state.entries.get(entry)?.out === undefined ? [{ entry, owes: due, since, refs }] : [];
  });
}
