import { count, levels, oneOf, ways } from '../declaration/declare.ts';
import type { PoliciesOn } from '../declaration/shape.ts';

export const entries = {
  /** Whether chips may be bought again. */
  'entries.rebuy': oneOf(['forbidden', 'allowed'], { usual: 'allowed' }),
  /** With how many chips left one may buy again. */
  'entries.rebuyWhen': oneOf(['onlyOut', 'upToStartingStack', 'anyStack'], { usual: 'upToStartingStack' }),
  /** A busted player announces a rebuy before the next hand begins. */
  'entries.rebuyDeclared': oneOf(['playsAndOwes'], { usual: 'playsAndOwes' }),
  /** Whether and when there is an add-on. */
  'entries.addOn': oneOf(['forbidden', 'afterRebuyPeriod', 'endOfRebuyPeriod', 'byEvent'], { usual: 'byEvent' }),
  /** `unlimitedUntilLevel`: any number until that level ends, the cap on participants or the bubble. */
  'entries.reEntry': ways(
    { byEvent: {}, forbidden: {}, unlimitedUntilLevel: { level: count(levels) } },
    { usual: { is: 'byEvent' } },
  ),
  /** Whether a stack that is still in play can be given up for a new entry. */
  'entries.reEntryFrom': oneOf(['onlyOut', 'stackForfeited'], { usual: 'onlyOut' }),
  /** Stack of late entrants, alternates and re-entries. */
  'entries.lateStack': oneOf(['full', 'blinded'], { usual: 'full' }),
  /** Until when one can still enter. */
  'entries.lateRegistrationEnd': oneOf(['byEvent'], { usual: 'byEvent' }),
  /** Agreements on the prizes. */
  'entries.deals': oneOf(['forbidden', 'allRemaining', 'byEvent'], { usual: 'byEvent' }),
  /** Whether the tournament is played to its end after such an agreement. */
  'entries.afterDeal': oneOf(['playedOut', 'mayEnd'], { usual: 'mayEnd' }),
  /** Agreeing to check a side pot down. */
  'entries.potAgreements': oneOf(['forbidden'], { usual: 'forbidden' }),
  /** How the prize pool is divided. */
  'entries.prizePool': oneOf(['houseTable', 'byEvent'], { usual: 'byEvent' }),
  /** Whom the cents fall to that a prize or a bounty leaves over when it is shared; where that is equal, to the earlier entry. */
  'entries.oddCents': oneOf(['biggerStartingStack', 'earlierEntry'], { usual: 'biggerStartingStack' }),
  /** Knock-out bounties. */
  'entries.bounty': oneOf(['jetonPerEntry', 'byEvent', 'none'], { usual: 'byEvent' }),
  /** Whose it is if several have won a pot, main or side, against the player who is out. */
  'entries.bountyTo': oneOf(['wonLastChips', 'wonAnyPot'], { usual: 'wonLastChips' }),
  /** What becomes of it if several share that pot. */
  'entries.bountyShared': oneOf(['equalParts', 'floorDecides'], { usual: 'equalParts' }),
  /** Whether the house may keep a part of the entry fees. */
  'entries.houseFee': oneOf(['announced', 'neverWithBounty'], { usual: 'announced' }),
  /** When fees are due; `mayOwe`: somebody may sit down first, and owes it. */
  'entries.tableFee': oneOf(['inAdvance', 'byLeague', 'mayOwe'], { usual: 'mayOwe' }),
  /** What becomes of the fee of a player who is disqualified. */
  'entries.disqualifiedFee': oneOf(['staysInPool'], { usual: 'staysInPool' }),
} satisfies PoliciesOn<'entries'>;
