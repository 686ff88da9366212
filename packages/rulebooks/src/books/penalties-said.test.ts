import { expect, it } from 'vitest';
import { policyNames } from '../policies.ts';
import { saidBy } from './said-by.ts';

/** What each rulebook says of penalties, with its numbers; a rulebook that is not there is silent. */
const said: { readonly [policy: string]: { readonly [bookAndOccasion: string]: string } } = {
  'sanctions.ladder': {
    pvb: '["hint","caution","warning","oneHand","rounds","deadHand","time","points","elimination","disqualification","exclusion"] (69(5); 69(6); 69(9); 69(9)a; 69(9)b; 69(9)c; 69(9)d; 69(9)e; 69(9)f; 69(9)g; 69(9)h; 69(9)i; 69(9)k; 69(9)m)',
    tda55: '["warning","rounds","time","disqualification"] (41.c; 41.f)',
    bdpv: '["warning","time","disqualification"] (6 Einleitung Sanktionen; 1 Entscheidungsfindung 7; 1 Entscheidungsfindung 7 Disqualifikation)',
    gcb: '["warning","oneHand","rounds","disqualification"] (T57.B1; T57.B2; T57.B3)',
    oepbl: '["warning","rounds","disqualification"] (2.16 penalty ladder; 6.1 penalty ladder)',
  },
  'sanctions.repetition': {
    pvb: '"rising" (69(12)e)',
    gcb: '"rising" (T57.B4)',
  },
  'sanctions.maxRounds': {
    pvb: '0 (69(9)c)',
    tda55: '4 (41.f)',
    gcb: '4 (T57.B3)',
    oepbl: '0 (2.16 penalty ladder)',
  },
  'sanctions.timePenalty': {
    pvb: '{"is":"minutes","from":10,"to":50} (69(9)e)',
    tda55: '{"is":"free"} (41.c)',
    bdpv: '{"is":"free"} (1 Entscheidungsfindung 7)',
  },
  'sanctions.missedHands': {
    pvb: '"playersTimesRounds" (69(12)a)',
    tda55: '"playersTimesRounds" (41.d)',
    gcb: '"playersTimesRounds" (T57.B5)',
    oepbl: '"buttonRounds" (2.16 penalty ladder; 6.1 penalty ladder)',
  },
  'sanctions.misdealCounts': {
    gcb: '"once" (T34.B2)',
  },
  'sanctions.where': {
    pvb: '"tableOrArea" (69(12)a; 69(9)e)',
    tda55: '"area" (41.e)',
    gcb: '"table" (T57.B6)',
    oepbl: '"table" (2.17; 6.1 ban effect)',
  },
  'sanctions.dealtIn': {
    pvb: '"dealtInDeadBlindsTaken" (69(12)a; 12(5))',
    gcb: '"dealtInDeadBlindsTaken" (T57.B7) reading',
    oepbl: '"dealtInDeadBlindsTaken" (2.17; 6.7 absent player)',
  },
  'sanctions.autoAllIn': {
    pvb: '"liveForMainPot" (69(12)b)',
    bdpv: '"deadAndOut" (3.6; 6.9 Einziehen) reading',
    gcb: '"deadAndOut" (T57.B7; T29.1) reading',
    oepbl: '"deadAndOut" (2.17; 6.7 absent hand) reading',
  },
  'sanctions.carryOver': {
    pvb: '"carriesOver" (69(13)) reading in eventEnds',
    oepbl: '"ends" (2.16 penalty ladder) reading',
  },
  'sanctions.start': {
    pvb: '"atOnceAfterHandForCards" (69(17); 66(1))',
    tda55: '"afterHand" (34.b)',
    gcb: '"afterHand" (T59.3)',
    oepbl: '"nextHand" (6.6 exposed on purpose)',
  },
  'sanctions.scope': {},
  'sanctions.whoDecides': {
    pvb: '"dealerHintFloorRest" (69(5); 69(6); 69(7); 69(8))',
    tda55: '"director" (41.a; 41.f)',
    bdpv: '"director" (1 Entscheidungsfindung 7)',
    gcb: '"director" (T57.B3; T32)',
    oepbl: '"headReferee" (2.16 penalty ladder; 6.1 penalty ladder)',
  },
  'sanctions.callingFloor': {
    pvb: '"throughDealer" (69(7); 69(6))',
    oepbl: '"yes" (2.6 consult; 2.30 complaint)',
  },
  'sanctions.etiquette': {
    pvb: '"cautionThenPenalty" (69(10); 69(11)I.b)',
    tda55: '"penaltyWhenRepeated" (46.a)',
    bdpv: '"disqualificationWhenRepeated" (1 Entscheidungsfindung 7; 1 Entscheidungsfindung 7 Disqualifikation)',
    gcb: '"penaltyWhenRepeated" (T61; T57.B4)',
    oepbl: '"banWhenRepeated" (2.16 etiquette; 6.1 etiquette ban)',
  },
  'sanctions.cautionsBeforePenalty': {
    pvb: '2 (69(11)I.b) reading',
  },
  'sanctions.outOfTurn': {
    pvb: '"cautionIntentPenalty" (37(2); 40(4); 69(10)c)',
    tda55: '"repeatedPenalty" (46.a; 46.b) reading',
    bdpv: '"notTolerated" (2 Einsätze 8)',
    gcb: '"repeatedPenalty" (T61)',
    oepbl: '"repeatedPenalty" (2.16 etiquette)',
  },
  'sanctions.abuse': {
    pvb: '"mustPenalise" (69(4); 69(11)I.f)',
    tda55: '"mustPenalise" (41.b; 48)',
    bdpv: '"mayPenalise" (6.24; 1 Entscheidungsfindung 7)',
    gcb: '"mustPenalise" (T57.A4)',
    oepbl: '"mayThenMust" (6.1 penalty ladder; 2.16 etiquette; 6.1 etiquette ban)',
  },
  'sanctions.violence': {
    pvb: '"exclusion" (69(11)III.k)',
  },
  'sanctions.softplay': {
    pvb: '"timePenaltyAtLeast" (68(1); 69(11)I.a)',
    tda55: '"penaltyUpToDisqualification" (45.a; 45.c)',
    gcb: '"mustPenalise" (T57.A4; T60.1)',
    oepbl: '"disqualification" (2.15 cheating; 6.1 cheating)',
  },
  'sanctions.nutsInLastPosition': {
    pvb: '"notBettingIsSoftplay" (68(1); 69(11)I.a) reading in nothingToWin',
    oepbl: '"mustBetOrRaise" (6.6 nuts in last position) reading in nothingToWin',
  },
  'sanctions.collusion': {
    pvb: '"disqualification" (68(2)) reading in receiver',
    tda55: '"penaltyUpToDisqualification" (45.b; 45.c) reading in receiver',
    bdpv: '"disqualifyBoth" (1 Ablauf 6 Verschenken)',
    gcb: '"disqualification" (T60.2) reading in receiver',
    oepbl: '"disqualification" (2.15 cheating) reading in receiver',
  },
  'sanctions.cheating': {
    pvb: '"exclusion" (69(11)III.m; 19(4))',
    gcb: '"mustPenalise" (T57.A4)',
    oepbl: '"disqualification" (2.15 cheating; 6.1 cheating)',
  },
  'sanctions.blindDodging': {
    pvb: '"timePenaltyMust" (69(11)I.h; 10(3))',
    tda55: '"penaltyExpected" (44.a)',
    gcb: '"mustPenalise" (T32)',
  },
  'sanctions.dodgedBlindsPaid': {
    pvb: '"deadIntoNextPot" (10(3); 69(11)I.h) reading in lastChips',
    tda55: '"owed" (44.b) reading',
  },
  'sanctions.cardsThrown': {
    pvb: '"cautionIntentTime" (69(10)w; 69(11)I.d; 69(11)I.e)',
    bdpv: '"mayPenalise" (6.24; 6.24 Ausschluss)',
    gcb: '"mayPenalise" (T57.A2)',
  },
  'sanctions.hiddenCards': {
    pvb: '"mayBeDead" (18(1); 18(2))',
    bdpv: '"forbidden" (1 Ablauf 4)',
    gcb: '"forbidden" (T24.C)',
    oepbl: '"forbidden" (6.6 cards on table)',
  },
  'sanctions.deviceInHand': {
    pvb: '"handDead" (05(5)a)',
    tda55: '"penaltyOnly" (11; 41.a) reading',
  },
  'sanctions.intoxication': {
    oepbl: '"mayDisqualifyFine" (2.18 intoxication; 2.18 fine)',
  },
  'sanctions.intoxicationFine': {
    oepbl: '50 (2.18 fine)',
  },
  'sanctions.fineTo': {
    pvb: '"organiser" (72(4))',
    oepbl: '"organiser" (1.10 fine) reading',
  },
  'sanctions.fineUnpaid': {
    pvb: '"leavesUntilPaid" (72(4))',
  },
  'sanctions.refusal': {
    pvb: '"excludedClubPenalised" (69(18); 69(11)III.p)',
  },
  'sanctions.disqualifiedChips': {
    pvb: '"removed" (69(12)c; 69(15))',
    bdpv: '"removed" (6 Einleitung Chips Disqualifizierter)',
    gcb: '"removed" (T57.B2)',
    oepbl: '"removed" (2.19 chips removed; 6.1 disqualification)',
  },
  'sanctions.disqualifiedScore': {
    pvb: '"nothing" (69(9)h; 69(15)) reading',
    bdpv: '"eliminatedNow" (6 Einleitung Chips Disqualifizierter) reading',
    oepbl: '"eliminatedResultsKept" (2.19 chips removed; 2.19 results kept; 6.1 disqualification)',
  },
  'sanctions.eliminationPenalty': {
    pvb: '"placeAtExclusion" (69(14); 69(9)g; 69(9)i)',
  },
  'sanctions.playerBar': {
    pvb: '"untilADay" (69(9)k)',
  },
  'sanctions.clubBar': {
    pvb: '"shutOut" (69(9)m)',
  },
  'sanctions.fairness': {
    pvb: '"fairnessFirstFinal" (01)',
    tda55: '"fairnessFirstFinal" (1.a; 1.b; 1.c)',
    bdpv: '"fairnessFirstFinal" (1 Entscheidungsfindung 1; 1 Entscheidungsfindung 2)',
    gcb: '"fairnessFirstFinal" (T1.1; T1.2)',
    oepbl: '"fairnessFirstFinal" (2.6 fairness; 2.6 final; 6.1 penalties final; 6.1 referees)',
  },
};

it.each(policyNames.filter((name) => name in said))('%s', (name) => {
  expect(saidBy(name, Object.keys(said[name] ?? {}))).toEqual(said[name]);
});
