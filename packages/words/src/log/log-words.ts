import type { EventType, TournamentEvent } from '@riffle/tournament';
import type { Say } from '../naming.ts';
import type { Told } from '../refusals/refusal-words.ts';

/** Events about what is sold, taken, given back and handed out. */
export type OfMoney =
  | 'Sold'
  | 'BoughtBack'
  | 'SaleReversed'
  | 'BoxOpened'
  | 'CashMoved'
  | 'BoxCounted'
  | 'MoneyTaken'
  | 'MoneyGivenBack'
  | 'PrizeHandedOut'
  | 'PaymentReversed'
  | 'SpecialAwarded'
  | 'HatFilled'
  | 'HeadDrawn'
  | 'ThingHandedOver'
  | 'DealAgreed'
  | 'EnvelopesSealed'
  | 'EnvelopeDrawn'
  | 'DealProposed'
  | 'DealConsented'
  | 'DealDeclined'
  | 'DealWithdrawn'
  | 'DealFell'
  | 'MoneyAdded'
  | 'BookedByHand'
  | 'FineBooked'
  | 'FineReversed'
  | 'PointsAdjusted'
  | 'HitsAdjusted'
  | 'Settled';

/** Events about a day that ends while the event goes on. */
export type OfDays = 'LastHandsAnnounced' | 'StacksBagged' | 'DayEnded' | 'DayCarried' | 'PaidCarried';

/** One sentence an event, told afterwards. A new event without words does not compile. */
export type LogWords = {
  readonly [T in EventType]: (event: Extract<TournamentEvent, { type: T }>, say: Say) => string;
} & {
  /** Stands where a text was taken out for good; on which day, where that is known. */
  readonly redacted: (day: string | undefined) => string;
  readonly undone: (steps: readonly string[]) => string;
  readonly redone: (steps: readonly string[]) => string;
  /** What follows would come before what a file brought along. */
  readonly aheadOfTime: (until: string, now: string) => Told;
  /** To whom the steps do not belong, and who may take each of them back. */
  readonly mayNotUndo: (role: string, steps: readonly StepOfOthers[]) => Told;
};

export type StepOfOthers = { readonly text: string; readonly needs?: string };
