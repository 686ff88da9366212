import type { BetOutcome } from './bet/outcome.ts';
import type { CashOutcome } from './cash/outcome.ts';
import type { ConductOutcome } from './conduct/outcome.ts';
import type { DealOutcome } from './deal/outcome.ts';
import type { ByName, Joined } from './joined.ts';
import type { LeagueOutcome } from './league/outcome.ts';
import type { PresenceOutcome } from './presence/outcome.ts';
import type { ShowdownOutcome } from './showdown/outcome.ts';
import type { TournamentOutcome } from './tournament/outcome.ts';

/** What an act of a player counts as. Amounts are chips; `amount` and `to` are all that lies in front for this betting round. */
export type ActOutcome =
  | { readonly is: 'fold' }
  | { readonly is: 'check' }
  /** `change` goes back to the player, `add` is what he still owes. */
  | { readonly is: 'call'; readonly amount: number; readonly change?: number; readonly add?: number }
  | { readonly is: 'bet'; readonly amount: number; readonly change?: number; readonly add?: number }
  | { readonly is: 'raise'; readonly to: number; readonly change?: number; readonly add?: number }
  /** A bet or raise by an amount that the player still has to name, within these bounds. */
  | { readonly is: 'betFrom'; readonly least: number; readonly most?: number }
  | { readonly is: 'raiseFrom'; readonly least: number; readonly most?: number }
  /** The act binds nobody: the player decides anew among what is listed. */
  | { readonly is: 'notBinding'; readonly mayStill: readonly ActOutcome[] }
  /** The player chooses between these. */
  | { readonly is: 'playerChooses'; readonly between: readonly ActOutcome[] }
  /** What was said or wanted is not allowed. */
  | { readonly is: 'refused'; readonly allowed: readonly ActOutcome[] };

/** What becomes of a hand or of its player's cards. Seats where the incident names them. */
export type HandOutcome =
  /** The whole hand is void: bets, blinds and antes go back, same button, dealt anew. */
  | { readonly is: 'misdeal' }
  /** The hand is void and everything goes back; `deckOut`: the deck is changed. */
  | { readonly is: 'void' }
  /** It is played on as it is. */
  | { readonly is: 'playOn' }
  | { readonly is: 'live' }
  /** `returned` chips of the hand's own bets go back. */
  | { readonly is: 'dead'; readonly returned: number }
  /** It can win, check and call, but no longer bet or raise. */
  | { readonly is: 'passive' };

/** All outcomes by what they are called; none is declared twice. */
type Outcomes = Joined<{
  act: ByName<ActOutcome>;
  hand: ByName<HandOutcome>;
  bet: ByName<BetOutcome>;
  deal: ByName<DealOutcome>;
  showdown: ByName<ShowdownOutcome>;
  presence: ByName<PresenceOutcome>;
  tournament: ByName<TournamentOutcome>;
  conduct: ByName<ConductOutcome>;
  league: ByName<LeagueOutcome>;
  cash: ByName<CashOutcome>;
}>;

/** The typed result of a ruling. */
export type Outcome = Outcomes[keyof Outcomes];
