import type { OffenceAnswer } from '../../offence.ts';
import type { AnswersOn } from '../../rulebook.ts';

/** The list of 69(10): a caution, and when repeated a penalty, of which a warning is the mildest (69(9)a). */
const caution = (...refs: readonly [string, ...string[]]): OffenceAnswer => ({
  first: { duty: 'must', least: 'caution', most: 'caution' },
  repeated: { duty: 'must', least: 'warning', most: 'disqualification' },
  refs: [...refs, '69(10)'],
});

/** The list of 69(11)I: a time penalty at least. */
const time = (...refs: readonly [string, ...string[]]): OffenceAnswer => ({
  first: { duty: 'must', least: 'time', most: 'disqualification' },
  repeated: { duty: 'must', least: 'points', most: 'disqualification' },
  repeatedRefs: ['69(11)II.i'],
  refs: [...refs, '69(11)'],
});

const exclusion = (...refs: readonly [string, ...string[]]): OffenceAnswer => ({
  first: { duty: 'must', least: 'elimination', most: 'exclusion' },
  refs: [...refs, '69(11)'],
});

const may = (...refs: readonly [string, ...string[]]): OffenceAnswer => ({
  first: { duty: 'may', least: 'caution', most: 'disqualification' },
  refs,
});

const must = (...refs: readonly [string, ...string[]]): OffenceAnswer => ({
  first: { duty: 'must', least: 'warning', most: 'disqualification' },
  refs,
});

export const sanctions: AnswersOn<'sanctions'> = {
  'sanctions.ladder': {
    value: [
      'hint',
      'caution',
      'warning',
      'oneHand',
      'rounds',
      'deadHand',
      'time',
      'points',
      'elimination',
      'disqualification',
      'exclusion',
    ],
    refs: [
      '69(5)',
      '69(6)',
      '69(9)',
      '69(9)a',
      '69(9)b',
      '69(9)c',
      '69(9)d',
      '69(9)e',
      '69(9)f',
      '69(9)g',
      '69(9)h',
      '69(9)i',
      '69(9)k',
      '69(9)m',
    ],
  },
  'sanctions.offences': {
    value: {
      touching: caution('69(10)a'),
      delay: caution('69(10)b', '21(5)'),
      outOfTurn: caution('69(10)c', '37(2)'),
      splashing: caution('69(10)d', '69(10)r'),
      betOutOfReach: caution('69(10)e'),
      loudTalk: caution('69(10)f'),
      celebration: caution('69(10)g'),
      misconduct: caution('69(10)h', '69(3)'),
      posing: caution('69(10)i'),
      leftTable: caution('69(10)j', '25(4)', '24(1)', '25(1)'),
      insultingStyle: caution('69(10)k', '69(10)m'),
      criticisingDealer: caution('69(10)n'),
      openFold: caution('69(10)o'),
      exposedCards: caution('69(10)p', '66(1)'),
      showedCards: caution('69(10)q', '67(1)', '67(3)'),
      rakedPot: caution('69(10)s', '63(3)'),
      coaching: caution('69(10)t', '65(1)b', '65(1)e'),
      stringBet: caution('69(10)u'),
      falseAnnouncement: caution('69(10)v'),
      cardsThrown: caution('69(10)w'),
      cardsThrownHard: caution('69(10)x'),
      onePlayerToAHand: caution('69(10)y', '65(2)'),
      etiquette: caution('69(10)z'),
      softplay: { ...time('69(11)I.a', '68(1)'), besides: ['chipLoss'] },
      nutsInLastPosition: { ...time('69(11)I.a', '68(1)'), besides: ['chipLoss'] },
      dispute: time('69(11)I.c'),
      cardsThrownOnPurpose: time('69(11)I.d'),
      cardsThrownAtDealer: time('69(11)I.e'),
      abuse: time('69(11)I.f', '69(4)'),
      chipsThrown: time('69(11)I.g'),
      blindDodging: time('69(11)I.h', '10(3)'),
      violence: exclusion('69(11)III.k'),
      cheating: exclusion('69(11)III.m', '19(4)'),
      chipsRemoved: exclusion('69(11)III.n', '17(2)', '17(3)', '71(1)'),
      pocketedChips: exclusion('69(11)III.o', '17(1)', '17(3)'),
      refusal: exclusion('69(11)III.p', '69(18)'),
      collusion: {
        first: { duty: 'must', least: 'disqualification', most: 'disqualification' },
        refs: ['68(2)'],
      },
      chipDumping: {
        first: { duty: 'must', least: 'disqualification', most: 'disqualification' },
        refs: ['68(2)'],
      },
      foldSignalled: must('37(6)'),
      foldOutOfTurn: may('38(1)'),
      foldWithoutBet: may('38(1)'),
      allInHandMucked: may('54(2)'),
      toldOfFold: caution('65(1)a'),
      talkedAboutHand: caution('65(1)b', '65(1)c', '65(1)d'),
      conditionalStatement: may('51(1)'),
      fouledDeckKnown: may('33(2)'),
      hiddenCards: may('18(2)'),
      // excluded from the tournament, not from all events
      chipsExchanged: { first: { duty: 'may', least: 'caution', most: 'elimination' }, refs: ['16(3)'] },
      hiddenChips: may('16(1)'),
      device: may('05(5)a', '05(4)'),
      falseIdentity: must('13(1)'),
      // punished; a disqualification only for advertising that is not taken off
      clothing: must('72(4)', '72(5)'),
      cameraRefused: may('70(1)'),
    },
    refs: ['69(8)', '69(10)', '69(11)'],
  },
  'sanctions.repetition': { value: 'rising', refs: ['69(12)e'] },
  'sanctions.maxRounds': { value: 0, refs: ['69(9)c'] },
  'sanctions.timePenalty': { value: { is: 'minutes', from: 10, to: 50 }, refs: ['69(9)e'] },
  'sanctions.missedHands': { value: 'playersTimesRounds', refs: ['69(12)a'] },
  'sanctions.where': { value: 'tableOrArea', refs: ['69(12)a', '69(9)e'] },
  'sanctions.dealtIn': { value: 'dealtInDeadBlindsTaken', refs: ['69(12)a', '12(5)'] },
  'sanctions.autoAllIn': { value: 'liveForMainPot', refs: ['69(12)b'] },
  // Into the next day, to the next table; of the end of the event it says nothing.
  'sanctions.carryOver': { value: 'carriesOver', refs: ['69(13)'], reading: ['eventEnds'] },
  // After the hand for exposed cards, at once for all else.
  'sanctions.start': { value: 'atOnceAfterHandForCards', refs: ['69(17)', '66(1)'] },
  'sanctions.whoDecides': { value: 'dealerHintFloorRest', refs: ['69(5)', '69(6)', '69(7)', '69(8)'] },
  'sanctions.callingFloor': { value: 'throughDealer', refs: ['69(7)', '69(6)'] },
  'sanctions.etiquette': { value: 'cautionThenPenalty', refs: ['69(10)', '69(11)I.b'] },
  // The next breach of whatever kind, counted for the event.
  'sanctions.cautionsBeforePenalty': { value: 2, refs: ['69(11)I.b'], reading: true },
  'sanctions.outOfTurn': { value: 'cautionIntentPenalty', refs: ['37(2)', '40(4)', '69(10)c'] },
  'sanctions.abuse': { value: 'mustPenalise', refs: ['69(4)', '69(11)I.f'] },
  'sanctions.violence': { value: 'exclusion', refs: ['69(11)III.k'] },
  // 68(1) names loss of chips to disqualification, 69(11)I.a orders a time penalty: at least that.
  'sanctions.softplay': { value: 'timePenaltyAtLeast', refs: ['68(1)', '69(11)I.a'] },
  'sanctions.nutsInLastPosition': {
    value: 'notBettingIsSoftplay',
    refs: ['68(1)', '69(11)I.a'],
    reading: ['nothingToWin'],
  },
  'sanctions.collusion': { value: 'disqualification', refs: ['68(2)'], reading: ['receiver'] },
  'sanctions.cheating': { value: 'exclusion', refs: ['69(11)III.m', '19(4)'] },
  'sanctions.blindDodging': { value: 'timePenaltyMust', refs: ['69(11)I.h', '10(3)'] },
  'sanctions.dodgedBlindsPaid': { value: 'deadIntoNextPot', refs: ['10(3)', '69(11)I.h'], reading: ['lastChips'] },
  'sanctions.cardsThrown': { value: 'cautionIntentTime', refs: ['69(10)w', '69(11)I.d', '69(11)I.e'] },
  'sanctions.hiddenCards': { value: 'mayBeDead', refs: ['18(1)', '18(2)'] },
  'sanctions.deviceInHand': { value: 'handDead', refs: ['05(5)a'] },
  // To the floor or the organiser, at once.
  'sanctions.fineTo': { value: 'organiser', refs: ['72(4)'] },
  // He leaves for so long, or is excluded: the floor says which. His stack meanwhile is that of an absent player, as a reading.
  'sanctions.fineUnpaid': { value: 'leavesUntilPaid', refs: ['72(4)'] },
  'sanctions.refusal': { value: 'excludedClubPenalised', refs: ['69(18)', '69(11)III.p'] },
  'sanctions.disqualifiedChips': { value: 'removed', refs: ['69(12)c', '69(15)'] },
  // That the place is not passed on is a reading.
  'sanctions.disqualifiedScore': { value: 'nothing', refs: ['69(9)h', '69(15)'], reading: true },
  'sanctions.eliminationPenalty': { value: 'placeAtExclusion', refs: ['69(14)', '69(9)g', '69(9)i'] },
  'sanctions.playerBar': { value: 'untilADay', refs: ['69(9)k'] },
  'sanctions.clubBar': { value: 'shutOut', refs: ['69(9)m'] },
  'sanctions.fairness': { value: 'fairnessFirstFinal', refs: ['01'] },
};
