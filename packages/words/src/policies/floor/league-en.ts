import type { LeagueFloorPolicies } from '@riffle/rulebooks';
import type { PolicyWords } from '../policy-words.ts';

export const leagueEn: Pick<PolicyWords, keyof LeagueFloorPolicies> = {};
