import type { Cents, PointsShare } from '@riffle/money';
import { type Decide, happens, nothingToDo, refused } from '../decision.ts';
import type { EntryId } from '../ids.ts';
import type { Tournament } from '../state.ts';
import { amountFrom } from './boxes.ts';
import { booksClosed } from './closed.ts';
import { NO_MONEY } from './money-state.ts';

/** Of the points whatever they are for: the director says why. */
export const adjustPoints: Decide<'AdjustPoints'> = (state, { entry, points, reason }) => {
  if (state.entries.get(entry) === undefined) return refused({ code: 'no-such-entry', entry });
  if (points.sum === 0) return nothingToDo;
  if (reason.trim() === '') return refused({ code: 'reason-needed' });
  return happens({ v: 1, type: 'PointsAdjusted', entry, points, reason: reason.trim() });
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

/** Several are one share of points. */
export const addedPoints = (one: PointsShare, other: PointsShare): PointsShare =>
  one.among === other.among
    ? { sum: one.sum + other.sum, among: one.among }
    : { sum: one.sum * other.among + other.sum * one.among, among: one.among * other.among };
