import type { BustOutId, TableId } from '../ids.ts';
import type { Tournament } from '../state.ts';
import type { TogetherOver } from './together-over.ts';

/**
 * In which hand of all tables somebody of these went out: the one that runs there, or the one before it. Nothing where that
 * hand was no hand of all tables; `before` where it came before the first of them.
 */
export function handOfBustOut(
  state: Tournament,
  tables: ReadonlySet<TableId>,
  handBefore: boolean,
): { readonly hand?: number; readonly before?: BustOutId } {
  const dealt = lastTogether(state);
  if (dealt === undefined) return {};
  const nths = new Set([...tables].map((id) => nthAt(state, dealt, id, handBefore)));
  const [nth] = nths;
  if (nth === undefined || nths.size > 1 || nth > dealt.hand) return {};
  if (nth > dealt.before) return { hand: nth };
  const before = firstAfterHand(state, nth);
  return before === undefined ? {} : { before };
}

/** The first who went out in a later hand than this of all tables, however late the earlier one is told. */
export function firstAfterHand(state: Tournament, nth: number): BustOutId | undefined {
  const { bustOuts, togetherOver: over } = state;
  const ended = over?.after === undefined ? -1 : bustOuts.findIndex(({ id }) => id === over.after);
  const since = over === undefined || (over.after !== undefined && ended < 0) ? bustOuts.length : ended + 1;
  return bustOuts.find(({ hand }, index) => (hand === undefined ? index >= since : hand > nth))?.id;
}

function lastTogether({ handForHand: on, togetherOver: over }: Tournament): TogetherOver | undefined {
  if (on === undefined) return over;
  return on.hand === undefined ? undefined : { hand: on.hand, before: on.before, gone: {} };
}

/**
 * A table that had finished plays the next hand, whether somebody counts it or not: who goes out is not ranked with the last
 * common hand unless it is said. Where nobody counts hands, the one that runs is no more that one in any case.
 */
function nthAt(state: Tournament, { hand, gone }: TogetherOver, id: TableId, handBefore: boolean): number {
  const back = handBefore ? 1 : 0;
  if (state.handForHand !== undefined) return hand - back;
  const since = gone[id];
  if (since === undefined) return Number.POSITIVE_INFINITY;
  const isNext = since > 0 || state.tables.get(id)?.hand === undefined;
  return hand + (isNext ? 1 : 0) - back;
}
