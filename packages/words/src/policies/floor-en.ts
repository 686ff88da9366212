import type { FloorPolicies } from '@riffle/rulebooks';
import { bettingEn } from './floor/betting-en.ts';
import { boardEn } from './floor/board-en.ts';
import { cashEn } from './floor/cash-en.ts';
import { dealingEn } from './floor/dealing-en.ts';
import { eventEn } from './floor/event-en.ts';
import { leagueEn } from './floor/league-en.ts';
import { presenceEn } from './floor/presence-en.ts';
import { sanctionsEn } from './floor/sanctions-en.ts';
import { showdownEn } from './floor/showdown-en.ts';
import type { PolicyWords } from './policy-words.ts';

export const floorEn: Pick<PolicyWords, keyof FloorPolicies> = {
  ...bettingEn,
  ...dealingEn,
  ...boardEn,
  ...showdownEn,
  ...presenceEn,
  ...eventEn,
  ...sanctionsEn,
  ...leagueEn,
  ...cashEn,
};
