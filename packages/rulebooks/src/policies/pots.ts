import { oneOf } from '../declaration/declare.ts';
import type { PoliciesOn } from '../declaration/shape.ts';

export const pots = {
  /** How side pots are settled. */
  'pots.sidePots': oneOf(['separateLastFirst', 'separate'], { usual: 'separateLastFirst' }),
  /** Who gets the chip that cannot be divided in flop games. */
  'pots.oddChipFlop': oneOf(['firstLeftOfButton'], { usual: 'firstLeftOfButton' }),
  /** How several odd chips are given out. */
  'pots.oddChipsSeveral': oneOf(['oneEach', 'allToFirst'], { usual: 'oneEach' }),
  /** How finely a pot is divided. */
  'pots.oddChipUnit': oneOf(['smallestInPlay'], { usual: 'smallestInPlay' }),
  /** Which half gets the odd chip. */
  'pots.oddChipHiLo': oneOf(['high'], { usual: 'high' }),
  /** Who gets the odd chip in stud. */
  'pots.oddChipStud': oneOf(['highCardBySuit'], { usual: 'highCardBySuit' }),
  /** The killed hand had a bet that nobody has called. */
  'pots.killedHandUncalledBet': oneOf(['uncalledPartBack', 'nothing'], { usual: 'uncalledPartBack' }),
  /** Whether the rest of the board may be dealt more than once. */
  'pots.runItTwice': oneOf(['cashOnly', 'never'], { usual: 'never' }),
  /** Until when the award of a pot can be contested. */
  'pots.disputeDeadline': oneOf(['nextHand', 'countUntilSubstantialAction', 'discretion'], {
    usual: 'countUntilSubstantialAction',
  }),
  /** Whether a player may touch the pot. */
  'pots.touchPot': oneOf(['no', 'free'], { usual: 'no', reference: true }),
  /** What holds when the dealer takes in an unprotected hand. */
  'pots.unprotectedHand': oneOf(['lostNoRefund'], { usual: 'lostNoRefund' }),
  /** What holds when another player’s discards fall on a hand. */
  'pots.cardsMixedByOther': oneOf(['liveIfIdentifiable', 'thrownCardsFolded', 'deadUnlessSaved'], {
    usual: 'liveIfIdentifiable',
  }),
  /** From when an unprotected hand that the dealer takes in is lost. */
  'pots.unprotectedHandLostWhen': oneOf(['taken', 'touchedMuck'], { usual: 'taken' }),
  /** What holds when it is seen later in the hand that chips lie in a pot where they do not belong. */
  'pots.wrongAmount': oneOf(['putRight', 'stands'], { usual: 'putRight' }),
  /** What holds for a pot that was paid out wrongly when its chips already lie among others. */
  'pots.mixedPayout': oneOf(['recounted', 'stands'], { usual: 'recounted' }),
} satisfies PoliciesOn<'pots'>;
