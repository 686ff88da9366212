import type { Profile } from '../profile.ts';
import { inNights } from './nights.ts';
import { inHeats, inScores } from './play.ts';
import { askedOf, type ProfileRemark } from './profile-remark.ts';
import { inChains, inDivisions, inMoney, inMovement } from './season.ts';

/** What in a profile does not go together, before a season is played by it. It hinders nothing: a league may have its reasons. */
export function profileRemarks(profile: Profile): readonly ProfileRemark[] {
  const asked = askedOf(profile);
  return [inScores, inHeats, inNights, inChains, inDivisions, inMoney, inMovement].flatMap((look) => look(asked));
}
