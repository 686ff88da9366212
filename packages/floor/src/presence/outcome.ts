/** What comes out of incidents of this area only. Times are seconds, amounts chips. */
export type PresenceOutcome =
  /** The clock starts: `main` seconds, then `countdown` counted aloud; without an action the hand is dead then. */
  | { readonly is: 'clockStarts'; readonly main: number; readonly countdown: number }
  | { readonly is: 'clockTooEarly' }
  /** Who asked may not ask. */
  | { readonly is: 'clockNotFromHim' }
  | { readonly is: 'clockRunsOn'; readonly left: number }
  /** He acted in time: his action stands. */
  | { readonly is: 'actedInTime' }
  /** All others fold to an absent big blind: his hand is out, the last live hand wins. */
  | { readonly is: 'lastLiveHandWins' }
  /** All others fold to an absent big blind: his hand was not taken yet, so he wins. */
  | { readonly is: 'absentBlindWins' }
  | { readonly is: 'mayLeave' }
  | { readonly is: 'mustStay' }
  /** So much goes in from the absent stack; `left` stay. */
  | { readonly is: 'blindsTaken'; readonly taken: number; readonly left: number }
  /** The absent stack is used up: out on this place. */
  | { readonly is: 'blindedOff'; readonly place: number }
  /** Away too long: excluded on this place, the stack leaves play. */
  | { readonly is: 'excludedAt'; readonly place: number; readonly removed: number }
  /** Whoever comes late takes over what is there. */
  | { readonly is: 'stackStays'; readonly chips: number }
  /** Nobody gave notice: no stack is put out. */
  | { readonly is: 'noRunningStack' }
  | { readonly is: 'stackRemoved'; readonly chips: number }
  /** Each at the table gets `each`; the first `oneMore` clockwise from the button one chip of `chip` more. */
  | { readonly is: 'stackShared'; readonly each: number; readonly oneMore: number; readonly chip: number }
  | { readonly is: 'moveToRightSeat'; readonly when: 'now' | 'afterHand'; readonly stack?: number }
  | { readonly is: 'staysSeated' }
  /** The running hand is played with the old blinds; the new ones come with the next. */
  | { readonly is: 'oldLevel' }
  /** The hand is played with the new blinds. */
  | { readonly is: 'newLevel' }
  | { readonly is: 'allowedAtTable' }
  | { readonly is: 'stopAtTable' }
  | { readonly is: 'mustCooperate' }
  | { readonly is: 'unwelcomeAtTable' }
  | { readonly is: 'seatGiven' }
  | { readonly is: 'seatRefused' }
  /** First he shows who he is, or registers. */
  | { readonly is: 'seatWaits'; readonly for: 'identification' | 'registration' | 'fee' }
  /** A word that is an action beyond doubt. */
  | { readonly is: 'termBinds' }
  /** Another word: staff may read it otherwise than he meant it. */
  | { readonly is: 'termAtOwnRisk' }
  /** Nobody acts until the floor has decided. */
  | { readonly is: 'playStops' }
  | { readonly is: 'dealerAnswers' }
  | { readonly is: 'dealerKeepsSilent' }
  /** The others of the table are told. */
  | { readonly is: 'tableInformed' };
