import { accept, type Context, refuse, type Verdict } from '@riffle/aggregate';
import type { Profile } from '../profile/profile.ts';
import type { LeagueCommand } from './command.ts';
import type { LeagueEvent } from './event.ts';
import type { LeagueRefusal } from './refusal.ts';
import type { League } from './state.ts';

export type Decided = Verdict<readonly LeagueEvent[], LeagueRefusal>;
export type Named<T extends LeagueCommand['type']> = Extract<LeagueCommand, { readonly type: T }>;
/** What a decision looks at beside the command. */
export type Judged = { readonly state: League; readonly profile: Profile; readonly context: Context };

export const happens = (event: LeagueEvent): Decided => accept([event]);
export const no = (refusal: LeagueRefusal): Decided => refuse(refusal);
export const missing = (what: Extract<LeagueRefusal, { readonly code: 'no-such' }>['what']): Decided =>
  refuse({ code: 'no-such', what });
