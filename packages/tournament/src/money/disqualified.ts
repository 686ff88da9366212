import type { Objection } from '../decision.ts';
import type { EntryId } from '../ids.ts';
import { policyOf, setupOf } from '../rulebook-of.ts';
import type { Tournament } from '../state.ts';

/** A disqualification is undone where it was wrong; nothing ends it. */
export const isDisqualified = (state: Tournament, id: EntryId): boolean =>
  state.penalties.some(({ entry, measure }) => entry === id && measure === 'disqualification');

/** The place stays with him, and its prize is paid to nobody. */
export const forfeitsPrizes = (state: Tournament, id: EntryId): boolean =>
  isDisqualified(state, id) && policyOf(setupOf(state), 'sanctions.disqualifiedScore').value === 'nothing';

/** Whoever is disqualified plays no more: neither another entry nor chips bring him back. */
export const mayNotReturn = (state: Tournament, id: EntryId): Objection =>
  isDisqualified(state, id)
    ? { code: 'disqualified', entry: id, refs: policyOf(setupOf(state), 'sanctions.ladder').refs }
    : undefined;

/** What he paid for his entry is played for by the others, whether he has played or not. Where no rulebook says so, a reason gives it back. */
export function feeStays(state: Tournament, id: EntryId, reason = ''): Objection {
  if (!isDisqualified(state, id)) return undefined;
  const { refs, from } = policyOf(setupOf(state), 'entries.disqualifiedFee');
  if (from !== 'base') return { code: 'disqualified-fee-stays', entry: id, refs };
  return reason.trim() === '' ? { code: 'disqualified-fee-stays', entry: id, unlessReason: true } : undefined;
}
