import type { Measure, OffenceAnswers } from './sanctions/offence.ts';

export type { Measure, Offence, OffenceAnswer, OffenceAnswers, Reproach } from './sanctions/offence.ts';
export { MEASURES, OFFENCES } from './sanctions/offence.ts';

/** Penalties and what leads to them. */
export type SanctionsFloorPolicies = {
  /** Which kinds of penalty there are, from the mildest to the gravest. */
  'sanctions.ladder': readonly Measure[];
  /** What the rulebook lists as a breach, with what follows; an offence that is not there is not named. */
  'sanctions.offences': OffenceAnswers;
  /** Largest number of penalty rounds; 0 = no limit. */
  'sanctions.maxRounds': number;
  /** Length of a time penalty in minutes. */
  'sanctions.timePenalty':
    | { readonly is: 'none' }
    | { readonly is: 'free' }
    | { readonly is: 'minutes'; readonly from: number; readonly to: number };
  /** How the hands of a round penalty are counted. */
  'sanctions.missedHands': 'playersTimesRounds' | 'buttonRounds';
  /** Whether a misdealt hand that is dealt again counts once. */
  'sanctions.misdealCounts': 'once' | 'twice';
  /** Where the penalised player must go. */
  'sanctions.where': 'tableOrArea' | 'area' | 'table';
  /** Whether he is dealt in, and his blinds and antes go in. */
  'sanctions.dealtIn': 'dealtInDeadBlindsTaken' | 'notDealtIn';
  /** What holds when a blind puts him all-in during the penalty. */
  'sanctions.autoAllIn': 'liveForMainPot' | 'deadAndOut';
  /** What becomes of a penalty that is not finished when day, table or seat ends. */
  'sanctions.carryOver': 'carriesOver' | 'ends';
  /** When a penalty begins. */
  'sanctions.start': 'atOnce' | 'afterHand' | 'nextHand' | 'atOnceAfterHandForCards';
  /** How long earlier breaches count. */
  'sanctions.scope': 'event' | 'table';
  /** Who may impose a penalty. */
  'sanctions.whoDecides': 'dealerHintFloorRest' | 'director' | 'headReferee';
  /** Whether a player may call the floor himself. */
  'sanctions.callingFloor': 'throughDealer' | 'yes';
  /** First and repeated breaches of etiquette. */
  'sanctions.etiquette':
    | 'cautionThenPenalty'
    | 'penaltyWhenRepeated'
    | 'banWhenRepeated'
    | 'disqualificationWhenRepeated';
  /** How many cautions make the next breach a compulsory time penalty; 0 = never. */
  'sanctions.cautionsBeforePenalty': number;
  /** Acting out of turn as an offence. */
  'sanctions.outOfTurn': 'cautionIntentPenalty' | 'repeatedPenalty' | 'notTolerated';
  /** Insults and misbehaviour. */
  'sanctions.abuse': 'mustPenalise' | 'mayPenalise' | 'mayThenMust';
  'sanctions.violence': 'exclusion' | 'discretion';
  /** Sparing an opponent. */
  'sanctions.softplay': 'timePenaltyAtLeast' | 'penaltyUpToDisqualification' | 'mustPenalise' | 'disqualification';
  /** What is asked of whoever holds the nuts on the river in last position. */
  'sanctions.nutsInLastPosition': 'mustBetOrRaise' | 'notBettingIsSoftplay' | 'noDuty';
  /** Chip dumping and other collusion. */
  'sanctions.collusion': 'disqualification' | 'disqualifyBoth' | 'penaltyUpToDisqualification';
  /** Marked cards and other fraud. */
  'sanctions.cheating': 'exclusion' | 'disqualification' | 'mustPenalise';
  /** A mover dawdles or dodges to miss blinds. */
  'sanctions.blindDodging': 'timePenaltyMust' | 'mustPenalise' | 'penaltyExpected';
  /** Whether blinds missed that way are paid. */
  'sanctions.dodgedBlindsPaid': 'deadIntoNextPot' | 'owed' | 'takenAnyway';
  /** Throwing cards off the table. */
  'sanctions.cardsThrown': 'cautionIntentTime' | 'mayPenalise';
  /** Hiding cards or taking them below the edge. */
  'sanctions.hiddenCards': 'mayBeDead' | 'forbidden';
  /** Writing or reading messages in a hand. */
  'sanctions.deviceInHand': 'handDead' | 'penaltyOnly';
  /** Drugs and excessive drinking. */
  'sanctions.intoxication': 'mayDisqualifyFine' | 'discretion';
  /** The club's fine for that, in euro; 0 = none. */
  'sanctions.intoxicationFine': number;
  /** Refusing a penalty or an order of the floor. */
  'sanctions.refusal': 'excludedClubPenalised' | 'discretion';
  /** What becomes of a disqualified player's chips. */
  'sanctions.disqualifiedChips': 'removed' | 'stayInPlay';
  /** Place, points and prizes of a disqualified player. */
  'sanctions.disqualifiedScore': 'nothing' | 'eliminatedResultsKept' | 'eliminatedNow';
  /** A milder exclusion that keeps the result. */
  'sanctions.eliminationPenalty': 'placeAtExclusion' | 'none';
  /** Whether staff may set a rule aside for fairness, and whether the decision is final. */
  'sanctions.fairness': 'fairnessFirstFinal' | 'letterOnly';
};
