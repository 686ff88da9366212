/** The clock for a decision, and the end of a day. */
export type TimingPolicies = {
  /**
   * Thinking time, in seconds, after which the clock may be asked for. From `due` on it is no longer a matter of judgement.
   * `judged`: no number, staff judge.
   */
  'timing.clockCallAfter':
    | { readonly is: 'judged' }
    | { readonly is: 'seconds'; readonly from: number; readonly fromAllIn: number; readonly due?: number };
  /** When the thinking time of a turn starts. */
  'timing.clockStart': 'previousAction' | 'amountKnown';
  /** Who may ask for the clock. */
  'timing.clockCaller': 'seatedPlayerViaDealer' | 'anySeatedPlayer' | 'staffOrPlayerWithConsent';
  /** Seconds from the start of the clock until the hand is dead: first `main`, then `countdown` counted aloud. */
  'timing.clockSeconds': { readonly main: number; readonly countdown: number };
  /** Whether the management may shorten these times. */
  'timing.clockShorten': 'yes' | 'no';
  /** What holds when the time runs out and the player could have checked. */
  'timing.clockExpiryFree': 'handDead' | 'check';
  /** How a day or a timed game ends. */
  'timing.endOfDay':
    | { readonly is: 'drawnLastHands'; readonly lastMinutes: number; readonly least: number; readonly most: number }
    | { readonly is: 'fixedLastHands'; readonly hands: number }
    | { readonly is: 'levelEnd' };
};
