import type { Objection } from '../decision.ts';
import type { Tournament } from '../state.ts';
import { bountyIn } from './bounty-form.ts';
import type { Profile } from './money-setup.ts';

/** Once they are sealed nothing more is put on heads, and nothing is taken off. */
export const bountiesSealed = (state: Tournament, profile?: Pick<Profile, 'parts'>): Objection =>
  state.money?.mystery !== undefined && (profile === undefined || bountyIn(profile) > 0)
    ? { code: 'envelopes-sealed' }
    : undefined;

/** Unless nobody plays for it any more. */
export const bountyStays = (state: Tournament, sale: Pick<Profile, 'parts'>): Objection =>
  state.calledOff === undefined ? bountiesSealed(state, sale) : undefined;
