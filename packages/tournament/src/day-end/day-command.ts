import type { Chips } from '@riffle/cards';
import type { Cents } from '@riffle/money';
import type { EntryId } from '../ids.ts';
import type { CarriedFrom, Penalty } from '../penalty.ts';
import type { Carried } from './day-state.ts';

/** A day of an event that goes on another day. */
export type CommandsOfDays =
  /**
   * The day ends with so many hands at each table, as the rulebook says; the clock stands from then on.
   * `hands` absent: Riffle draws where the rulebook has them drawn. `drawnBy`: the player who drew the lot.
   */
  | {
      readonly type: 'AnnounceLastHands';
      readonly hands?: number;
      readonly drawnBy?: EntryId;
      /** Needed where the rulebook knows no last hands. */
      readonly reason?: string;
    }
  /** Stacks as they go into their bags; one that was bagged already is counted anew. */
  | { readonly type: 'BagStacks'; readonly stacks: readonly Bag[] }
  /** `reason`: why the bags hold another sum than was in play. */
  | { readonly type: 'EndDay'; readonly reason?: string }
  /** What other days left: the first thing that a night of the next day is told, by what leads the event. */
  | ({ readonly type: 'CarryOver'; readonly penalties: readonly CarriedPenalty[] } & Carried)
  /** What places were paid there by now, in all: by what leads the event, as often as it changes. */
  | { readonly type: 'CarryPaid'; readonly paid: Cents };

/** Not yet served, under the entry that it goes on with. */
export type CarriedPenalty = Omit<Penalty, 'player' | 'gone' | 'ruling' | 'begins' | 'ended' | 'carried'> & {
  readonly carried: CarriedFrom;
};

export type Bag = { readonly entry: EntryId; readonly chips: Chips };
