import { oneOf, someOf } from '../declaration/declare.ts';
import type { PoliciesOn } from '../declaration/shape.ts';

export const showdown = {
  /** Who shows first after a bet in the last round. */
  'showdown.orderLastBet': oneOf(['lastAggressor'], { usual: 'lastAggressor' }),
  /** Who shows first when the last round was checked. */
  'showdown.orderNoLastBet': oneOf(['leftOfButton', 'earlierAggressor'], { usual: 'leftOfButton' }),
  /** Who shows first when nobody has bet since the flop. */
  'showdown.orderAllChecked': oneOf(['leftOfButton', 'preflopAggressor'], { usual: 'leftOfButton' }),
  /** Who shows first in stud without a bet in the last round. */
  'showdown.orderStud': oneOf(['highBoard'], { usual: 'highBoard' }),
  /** When all cards are turned up in an all-in. */
  'showdown.allInReveal': oneOf(['noFurtherAction', 'riverIfSidePot'], { usual: 'noFurtherAction' }),
  /** Whether a hand may be mucked at a showdown with an all-in player. */
  'showdown.allInMuck': oneOf(['yes', 'no', 'unlessSidePot'], { usual: 'no' }),
  /** Whether a hand may be mucked at the showdown. */
  'showdown.muck': oneOf(['yes', 'no'], { usual: 'yes' }),
  /** Whether the last player left at the showdown must show to get the pot. */
  'showdown.winnerMustShow': oneOf(['yes', 'no'], { usual: 'no' }),
  /** Whether all own cards must lie open to win. */
  'showdown.tableAllCards': oneOf(['all', 'partlyByFloor'], { usual: 'partlyByFloor' }),
  /** What a player must show who plays the board only. */
  'showdown.playTheBoard': oneOf(['showAll', 'announceIsEnough'], { usual: 'showAll' }),
  /** Whether the dealer can kill a winning hand that was tabled. */
  'showdown.tabledWinner': oneOf(['no'], { usual: 'no' }),
  /** What becomes of a hand thrown away in an all-in before it was shown. */
  'showdown.allInMuckedByMistake': oneOf(['floorMayRestore'], { usual: 'floorMayRestore' }),
  /** What holds when a player claims the pot but will not show all his cards. */
  'showdown.refuseToShow': oneOf(['fiveSecondsThenDead', 'dead', 'floorDecides'], { usual: 'floorDecides' }),
  /** What holds when another player turns over a hand that was not shown. */
  'showdown.exposedByNeighbour': oneOf(['liveNeighbourPenalised'], { usual: 'liveNeighbourPenalised' }),
  /** Whether a player may ask to see a called hand at the showdown. */
  'showdown.rightToSee': oneOf(['activeAtShowdown', 'nobody', 'onSuspicion', 'callerSeesAggressor'], {
    usual: 'callerSeesAggressor',
  }),
  /** Who looks at mucked hands when collusion is suspected. */
  'showdown.suspicionLook': someOf(['dealerCovertly', 'director', 'floor', 'refereeOpens'], { usual: ['floor'] }),
  /** What holds when cards were shown to one player. */
  'showdown.showOneShowAll': oneOf(['afterHand', 'onlyShownCards'], { usual: 'afterHand' }),
  /** What holds for a hand that is exposed by accident while action is pending. */
  'showdown.exposedByAccident': oneOf(['passive', 'live', 'folded', 'floorDecides'], { usual: 'live' }),
  /** Whether an accidental exposure is penalised. */
  'showdown.exposedPenalty': oneOf(['may', 'must', 'none'], { usual: 'may' }),
  /** What holds for a hand that is exposed on purpose while action is pending. */
  'showdown.exposedOnPurpose': oneOf(['dead', 'deadIfSilent', 'deadUnlessHeadsUp', 'liveWithPenalty'], {
    usual: 'liveWithPenalty',
  }),
  /** What holds when cards are turned up before the dealer calls the all-in showdown. */
  'showdown.prematureReveal': oneOf(['mayBeDead', 'live'], { usual: 'live' }),
  /** Whether a likely winner is asked to show at once. */
  'showdown.speedUp': oneOf(['asked', 'no'], { usual: 'no', reference: true }),
  /** What holds when a stud player picks up his open cards while facing action. */
  'showdown.studUpCards': oneOf(['dead', 'live'], { usual: 'dead' }),
  /** How cards must be folded. */
  'showdown.foldCards': oneOf(['faceDown'], { usual: 'faceDown' }),
  /** Whether players may look at folded cards or the stub. */
  'showdown.lookAtMuck': oneOf(['forbidden'], { usual: 'forbidden' }),
  /** How it is judged when a player exposes cards by accident once more. */
  'showdown.exposedAgain': oneOf(['asOnPurpose', 'asByAccident'], { usual: 'asByAccident' }),
  /** Who shows after the first at a showdown. */
  'showdown.othersShow': oneOf(['inTurn', 'ifClaiming'], { usual: 'inTurn' }),
  /** Whether players must keep their cards until the winner is settled. */
  'showdown.keepCards': oneOf(['untilWinnerSettled', 'noDuty'], { usual: 'noDuty' }),
} satisfies PoliciesOn<'showdown'>;
