import type { Chips } from '@riffle/cards';
import type { PinnedRef } from '@riffle/rulebooks';
import type { SeatNo } from '@riffle/table';
import type { Phase } from './hand.ts';

export type SetupFault =
  | 'tooFewPlayers'
  | 'tooManyPlayers'
  | 'seatTwice'
  | 'noStack'
  | 'unknownSeatPosts'
  | 'noBet'
  | 'straddleForbidden'
  | 'straddleNotFull'
  | 'straddleOutOfTurn'
  | 'straddleNotDouble'
  | 'anteOutOfOrder'
  | 'deckIncomplete'
  | 'notInUnits';

/** Why not. Every code carries the figures that its sentence needs, and the rules where a rulebook speaks. */
export type HandRefusal =
  | { readonly code: 'hand-begun' }
  | { readonly code: 'setup-faulty'; readonly fault: SetupFault; readonly rules: readonly PinnedRef[] }
  | { readonly code: 'seat-not-in-hand'; readonly seat: SeatNo }
  | { readonly code: 'not-now'; readonly phase: Phase }
  | { readonly code: 'not-your-turn'; readonly seat: SeatNo; readonly toAct: SeatNo | undefined }
  | { readonly code: 'cannot-check'; readonly toCall: Chips }
  | { readonly code: 'nothing-to-call' }
  | { readonly code: 'bring-in-due'; readonly bringIn: Chips }
  | { readonly code: 'no-bring-in-due' }
  | { readonly code: 'betting-not-reopened'; readonly toCall: Chips; readonly rules: readonly PinnedRef[] }
  | { readonly code: 'raises-capped'; readonly cap: number; readonly rules: readonly PinnedRef[] }
  | { readonly code: 'hand-passive'; readonly rules: readonly PinnedRef[] }
  | { readonly code: 'nobody-to-answer' }
  | { readonly code: 'only-a-call-left'; readonly toCall: Chips }
  | {
      readonly code: 'bet-too-small' | 'bet-too-large';
      readonly min: Chips;
      readonly max: Chips;
      readonly rules: readonly PinnedRef[];
    }
  /** All-in everything goes, else only what the chips in play can make. */
  | { readonly code: 'not-in-chips'; readonly unit: Chips }
  | { readonly code: 'wrong-number-of-cards'; readonly due: number }
  /** Stud: the cards do not reach for one to each. */
  | { readonly code: 'one-card-for-all' }
  | { readonly code: 'no-such-card'; readonly card: string }
  | { readonly code: 'card-in-play'; readonly card: string }
  | { readonly code: 'not-his-card'; readonly card: string }
  | { readonly code: 'deck-deals' }
  | { readonly code: 'already-shown'; readonly seat: SeatNo }
  | { readonly code: 'must-show'; readonly rules: readonly PinnedRef[] }
  | { readonly code: 'part-not-enough' }
  | { readonly code: 'next-cards-stay'; readonly rules: readonly PinnedRef[] }
  | { readonly code: 'not-all-agree'; readonly missing: readonly SeatNo[]; readonly rules: readonly PinnedRef[] }
  | { readonly code: 'last-hand-stays' }
  | { readonly code: 'tabled-hand-stays'; readonly rules: readonly PinnedRef[] }
  | { readonly code: 'runs-not-allowed'; readonly atMost: number; readonly rules: readonly PinnedRef[] };
