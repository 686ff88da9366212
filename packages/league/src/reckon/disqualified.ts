import { type Profile, saidBy } from '../profile/profile.ts';
import type { TeamTold } from '../season/shape.ts';

/** A team that has nothing of the match day: as it is told, or for whom it fielded where the profile says so. */
export const isDisqualified = (profile: Profile, { disqualified, ineligible = [] }: TeamTold): boolean =>
  disqualified === true || (ineligible.length > 0 && saidBy(profile, 'eligible.breach') === 'teamDisqualified');
