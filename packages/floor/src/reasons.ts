import type { BetReasons } from './bet/reasons.ts';
import type { CashReasons } from './cash/reasons.ts';
import type { ConductReasons } from './conduct/reasons.ts';
import type { DealReasons } from './deal/reasons.ts';
import type { Joined } from './joined.ts';
import type { LeagueReasons } from './league/reasons.ts';
import type { PresenceReasons } from './presence/reasons.ts';
import type { ShowdownReasons } from './showdown/reasons.ts';
import type { TournamentReasons } from './tournament/reasons.ts';

export type Reasons = Joined<{
  bet: BetReasons;
  deal: DealReasons;
  showdown: ShowdownReasons;
  presence: PresenceReasons;
  tournament: TournamentReasons;
  conduct: ConductReasons;
  league: LeagueReasons;
  cash: CashReasons;
}>;
