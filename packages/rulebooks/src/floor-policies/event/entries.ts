/** Entries, rebuys, prizes and agreements. */
export type EntryPolicies = {
  'entries.rebuy': 'forbidden' | 'allowed';
  /** A busted player announces a rebuy before the next hand begins. */
  'entries.rebuyDeclared': 'playsAndOwes';
  'entries.addOn': 'forbidden' | 'afterRebuyPeriod' | 'byEvent';
  /** `unlimitedUntilLevel`: any number until that level ends, the cap on participants or the bubble. */
  'entries.reEntry':
    | { readonly is: 'forbidden' }
    | { readonly is: 'unlimitedUntilLevel'; readonly level: number }
    | { readonly is: 'byEvent' };
  /** Stack of late entrants, alternates and re-entries. */
  'entries.lateStack': 'full' | 'blinded';
  /** Until when one can still enter. */
  'entries.lateRegistrationEnd': 'byEvent';
  /** Agreements on the prizes. */
  'entries.deals': 'forbidden' | 'allRemaining' | 'byEvent';
  /** Agreeing to check a side pot down. */
  'entries.potAgreements': 'forbidden';
  /** How the prize pool is divided. */
  'entries.prizePool': 'houseTable' | 'byEvent';
  /** Knock-out bounties. */
  'entries.bounty': 'jetonPerEntry' | 'none';
  /** Fees. */
  'entries.tableFee': 'inAdvance' | 'byLeague';
};
