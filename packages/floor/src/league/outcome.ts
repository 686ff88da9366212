/** What comes out of incidents of a league only. Money in euro. */
export type LeagueOutcome =
  | { readonly is: 'mayPlay'; readonly fine: number; readonly ghosts: number }
  | { readonly is: 'tooFewCountsAsAbsent'; readonly fine: number; readonly points: number }
  | { readonly is: 'clubAbsent'; readonly fine: number; readonly points: number; readonly lastPlace: boolean }
  | { readonly is: 'roundZero'; readonly fine: number }
  | { readonly is: 'notEligible' }
  | { readonly is: 'eligible' }
  | { readonly is: 'lineUpStands'; readonly fine: number }
  | { readonly is: 'changeAccepted' }
  | { readonly is: 'changeTooLate' }
  | { readonly is: 'changeRefused' }
  | { readonly is: 'dressFine'; readonly each?: number; readonly total?: number }
  | { readonly is: 'dressInOrder' }
  | { readonly is: 'dressOnlyWished' }
  | { readonly is: 'agreementVoid' }
  | { readonly is: 'agreementStands' }
  | { readonly is: 'pointsLeft'; readonly points: number; readonly taken: number }
  | { readonly is: 'harderPenaltyNeeded' }
  | { readonly is: 'leagueDecides' };
