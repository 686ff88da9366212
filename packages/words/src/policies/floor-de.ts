import type { FloorPolicies } from '@riffle/rulebooks';
import { bettingDe } from './floor/betting-de.ts';
import { boardDe } from './floor/board-de.ts';
import { cashDe } from './floor/cash-de.ts';
import { dealingDe } from './floor/dealing-de.ts';
import { eventDe } from './floor/event-de.ts';
import { leagueDe } from './floor/league-de.ts';
import { presenceDe } from './floor/presence-de.ts';
import { sanctionsDe } from './floor/sanctions-de.ts';
import { showdownDe } from './floor/showdown-de.ts';
import type { PolicyWords } from './policy-words.ts';

export const floorDe: Pick<PolicyWords, keyof FloorPolicies> = {
  ...bettingDe,
  ...dealingDe,
  ...boardDe,
  ...showdownDe,
  ...presenceDe,
  ...eventDe,
  ...sanctionsDe,
  ...leagueDe,
  ...cashDe,
};
