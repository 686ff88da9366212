import type { BetKinds } from './bet/kinds.ts';
import type { BetOutcome } from './bet/outcome.ts';
import type { CashKinds } from './cash/kinds.ts';
import type { CashOutcome } from './cash/outcome.ts';
import type { ConductKinds } from './conduct/kinds.ts';
import type { ConductOutcome } from './conduct/outcome.ts';
import type { DealKinds } from './deal/kinds.ts';
import type { DealOutcome } from './deal/outcome.ts';
import type { KindName } from './kinds.ts';
import type { LeagueKinds } from './league/kinds.ts';
import type { LeagueOutcome } from './league/outcome.ts';
import type { ActOutcome, HandOutcome } from './outcome.ts';
import type { PresenceKinds } from './presence/kinds.ts';
import type { PresenceOutcome } from './presence/outcome.ts';
import type { ShowdownKinds } from './showdown/kinds.ts';
import type { ShowdownOutcome } from './showdown/outcome.ts';
import type { TournamentKinds } from './tournament/kinds.ts';
import type { TournamentOutcome } from './tournament/outcome.ts';

/** What can come out of an incident of this kind: what its area knows, and what becomes of any act or hand. */
export type OutcomeOf<K extends KindName> =
  | ActOutcome
  | HandOutcome
  | (K extends keyof BetKinds ? BetOutcome : never)
  | (K extends keyof DealKinds ? DealOutcome : never)
  | (K extends keyof ShowdownKinds ? ShowdownOutcome : never)
  | (K extends keyof PresenceKinds ? PresenceOutcome : never)
  | (K extends keyof TournamentKinds ? TournamentOutcome : never)
  | (K extends keyof ConductKinds ? ConductOutcome : never)
  | (K extends keyof LeagueKinds ? LeagueOutcome : never)
  | (K extends keyof CashKinds ? CashOutcome : never);
