import { asWritten, count, minutes, money, oneOf, someOf, times, ways } from '../declaration/declare.ts';
import type { PoliciesOn } from '../declaration/shape.ts';
import type { OffenceAnswers } from '../offence.ts';

export const sanctions = {
  /** Which kinds of penalty there are, from the mildest to the gravest. */
  'sanctions.ladder': someOf(
    [
      'hint',
      'caution',
      'warning',
      'oneHand',
      'rounds',
      'deadHand',
      'time',
      'chipLoss',
      'points',
      'elimination',
      'disqualification',
      'exclusion',
    ],
    { usual: ['warning', 'oneHand', 'rounds', 'disqualification'] },
  ),
  /** What the rulebook lists as a breach, with what follows; an offence that is not there is not named. */
  'sanctions.offences': asWritten<OffenceAnswers>({ usual: {} }),
  /** Largest number of penalty rounds; 0 = no limit. */
  'sanctions.maxRounds': count({ ...times, usual: 0 }),
  /** Length of a time penalty in minutes. */
  'sanctions.timePenalty': ways(
    { none: {}, minutes: { from: count(minutes), to: count(minutes) }, free: {} },
    { usual: { is: 'none' } },
  ),
  /** How the hands of a round penalty are counted. */
  'sanctions.missedHands': oneOf(['playersTimesRounds', 'buttonRounds'], { usual: 'playersTimesRounds' }),
  /** Whether a misdealt hand that is dealt again counts once. */
  'sanctions.misdealCounts': oneOf(['once', 'twice'], { usual: 'once' }),
  /** Where the penalised player must go. */
  'sanctions.where': oneOf(['tableOrArea', 'area', 'table'], { usual: 'table' }),
  /** Whether he is dealt in, and his blinds and antes go in. */
  'sanctions.dealtIn': oneOf(['dealtInDeadBlindsTaken', 'notDealtIn'], { usual: 'dealtInDeadBlindsTaken' }),
  /** What holds when a blind puts him all-in during the penalty. */
  'sanctions.autoAllIn': oneOf(['liveForMainPot', 'deadAndOut'], { usual: 'deadAndOut' }),
  /** What becomes of a penalty that is not finished when day, table or seat ends. */
  'sanctions.carryOver': oneOf(['carriesOver', 'ends'], { usual: 'carriesOver' }),
  /** When a penalty begins. */
  'sanctions.start': oneOf(['atOnce', 'afterHand', 'nextHand', 'atOnceAfterHandForCards'], { usual: 'afterHand' }),
  /** Whether who does the same again must reckon with more than before. */
  'sanctions.repetition': oneOf(['rising', 'free'], { usual: 'free' }),
  /** How long earlier breaches count. */
  'sanctions.scope': oneOf(['event', 'table'], { usual: 'event', reference: true }),
  /** Who may impose a penalty. */
  'sanctions.whoDecides': oneOf(['dealerHintFloorRest', 'director', 'headReferee'], { usual: 'director' }),
  /** Whether a player may call the floor himself. */
  'sanctions.callingFloor': oneOf(['throughDealer', 'yes'], { usual: 'yes' }),
  /** First and repeated breaches of etiquette. */
  'sanctions.etiquette': oneOf(
    ['cautionThenPenalty', 'penaltyWhenRepeated', 'banWhenRepeated', 'disqualificationWhenRepeated'],
    { usual: 'penaltyWhenRepeated' },
  ),
  /** How many cautions make the next breach a compulsory time penalty; 0 = never. */
  'sanctions.cautionsBeforePenalty': count({ ...times, usual: 0 }),
  /** Acting out of turn as an offence. */
  'sanctions.outOfTurn': oneOf(['cautionIntentPenalty', 'repeatedPenalty', 'notTolerated'], {
    usual: 'repeatedPenalty',
  }),
  /** Insults and misbehaviour. */
  'sanctions.abuse': oneOf(['mustPenalise', 'mayPenalise', 'mayThenMust'], { usual: 'mustPenalise' }),
  /** What follows physical violence. */
  'sanctions.violence': oneOf(['exclusion', 'discretion'], { usual: 'exclusion' }),
  /** Sparing an opponent. */
  'sanctions.softplay': oneOf(
    ['timePenaltyAtLeast', 'penaltyUpToDisqualification', 'mustPenalise', 'disqualification'],
    { usual: 'mustPenalise' },
  ),
  /** What is asked of whoever holds the nuts on the river in last position. */
  'sanctions.nutsInLastPosition': oneOf(['mustBetOrRaise', 'notBettingIsSoftplay', 'noDuty'], { usual: 'noDuty' }),
  /** Chip dumping and other collusion. */
  'sanctions.collusion': oneOf(['disqualification', 'disqualifyBoth', 'penaltyUpToDisqualification'], {
    usual: 'disqualification',
  }),
  /** Marked cards and other fraud. */
  'sanctions.cheating': oneOf(['exclusion', 'disqualification', 'mustPenalise'], { usual: 'disqualification' }),
  /** A mover dawdles or dodges to miss blinds. */
  'sanctions.blindDodging': oneOf(['timePenaltyMust', 'mustPenalise', 'penaltyExpected'], { usual: 'mustPenalise' }),
  /** Whether blinds missed that way are paid. */
  'sanctions.dodgedBlindsPaid': oneOf(['deadIntoNextPot', 'owed', 'takenAnyway'], { usual: 'takenAnyway' }),
  /** Throwing cards off the table. */
  'sanctions.cardsThrown': oneOf(['cautionIntentTime', 'mayPenalise'], { usual: 'mayPenalise' }),
  /** Hiding cards or taking them below the edge. */
  'sanctions.hiddenCards': oneOf(['mayBeDead', 'forbidden'], { usual: 'forbidden' }),
  /** Writing or reading messages in a hand. */
  'sanctions.deviceInHand': oneOf(['handDead', 'penaltyOnly'], { usual: 'penaltyOnly' }),
  /** Drugs and excessive drinking. */
  'sanctions.intoxication': oneOf(['mayDisqualifyFine', 'discretion'], { usual: 'discretion' }),
  /** The club's fine for that, in euro; 0 = none. */
  'sanctions.intoxicationFine': count({ ...money, usual: 0 }),
  /** Whose a fine is that a player pays at the event. What is played for is none of the choices: nobody plays for another's breach. */
  'sanctions.fineTo': oneOf(['organiser', 'goodCause'], { usual: 'organiser' }),
  /** Whether who owes such a fine may go on playing. */
  'sanctions.fineUnpaid': oneOf(['leavesUntilPaid', 'playsOn'], { usual: 'playsOn' }),
  /** Refusing a penalty or an order of the floor. */
  'sanctions.refusal': oneOf(['excludedClubPenalised', 'discretion'], { usual: 'discretion' }),
  /** What becomes of a disqualified player's chips. */
  'sanctions.disqualifiedChips': oneOf(['removed', 'stayInPlay'], { usual: 'removed' }),
  /** Place, points and prizes of a disqualified player. */
  'sanctions.disqualifiedScore': oneOf(['nothing', 'eliminatedResultsKept', 'eliminatedNow'], {
    usual: 'eliminatedNow',
  }),
  /** A milder exclusion that keeps the result. */
  'sanctions.eliminationPenalty': oneOf(['placeAtExclusion', 'none'], { usual: 'none' }),
  /** Whether whoever was excluded may be barred from further events, until a day or until it is lifted. */
  'sanctions.playerBar': oneOf(['untilADay', 'none'], { usual: 'untilADay' }),
  /** Whether a whole club may be shut out, and so everybody who plays for it. */
  'sanctions.clubBar': oneOf(['shutOut', 'none'], { usual: 'none' }),
  /** Whether staff may set a rule aside for fairness, and whether the decision is final. */
  'sanctions.fairness': oneOf(['fairnessFirstFinal', 'letterOnly'], { usual: 'fairnessFirstFinal' }),
} satisfies PoliciesOn<'sanctions'>;
