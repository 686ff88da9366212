import { count, levels, oneOf, ways } from '../declaration/declare.ts';
import type { PoliciesOn } from '../declaration/shape.ts';

export const entries = {
  /** Whether chips may be bought again. */
  'entries.rebuy': oneOf(['forbidden', 'allowed'], { usual: 'allowed' }),
  /** A busted player announces a rebuy before the next hand begins. */
  'entries.rebuyDeclared': oneOf(['playsAndOwes'], { usual: 'playsAndOwes' }),
  /** Whether and when there is an add-on. */
  'entries.addOn': oneOf(['forbidden', 'afterRebuyPeriod', 'endOfRebuyPeriod', 'byEvent'], { usual: 'byEvent' }),
  /** `unlimitedUntilLevel`: any number until that level ends, the cap on participants or the bubble. */
  'entries.reEntry': ways(
    { byEvent: {}, forbidden: {}, unlimitedUntilLevel: { level: count(levels) } },
    { usual: { is: 'byEvent' } },
  ),
  /** Stack of late entrants, alternates and re-entries. */
  'entries.lateStack': oneOf(['full', 'blinded'], { usual: 'full' }),
  /** Until when one can still enter. */
  'entries.lateRegistrationEnd': oneOf(['byEvent'], { usual: 'byEvent' }),
  /** Agreements on the prizes. */
  'entries.deals': oneOf(['forbidden', 'allRemaining', 'byEvent'], { usual: 'byEvent' }),
  /** Agreeing to check a side pot down. */
  'entries.potAgreements': oneOf(['forbidden'], { usual: 'forbidden' }),
  /** How the prize pool is divided. */
  'entries.prizePool': oneOf(['houseTable', 'byEvent'], { usual: 'byEvent' }),
  /** Knock-out bounties. */
  'entries.bounty': oneOf(['jetonPerEntry', 'none'], { usual: 'none' }),
  /** Whether the house may keep a part of the entry fees. */
  'entries.houseFee': oneOf(['announced', 'neverWithBounty'], { usual: 'announced' }),
  /** Fees. */
  'entries.tableFee': oneOf(['inAdvance', 'byLeague'], { usual: 'inAdvance' }),
} satisfies PoliciesOn<'entries'>;
