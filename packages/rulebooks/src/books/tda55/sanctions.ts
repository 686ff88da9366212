import type { OffenceAnswer } from '../../offence.ts';
import type { AnswersOn } from '../../rulebook.ts';

/** A penalty is possible for any breach (41.a); who repeats one of etiquette is punished. */
const repeated = (...refs: readonly [string, ...string[]]): OffenceAnswer => ({
  first: { duty: 'may', least: 'warning', most: 'disqualification' },
  repeated: { duty: 'must', least: 'warning', most: 'disqualification' },
  refs: [...refs, '41.a'],
});

const may = (...refs: readonly [string, ...string[]]): OffenceAnswer => ({
  first: { duty: 'may', least: 'warning', most: 'disqualification' },
  refs,
});

const must = (...refs: readonly [string, ...string[]]): OffenceAnswer => ({
  first: { duty: 'must', least: 'warning', most: 'disqualification' },
  refs,
});

export const sanctions: AnswersOn<'sanctions'> = {
  'sanctions.ladder': {
    value: ['warning', 'rounds', 'time', 'disqualification'],
    refs: ['41.c', '41.f'],
  },
  'sanctions.offences': {
    value: {
      etiquette: repeated('46.a'),
      touching: repeated('46.a'),
      delay: repeated('46.a'),
      loudTalk: repeated('46.a'),
      outOfTurn: repeated('46.a', '46.b'),
      abuse: must('48', '41.b'),
      misconduct: must('41.b', '41.a'),
      falseAnnouncement: may('42.b'),
      leftTable: may('47'),
      blindDodging: may('44.a'),
      softplay: { ...must('45.a', '45.c'), besides: ['chipLoss'] },
      chipDumping: { ...must('45.b', '45.c'), besides: ['chipLoss'] },
      collusion: { ...must('45.b', '45.c'), besides: ['chipLoss'] },
      exposedCards: may('34.a', '34.b', '34.d'),
      splashing: may('19.b', '41.a'),
      // What lies out of sight leaves play; a penalty besides is not ordered.
      hiddenChips: may('16', '17.a', '17.b', '41.a'),
      pocketedChips: may('17.b', '17.a', '41.a'),
      device: may('11', '41.a'),
      refusal: may('41.a'),
    },
    refs: ['41.a', '41.b', '46.a'],
  },
  'sanctions.maxRounds': { value: 4, refs: ['41.f'] },
  'sanctions.timePenalty': { value: { is: 'free' }, refs: ['41.c'] },
  'sanctions.missedHands': { value: 'playersTimesRounds', refs: ['41.d'] },
  'sanctions.where': { value: 'area', refs: ['41.e'] },
  // Written for exposed cards only.
  'sanctions.start': { value: 'afterHand', refs: ['34.b'] },
  'sanctions.whoDecides': { value: 'director', refs: ['41.a', '41.f'] },
  'sanctions.etiquette': { value: 'penaltyWhenRepeated', refs: ['46.a'] },
  'sanctions.outOfTurn': { value: 'repeatedPenalty', refs: ['46.a', '46.b'], reading: true },
  'sanctions.abuse': { value: 'mustPenalise', refs: ['41.b', '48'] },
  'sanctions.softplay': { value: 'penaltyUpToDisqualification', refs: ['45.a', '45.c'] },
  'sanctions.collusion': { value: 'penaltyUpToDisqualification', refs: ['45.b', '45.c'], reading: ['receiver'] },
  'sanctions.blindDodging': { value: 'penaltyExpected', refs: ['44.a'] },
  // Dead, in the amount due when they were missed.
  'sanctions.dodgedBlindsPaid': { value: 'owed', refs: ['44.b'], reading: true },
  'sanctions.deviceInHand': { value: 'penaltyOnly', refs: ['11', '41.a'], reading: true },
  'sanctions.fairness': { value: 'fairnessFirstFinal', refs: ['1.a', '1.b', '1.c'] },
};
