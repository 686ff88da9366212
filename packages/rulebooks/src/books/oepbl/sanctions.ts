import type { OffenceAnswer } from '../../offence.ts';
import type { AnswersOn } from '../../rulebook.ts';

const may = (...refs: readonly [string, ...string[]]): OffenceAnswer => ({
  first: { duty: 'may', least: 'warning', most: 'disqualification' },
  refs: [...refs, '6.1 penalty ladder'],
});

const againstEtiquette: OffenceAnswer = {
  first: { duty: 'may', least: 'warning', most: 'disqualification' },
  repeated: { duty: 'must', least: 'rounds', most: 'disqualification' },
  refs: ['2.16 etiquette', '6.1 etiquette ban', '6.1 penalty ladder'],
};

const disqualified: OffenceAnswer = {
  first: { duty: 'must', least: 'disqualification', most: 'disqualification' },
  refs: ['2.15 cheating', '6.1 cheating'],
};

export const sanctions: AnswersOn<'sanctions'> = {
  'sanctions.ladder': {
    value: ['warning', 'rounds', 'disqualification'],
    refs: ['2.16 penalty ladder', '6.1 penalty ladder'],
  },
  'sanctions.offences': {
    value: {
      etiquette: againstEtiquette,
      touching: againstEtiquette,
      delay: againstEtiquette,
      loudTalk: againstEtiquette,
      outOfTurn: againstEtiquette,
      misconduct: againstEtiquette,
      abuse: againstEtiquette,
      cheating: disqualified,
      chipsRemoved: disqualified,
      chipDumping: disqualified,
      collusion: disqualified,
      softplay: disqualified,
      onePlayerToAHand: may('2.16 one player to a hand', '6.6 one player to a hand'),
      showedCards: may('6.6 one player to a hand'),
      intoxication: {
        first: { duty: 'may', least: 'disqualification', most: 'disqualification' },
        refs: ['2.18 intoxication', '2.18 fine'],
      },
      device: may('2.27'),
      leftTable: may('6.6 leave table'),
      hiddenCards: may('6.6 cards on table'),
      talkedAboutHand: may('6.6 talk about cards'),
      toldOfFold: may('6.6 talk about cards'),
      coaching: may('6.6 talk about cards'),
      splashing: may('6.6 no splashing'),
      rakedPot: may('6.6 reach into pot', '6.6 no own change'),
      falseAnnouncement: may('6.6 false announcement'),
      exposedCards: may('6.6 exposed on purpose'),
      nutsInLastPosition: may('6.6 nuts in last position'),
      pocketedChips: may('2.24 pocketed chips'),
      hiddenChips: may('6.6 visible chips'),
    },
    refs: ['6.1 penalty ladder', '2.16 etiquette', '2.15 cheating'],
  },
  'sanctions.maxRounds': { value: 0, refs: ['2.16 penalty ladder'] },
  // "Orbit", with no arithmetic.
  'sanctions.missedHands': { value: 'buttonRounds', refs: ['2.16 penalty ladder', '6.1 penalty ladder'] },
  'sanctions.where': { value: 'table', refs: ['2.17', '6.1 ban effect'] },
  'sanctions.dealtIn': { value: 'dealtInDeadBlindsTaken', refs: ['2.17', '6.7 absent player'] },
  'sanctions.autoAllIn': { value: 'deadAndOut', refs: ['2.17', '6.7 absent hand'], reading: true },
  'sanctions.carryOver': { value: 'ends', refs: ['2.16 penalty ladder'], reading: true },
  'sanctions.start': { value: 'nextHand', refs: ['6.6 exposed on purpose'] },
  'sanctions.whoDecides': { value: 'headReferee', refs: ['2.16 penalty ladder', '6.1 penalty ladder'] },
  'sanctions.callingFloor': { value: 'yes', refs: ['2.6 consult', '2.30 complaint'] },
  'sanctions.etiquette': { value: 'banWhenRepeated', refs: ['2.16 etiquette', '6.1 etiquette ban'] },
  'sanctions.outOfTurn': { value: 'repeatedPenalty', refs: ['2.16 etiquette'] },
  // A first breach may, a repeated one must.
  'sanctions.abuse': {
    value: 'mayThenMust',
    refs: ['6.1 penalty ladder', '2.16 etiquette', '6.1 etiquette ban'],
  },
  'sanctions.softplay': { value: 'disqualification', refs: ['2.15 cheating', '6.1 cheating'] },
  'sanctions.nutsInLastPosition': {
    value: 'mustBetOrRaise',
    refs: ['6.6 nuts in last position'],
    reading: ['nothingToWin'],
  },
  'sanctions.collusion': { value: 'disqualification', refs: ['2.15 cheating'], reading: ['receiver'] },
  'sanctions.cheating': { value: 'disqualification', refs: ['2.15 cheating', '6.1 cheating'] },
  'sanctions.hiddenCards': { value: 'forbidden', refs: ['6.6 cards on table'] },
  'sanctions.intoxication': { value: 'mayDisqualifyFine', refs: ['2.18 intoxication', '2.18 fine'] },
  'sanctions.intoxicationFine': { value: 50, refs: ['2.18 fine'] },
  // Said of a team that does not appear; of the other fines, only who pays.
  'sanctions.fineTo': { value: 'organiser', refs: ['1.10 fine'], reading: true },
  'sanctions.disqualifiedChips': { value: 'removed', refs: ['2.19 chips removed', '6.1 disqualification'] },
  'sanctions.disqualifiedScore': {
    value: 'eliminatedResultsKept',
    refs: ['2.19 chips removed', '2.19 results kept', '6.1 disqualification'],
  },
  'sanctions.fairness': {
    value: 'fairnessFirstFinal',
    refs: ['2.6 fairness', '2.6 final', '6.1 penalties final', '6.1 referees'],
  },
};
