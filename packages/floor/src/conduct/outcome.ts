import type { Measure } from '@riffle/rulebooks';

/** What comes out of incidents of behaviour and penalties only. */
export type ConductOutcome =
  /** A sanction, or none; the range stands in the ruling's `sanction`. */
  | { readonly is: 'sanction'; readonly duty: 'must' | 'may'; readonly proposed: Measure; readonly both?: true }
  | { readonly is: 'noSanction' }
  /** So many hands are missed; `rounds` of the button where hands are not counted. */
  | { readonly is: 'missHands'; readonly hands: number }
  | { readonly is: 'missButtonRounds'; readonly rounds: number }
  | { readonly is: 'awayMinutes'; readonly from: number; readonly to?: number }
  /** The penalty that was meant is not in this rulebook's bounds. */
  | {
      readonly is: 'penaltyNotKnown';
      readonly ladder: readonly Measure[];
      readonly maxRounds?: number;
    }
  /** A time penalty of that length is not; minutes. */
  | { readonly is: 'penaltyLength'; readonly from: number; readonly to: number }
  /** The rest of a penalty goes with the player, or ends. */
  | { readonly is: 'penaltyGoesOn'; readonly left: number; readonly unit: 'hands' | 'minutes' }
  | { readonly is: 'penaltyEnds' }
  /** The stack leaves play; what the player keeps of the event. */
  | {
      readonly is: 'disqualified';
      readonly chips: 'removed' | 'stayInPlay';
      readonly score: 'nothing' | 'resultsKept' | 'outNow';
      readonly place?: number;
    }
  /** Ranked at the place of the exclusion; the stack leaves play. */
  | { readonly is: 'eliminatedAtPlace'; readonly place: number }
  /** A blind put a penalised player all-in: the pots, and whether his cards can win the main pot. */
  | {
      readonly is: 'allInDuringPenalty';
      readonly hand: 'liveForMainPot' | 'dead';
      readonly mainPot: number;
      readonly sidePot: number;
      /** What nobody has matched goes back to the only caller. */
      readonly returned?: number;
      /** Nobody is left against the only caller: the pot is his. */
      readonly uncontested?: true;
      readonly out: boolean;
    }
  /** Who may call the floor, and how. */
  | { readonly is: 'floorCalled'; readonly by: 'dealer' | 'player' };
