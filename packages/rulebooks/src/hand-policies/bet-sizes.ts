/** How much may and must be bet, and who may raise. */
export type BetSizePolicies = {
  /** Smallest first bet of a round; all-in for less is always allowed. */
  'betting.minBet': 'bigBlind';
  'betting.minRaise': 'lastIncrement';
  /** Smallest raise over an all-in bet below the big blind. */
  'betting.minRaiseOverShortBet': 'allInPlusBigBlind' | 'doubleAllIn';
  /** What callers owe when the big blind was posted short. */
  'betting.shortBlindCall': 'fullBigBlind' | 'postedAmount';
  /** No-limit and pot-limit: whether an all-in below a full raise gives those who have acted a new right to raise. */
  'betting.shortAllInReopensNoLimit': 'no' | 'reopens';
  /** Limit: percent of a full raise from which an all-in opens the betting again. */
  'betting.shortAllInReopensLimit': number;
  /** Several short all-ins that together make a full raise. */
  'betting.shortAllInsAddUp': 'judgedAlone' | 'addUp';
  /** Limit: raises in one round on top of the bet; before the flop on top of the big blind. */
  'betting.raiseCapLimit':
    | { readonly is: 'raises'; readonly beforeFlop: number; readonly later: number }
    | { readonly is: 'none' };
  'betting.raiseCapLifted': 'lastTwoOfTournament' | 'headsUpPot' | 'never';
  'betting.raiseCapNoLimit': 'none';
  'betting.limitSizes': 'bigBlindThenDouble';
  'betting.potLimitMaximum': 'potAfterCall';
  'betting.straddle': 'forbidden' | 'allowed';
  'betting.ante': 'none' | 'everybody' | 'byStructure';
  /** Whether one may check and raise later in the same round. */
  'betting.checkRaise': 'allowed';
  /** Whether the big blind may raise when nobody has raised. */
  'betting.bigBlindOption': 'yes';
  /** What a stack pays first that is too short for both. */
  'betting.anteOrder': { readonly fromBigBlind: 'ante' | 'blind'; readonly fromEverybody: 'ante' | 'blind' };
  /** Whether and how a cash game is straddled. */
  'cash.straddle': 'chainFromUnderTheGun' | 'forbidden';
};
