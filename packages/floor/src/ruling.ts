import type { HandCommand } from '@riffle/hand';
import type { BookId, Cited, Edition, PinnedRef } from '@riffle/rulebooks';
import type { TournamentCommand } from '@riffle/tournament';
import type { Because, Step } from './because.ts';
import type { CardMove } from './deal/card-move.ts';
import type { Outcome } from './outcome.ts';
import type { Sanction } from './sanction.ts';
import type { Weigh } from './weigh.ts';

/**
 * `determined`: the rulebook decides; `proposed`: it leaves it to a person, and this is the usual decision;
 * `notCovered`: it is silent, and this is what common practice says.
 */
export type Answer = 'determined' | 'proposed' | 'notCovered';

/** A command that carries the ruling out in what is being tracked, ready to be sent once the floor confirms. */
export type Effect =
  | { readonly to: 'hand'; readonly command: HandCommand }
  | { readonly to: 'tournament'; readonly command: TournamentCommand };

/** What a rulebook says about one incident. */
export type Ruling = {
  readonly kind: string;
  readonly rulebook: { readonly id: BookId; readonly edition: Edition; readonly occasion?: string };
  readonly answer: Answer;
  /** `reading`: the text does not say it outright, or not all of it. `base`: the rulebook is silent. */
  readonly basis: 'text' | 'reading' | 'base';
  readonly outcome: Outcome;
  /** Where a person decides: what else is within bounds. */
  readonly range: readonly Outcome[];
  /** Where a person decides: what to weigh. */
  readonly weigh: readonly Weigh[];
  readonly steps: readonly Step[];
  /** Every card that the steps move, in their order: what a picture of the table shows. */
  readonly moves: readonly CardMove[];
  readonly effects: readonly Effect[];
  readonly sanction: Sanction;
  readonly because: readonly Because[];
  readonly refs: readonly PinnedRef[];
  /** Where the rulebook leaves something open or contradicts itself, and how it was read. */
  readonly unclear: readonly Cited[];
};
