import { addedPoints, type Cents } from '@riffle/money';
import { type Decide, happens, nothingToDo, refused } from '../decision.ts';
import type { EntryId } from '../ids.ts';
import type { Tournament } from '../state.ts';
import { amountFrom } from './boxes.ts';
import { booksClosed } from './closed.ts';
import { hitsMade } from './hits.ts';
import { type Handed, NO_MONEY } from './money-state.ts';

/** Of the points whatever they are for: the director says why. */
export const adjustPoints: Decide<'AdjustPoints'> = (state, { entry, points, reason }) => {
  if (state.entries.get(entry) === undefined) return refused({ code: 'no-such-entry', entry });
  if (points.sum === 0) return nothingToDo;
  if (reason.trim() === '') return refused({ code: 'reason-needed' });
  return happens({ v: 1, type: 'PointsAdjusted', entry, points, reason: reason.trim() });
};

/** Of those whom he put out: the hands may not say who it was, or say it wrongly. */
export const adjustHits: Decide<'AdjustHits'> = (state, { entry, hits, reason }) => {
  if (state.entries.get(entry) === undefined) return refused({ code: 'no-such-entry', entry });
  if (hits.sum === 0) return nothingToDo;
  const made = hitsMade(state).get(entry) ?? { sum: 0, among: 1 };
  // nobody has put out fewer than none
  if (hits.sum < 0 && addedPoints(made, hits).sum < 0) return refused({ code: 'hits-too-few', entry });
  if (reason.trim() === '') return refused({ code: 'reason-needed' });
  return happens({ v: 1, type: 'HitsAdjusted', entry, hits, reason: reason.trim() });
};

/** Money of the house for one entry: due to him as what he has won is. Taken back is no more than was given so. */
export const bookByHand: Decide<'BookByHand'> = (state, { entry, amount, reason }) => {
  if (state.entries.get(entry) === undefined) return refused({ code: 'no-such-entry', entry });
  if (amount === 0) return nothingToDo;
  const objection = booksClosed(state) ?? amountFrom(-(givenByHand(state).get(entry) ?? 0), amount);
  if (objection !== undefined) return refused(objection);
  if (reason.trim() === '') return refused({ code: 'reason-needed' });
  return happens({ v: 1, type: 'BookedByHand', entry, amount, reason: reason.trim() });
};

export function givenByHand({ money = NO_MONEY }: Tournament): ReadonlyMap<EntryId, Cents> {
  const given = new Map<EntryId, Cents>();
  for (const { entry, amount } of money.byHand ?? []) given.set(entry, ((given.get(entry) ?? 0) + amount) as Cents);
  return given;
}

/** What of it he was handed. */
const handedByHand = ({ money = NO_MONEY }: Tournament, entry: EntryId): number =>
  money.payments.reduce(
    (sum, one) =>
      one.what === 'handedOut' && one.entry === entry && one.reversed !== true ? sum + (one.byHand ?? 0) : sum,
    0,
  );

/**
 * What was handed to whom, kind by kind. Earlier nights counted what was given by hand among the special prizes, and paid all
 * of it that was due.
 */
export function handedIn(
  state: Tournament,
  { entry, prize, bounty, special, byHand }: Handed & { readonly entry: EntryId },
): Handed {
  if (special === undefined || byHand !== undefined)
    return { prize, bounty, ...(special !== undefined && { special }), ...(byHand !== undefined && { byHand }) };
  const open = ((givenByHand(state).get(entry) ?? 0) - handedByHand(state, entry)) as Cents;
  const rest = (special - open) as Cents;
  return { prize, bounty, ...(rest !== 0 && { special: rest }), ...(open !== 0 && { byHand: open }) };
}
