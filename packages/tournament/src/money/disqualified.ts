import type { EntryId } from '../ids.ts';
import { policyOf, setupOf } from '../rulebook-of.ts';
import type { Tournament } from '../state.ts';

/** A disqualification is undone where it was wrong; nothing ends it. */
export const isDisqualified = (state: Tournament, id: EntryId): boolean =>
  state.penalties.some(({ entry, measure }) => entry === id && measure === 'disqualification');

/** The place stays with him, and its prize is paid to nobody. */
export const forfeitsPrizes = (state: Tournament, id: EntryId): boolean =>
  isDisqualified(state, id) && policyOf(setupOf(state), 'sanctions.disqualifiedScore').value === 'nothing';
