import { type Profile, saidBy } from '../profile/profile.ts';
import { feesOf, paidOn } from './accounts.ts';
import type { Day } from './day.ts';
import type { League, Licence } from './state.ts';

/**
 * `waitsForFee`: nobody works on it before the first part has come; `posted`: decided, and not received yet; `valid` from the
 * day on which a club has it in hands.
 */
export type LicenceStatus =
  | 'waitsForFee'
  | 'inProcess'
  | 'posted'
  | 'valid'
  | 'refused'
  | 'revoked'
  | 'withdrawn'
  | 'expired';

export function licenceStatus(state: League, profile: Profile, licence: Licence): LicenceStatus {
  const { decided, revoked, withdrawn } = licence;
  if (revoked !== undefined) return 'revoked';
  if (withdrawn !== undefined) return 'withdrawn';
  if (decided?.granted === false) return 'refused';
  if (decided !== undefined)
    return decided.received === undefined ? 'posted' : state.stage === 'over' ? 'expired' : 'valid';
  return workedOnSince(state, profile, licence) === undefined ? 'waitsForFee' : 'inProcess';
}

/** From which day on it can be decided: when the first part of the fee came, where the profile waits for it. */
export function workedOnSince(state: League, profile: Profile, licence: Licence): Day | undefined {
  if (saidBy(profile, 'licence.worksUnpaid')) return licence.applied;
  const first = feesOf(state, profile, licence).find(({ part }) => part === 1);
  if (first === undefined) return licence.applied;
  const paid = paidOn(state, profile, first);
  return paid !== undefined && paid < licence.applied ? licence.applied : paid;
}
