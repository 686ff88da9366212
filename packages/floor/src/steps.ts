import type { BetSteps } from './bet/steps.ts';
import type { CashSteps } from './cash/steps.ts';
import type { ConductSteps } from './conduct/steps.ts';
import type { DealSteps } from './deal/steps.ts';
import type { Joined } from './joined.ts';
import type { LeagueSteps } from './league/steps.ts';
import type { Plain } from './plain.ts';
import type { PresenceSteps } from './presence/steps.ts';
import type { ShowdownSteps } from './showdown/steps.ts';
import type { TournamentSteps } from './tournament/steps.ts';

/** What every area needs. */
type CommonSteps = {
  /** Play stops until the floor has decided. */
  stopPlay: Plain;
  callFloor: Plain;
  /** The dealer announces the ruling to the whole table. */
  announce: Plain;
  playOn: Plain;
  writeDown: Plain;
};

export type Steps = Joined<{
  common: CommonSteps;
  bet: BetSteps;
  deal: DealSteps;
  showdown: ShowdownSteps;
  presence: PresenceSteps;
  tournament: TournamentSteps;
  conduct: ConductSteps;
  league: LeagueSteps;
  cash: CashSteps;
}>;
