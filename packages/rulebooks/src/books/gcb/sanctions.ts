import type { OffenceAnswer } from '../../offence.ts';
import type { AnswersOn } from '../../rulebook.ts';

const may = (...refs: readonly [string, ...string[]]): OffenceAnswer => ({
  first: { duty: 'may', least: 'warning', most: 'disqualification' },
  refs,
});

const must = (...refs: readonly [string, ...string[]]): OffenceAnswer => ({
  first: { duty: 'must', least: 'warning', most: 'disqualification' },
  refs,
});

const repeated = (...refs: readonly [string, ...string[]]): OffenceAnswer => ({
  repeated: { duty: 'must', least: 'warning', most: 'disqualification' },
  refs: [...refs, 'T57.B4'],
});

export const sanctions: AnswersOn<'sanctions'> = {
  'sanctions.ladder': {
    value: ['warning', 'oneHand', 'rounds', 'disqualification'],
    refs: ['T57.B1', 'T57.B2', 'T57.B3'],
  },
  'sanctions.offences': {
    value: {
      etiquette: repeated('T61'),
      touching: repeated('T61'),
      delay: repeated('T61'),
      outOfTurn: repeated('T61'),
      betOutOfReach: repeated('T61'),
      loudTalk: repeated('T61'),
      exposedCards: may('T57.A1', 'T59.1'),
      cardsThrown: may('T57.A2'),
      onePlayerToAHand: may('T57.A3', 'T58.d'),
      softplay: must('T57.A4', 'T60.1'),
      cheating: must('T57.A4'),
      misconduct: must('T57.A4'),
      abuse: must('T57.A4'),
      collusion: {
        first: { duty: 'must', least: 'disqualification', most: 'disqualification' },
        refs: ['T60.2'],
      },
      chipDumping: {
        first: { duty: 'must', least: 'disqualification', most: 'disqualification' },
        refs: ['T60.2'],
      },
      blindDodging: must('T32'),
      // What is no fold is only forbidden: a comparable incident.
      leftTable: may('T57.A3', 'T30.1'),
      foldedByLeaving: must('T30.2', 'T30.1'),
      foldOutOfTurn: may('T50.2', 'T50.1'),
      foldWithoutBet: may('T50.2', 'T50.1'),
      pocketedChips: { first: { duty: 'may', least: 'warning', most: 'disqualification' }, refs: ['T54.1', 'T54.2'] },
      falseAnnouncement: may('T12.2'),
      conditionalStatement: may('T51.2'),
      overbetForChange: may('T53.1'),
      talkedAboutHand: may('T58.b', 'T58.c'),
      toldOfFold: may('T58.a'),
      coaching: may('T58.b', 'T58.d'),
      openFold: may('T59.4'),
      showedCards: may('T58.d'),
      device: may('T4'),
      hiddenCards: may('T24.C'),
      hiddenChips: may('T24.A2'),
    },
    refs: ['T57.A1', 'T57.A2', 'T57.A3', 'T57.A4'],
  },
  'sanctions.repetition': { value: 'rising', refs: ['T57.B4'] },
  'sanctions.maxRounds': { value: 4, refs: ['T57.B3'] },
  'sanctions.missedHands': { value: 'playersTimesRounds', refs: ['T57.B5'] },
  'sanctions.misdealCounts': { value: 'once', refs: ['T34.B2'] },
  'sanctions.where': { value: 'table', refs: ['T57.B6'] },
  // That the hand is dead is a reading.
  'sanctions.dealtIn': { value: 'dealtInDeadBlindsTaken', refs: ['T57.B7'], reading: true },
  'sanctions.autoAllIn': { value: 'deadAndOut', refs: ['T57.B7', 'T29.1'], reading: true },
  'sanctions.start': { value: 'afterHand', refs: ['T59.3'] },
  'sanctions.whoDecides': { value: 'director', refs: ['T57.B3', 'T32'] },
  'sanctions.etiquette': { value: 'penaltyWhenRepeated', refs: ['T61', 'T57.B4'] },
  'sanctions.outOfTurn': { value: 'repeatedPenalty', refs: ['T61'] },
  'sanctions.abuse': { value: 'mustPenalise', refs: ['T57.A4'] },
  'sanctions.softplay': { value: 'mustPenalise', refs: ['T57.A4', 'T60.1'] },
  'sanctions.collusion': { value: 'disqualification', refs: ['T60.2'], reading: ['receiver'] },
  'sanctions.cheating': { value: 'mustPenalise', refs: ['T57.A4'] },
  'sanctions.blindDodging': { value: 'mustPenalise', refs: ['T32'] },
  'sanctions.cardsThrown': { value: 'mayPenalise', refs: ['T57.A2'] },
  'sanctions.hiddenCards': { value: 'forbidden', refs: ['T24.C'] },
  'sanctions.disqualifiedChips': { value: 'removed', refs: ['T57.B2'] },
  'sanctions.fairness': { value: 'fairnessFirstFinal', refs: ['T1.1', 'T1.2'] },
};
