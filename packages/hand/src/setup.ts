import type { Chips } from '@riffle/cards';
import type { SeatNo } from '@riffle/table';
import type { Deck } from './deck.ts';
import type { HandRules } from './hand-rules.ts';
import type { Variant } from './variant.ts';

export const FORCED_BETS = ['ante', 'smallBlind', 'bigBlind', 'straddle', 'livePost', 'deadPost'] as const;
export type ForcedBetKind = (typeof FORCED_BETS)[number];

/** What a seat owes before the first card. It posts what it has; the others still owe by `amount`. */
export type ForcedBet = { readonly seat: SeatNo; readonly kind: ForcedBetKind; readonly amount: Chips };

export type HandSetup = {
  readonly variant: Variant;
  readonly rules: HandRules;
  /** Who is dealt in, clockwise; the first is the first left of the button. */
  readonly players: readonly { readonly seat: SeatNo; readonly stack: Chips }[];
  /** In the order in which they are paid. */
  readonly forced: readonly ForcedBet[];
  /** Stud; zero elsewhere. */
  readonly bringIn: Chips;
  /** Limit: the small and the big bet. No-limit and pot-limit: `small` is the smallest bet on every street. */
  readonly bets: { readonly small: Chips; readonly big: Chips };
  /** The smallest chip at the table: no share is finer. */
  readonly chipUnit: Chips;
  /** Where pots are shared in coarser chips than stacks are counted in: whole dollars, with cents in the stacks. */
  readonly shareUnit?: Chips;
  /** The order of the cards, or each card comes in with a command, as at a live table. */
  readonly deck: Deck | 'dealtByCommand';
  /** Seats are asked to show, or the engine shows whom the rules make show and mucks beaten hands. */
  readonly showdown: 'asked' | 'automatic';
  /** Whether these are the last two players of the whole tournament. */
  readonly field: 'lastTwo' | 'more';
};
