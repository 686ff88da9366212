import { expect, it } from 'vitest';
import { policyNames } from '../policies.ts';
import { saidBy } from './said-by.ts';

/** What each rulebook says of pots and of showing cards, with its numbers; a rulebook that is not there is silent. */
const said: { readonly [policy: string]: { readonly [bookAndOccasion: string]: string } } = {
  'pots.sidePots': {
    pvb: '"separate" (63(1); 63(2))',
    tda55: '"separateLastFirst" (36.a; 36.b)',
    bdpv: '"separate" (2 Split Pot 3)',
    gcb: '"separate" (T20)',
    oepbl: '"separate" (6.5 Side-Pot; 6.5 Side-Pot: several)',
  },
  'pots.oddChipFlop': {
    pvb: '"firstLeftOfButton" (62(1))',
    tda55: '"firstLeftOfButton" (15.flop)',
    bdpv: '"firstLeftOfButton" (2 Split Pot 2)',
    gcb: '"firstLeftOfButton" (T19.2) reading',
    oepbl: '"firstLeftOfButton" (6.5 Split-Pot: odd chip) reading',
  },
  'pots.oddChipsSeveral': {
    pvb: '"oneEach" (62(1)) reading',
    tda55: '"oneEach" (15.flop) reading',
    bdpv: '"allToFirst" (2 Split Pot 2)',
    gcb: '"oneEach" (T19.2) reading',
    oepbl: '"oneEach" (6.5 Split-Pot: odd chip) reading',
  },
  'pots.oddChipUnit': {
    bdpv: '"smallestInPlay" (2 Split Pot 2)',
    gcb: '"smallestInPlay" (T19.1)',
    oepbl: '"smallestInPlay" (6.5 Split-Pot: odd chip)',
  },
  'pots.oddChipHiLo': {
    tda55: '"high" (15.hiLo; 15.hiLoTie)',
  },
  'pots.oddChipStud': {
    tda55: '"highCardBySuit" (15.stud) reading in razz',
  },
  'pots.killedHandUncalledBet': {
    pvb: '"uncalledPartBack" (40(2); 60(3))',
    tda55: '"uncalledPartBack" (31.b)',
    bdpv: '"nothing" (2 Unregelmäßigkeiten 2 ungeschützt; 2 Dead Hand 1)',
    gcb: '"uncalledPartBack" (T55.2)',
    oepbl: '"uncalledPartBack" (6.6 raise returned) reading in firstBet',
  },
  'pots.runItTwice': {
    gcb: '"cashOnly" (C8.1)',
  },
  'pots.disputeDeadline': {
    pvb: '"nextHand" (64(1))',
    bdpv: '"discretion" (1 Entscheidungsfindung 3; 1 Entscheidungsfindung 6)',
    gcb: '"nextHand" (T21)',
  },
  'pots.touchPot': {
    pvb: '"no" (63(3); 69(10)s)',
    tda55: '"no" (19.a; 19.b)',
    oepbl: '"no" (6.6 reach into pot; 6.6 no own change; 6.6 no splashing)',
  },
  'pots.unprotectedHand': {
    pvb: '"lostNoRefund" (60(1); 60(2))',
    tda55: '"lostNoRefund" (31.a)',
    bdpv: '"lostNoRefund" (2 Unregelmäßigkeiten 2 ungeschützt)',
    gcb: '"lostNoRefund" (T55.1)',
    oepbl: '"lostNoRefund" (6.6 protect hand)',
  },
  'pots.cardsMixedByOther': {
    pvb: '"liveIfIdentifiable" (60(4))',
    tda55: '"deadUnlessSaved" (35.b; 35.c)',
    bdpv: '"thrownCardsFolded" (2 Dead Hand 3) reading',
  },
  'pots.unprotectedHandLostWhen': {
    pvb: '"taken" (60(2))',
    tda55: '"touchedMuck" (31.a) reading in muckNotTouched',
    bdpv: '"taken" (2 Unregelmäßigkeiten 2 ungeschützt)',
    gcb: '"taken" (T55.1)',
    oepbl: '"touchedMuck" (6.6 protect hand) reading in muckNotTouched',
  },
  'pots.wrongAmount': {
    bdpv: '"putRight" (2 Showdown 3; 1 Entscheidungsfindung 3) reading',
  },
  'pots.mixedPayout': {
    bdpv: '"recounted" (1 Entscheidungsfindung 6)',
  },
  'showdown.orderLastBet': {
    pvb: '"lastAggressor" (55(1))',
    tda55: '"lastAggressor" (38.lastAction)',
    bdpv: '"lastAggressor" (2 Showdown 5)',
    gcb: '"lastAggressor" (T16.1; T16.4) reading in stud',
    oepbl: '"lastAggressor" (6.5 Showdown am River: last aggressor)',
  },
  'showdown.orderNoLastBet': {
    pvb: '"earlierAggressor" (55(1); 55(2))',
    tda55: '"earlierAggressor" (38.noRiverBet)',
    gcb: '"leftOfButton" (T16.2; T16.3)',
    oepbl: '"earlierAggressor" (6.5 Showdown am River: last aggressor)',
  },
  'showdown.orderAllChecked': {
    pvb: '"leftOfButton" (55(2))',
    tda55: '"preflopAggressor" (38.noRiverBet) reading',
    gcb: '"leftOfButton" (T16.2)',
    oepbl: '"leftOfButton" (6.5 Showdown am River: no bet)',
  },
  'showdown.orderStud': {
    tda55: '"highBoard" (38.stud; 38.razz)',
    gcb: '"highBoard" (T16.4)',
  },
  'showdown.allInReveal': {
    pvb: '"noFurtherAction" (54(1); 54(3))',
    tda55: '"noFurtherAction" (37)',
    bdpv: '"noFurtherAction" (6.27)',
    gcb: '"noFurtherAction" (T15)',
    oepbl: '"riverIfSidePot" (6.5 Showdown beim All-In: one caller; 6.5 Showdown beim All-In: several callers)',
  },
  'showdown.allInMuck': {
    pvb: '"no" (54(3); 54(4); 55(3); 56(4)) reading in sidePot',
    tda55: '"no" (37)',
    bdpv: '"unlessSidePot" (6.27; 2 Showdown 6) reading in sidePot',
    gcb: '"no" (T15) reading',
    oepbl: '"no" (6.5 Showdown beim All-In: all show)',
  },
  'showdown.muck': {
    pvb: '"yes" (55(3))',
    tda55: '"yes" (38.lastAction; 40.a) reading',
    bdpv: '"yes" (2 Showdown 6)',
    gcb: '"yes" (T16.5)',
    oepbl: '"yes" (6.5 Showdown am River: claim only)',
  },
  'showdown.winnerMustShow': {
    pvb: '"no" (56(2))',
    tda55: '"yes" (40.b)',
    bdpv: '"yes" (2 Showdown 1)',
    gcb: '"no" (T18.1)',
    oepbl: '"no" (6.5 Showdown am River: single claimant)',
  },
  'showdown.tableAllCards': {
    pvb: '"all" (56(1); 56(3))',
    tda55: '"all" (40.b; 39)',
    bdpv: '"all" (2 Showdown 1)',
    gcb: '"partlyByFloor" (T13.A1; T13.B)',
    oepbl: '"all" (6.5 Split-Pot: playing the board; 6.5 Showdown am River: playing the board)',
  },
  'showdown.playTheBoard': {
    pvb: '"showAll" (58(1); 56(1))',
    tda55: '"showAll" (39)',
    bdpv: '"announceIsEnough" (4.11) reading in cardsNotShown',
    gcb: '"showAll" (T17)',
    oepbl: '"showAll" (6.5 Showdown am River: playing the board)',
  },
  'showdown.tabledWinner': {
    pvb: '"no" (61(1))',
    tda55: '"no" (32.a)',
    gcb: '"no" (T13.A2)',
    oepbl: '"no" (6.6 winning hand taken in)',
  },
  'showdown.allInMuckedByMistake': {
    pvb: '"floorMayRestore" (54(2))',
  },
  'showdown.refuseToShow': {
    pvb: '"fiveSecondsThenDead" (56(4))',
    tda55: '"dead" (39; 40.b) reading',
  },
  'showdown.exposedByNeighbour': {
    pvb: '"liveNeighbourPenalised" (56(4))',
    oepbl: '"liveNeighbourPenalised" (2.16 one player to a hand)',
  },
  'showdown.rightToSee': {
    pvb: '"activeAtShowdown" (57(1); 57(2); 57(3); 57(4); 59(2))',
    tda55: '"nobody" (40.a)',
    bdpv: '"onSuspicion" (2 Showdown 6; 2 Showdown 6 Antrag)',
    gcb: '"onSuspicion" (T18.2)',
    oepbl: '"onSuspicion" (6.6 open cards on suspicion)',
  },
  'showdown.suspicionLook': {
    pvb: '["dealerCovertly","floor","director"] (55(4); 57(5); 59(1))',
    tda55: '["director"] (40.c)',
    bdpv: '["dealerCovertly"] (2 Showdown 6 Verdacht)',
    gcb: '["floor"] (T18.2)',
    oepbl: '["refereeOpens"] (6.6 open cards on suspicion)',
  },
  'showdown.showOneShowAll': {
    pvb: '"afterHand" (66(3); 67(2))',
    bdpv: '"onlyShownCards" (2 Showdown 4; 2 Showdown 4 Teil; 2 Showdown 4 aktiver Spieler; 2 Showdown 4 nicht aktiver Spieler)',
    oepbl: '"afterHand" (6.6 show one show all)',
  },
  'showdown.exposedByAccident': {
    pvb: '"passive" (66(1))',
    tda55: '"live" (34.a)',
    bdpv: '"floorDecides" (2 Unregelmäßigkeiten 11 Spieler; 2 Showdown 4 aktiver Spieler; 6.27 vorzeitig) reading',
    gcb: '"live" (T59.1; T59.2)',
    oepbl: '"live" (6.6 exposed by player)',
  },
  'showdown.exposedPenalty': {
    pvb: '"may" (66(1); 69(10)p)',
    tda55: '"may" (34.a; 34.b; 34.d) reading',
    gcb: '"may" (T57.A1; T59.1; T59.3)',
    oepbl: '"none" (6.6 exposed on purpose)',
  },
  'showdown.exposedOnPurpose': {
    pvb: '"dead" (66(2))',
    tda55: '"deadIfSilent" (34.c; 34.d) reading in withWords',
    bdpv: '"deadUnlessHeadsUp" (6.19; 6.19 Ausnahme; 6.19 absichtliches Zeigen; 2 Unregelmäßigkeiten 11 Spieler) reading in twoLeft',
    gcb: '"liveWithPenalty" (T59.1; T59.2)',
    oepbl: '"liveWithPenalty" (6.6 exposed on purpose)',
  },
  'showdown.prematureReveal': {
    bdpv: '"mayBeDead" (6.27 vorzeitig)',
  },
  'showdown.speedUp': {
    bdpv: '"asked" (2 Showdown 5 Beschleunigung)',
  },
  'showdown.studUpCards': {
    gcb: '"dead" (T56.1; T56.2) reading in nothingToPay',
  },
  'showdown.foldCards': {
    pvb: '"faceDown" (69(10)o; 69(10)x; 39(3))',
    gcb: '"faceDown" (T59.4)',
    oepbl: '"faceDown" (6.4 Fold)',
  },
  'showdown.lookAtMuck': {
    bdpv: '"forbidden" (1 Ablauf 10)',
  },
  'showdown.exposedAgain': {
    pvb: '"asOnPurpose" (66(2))',
  },
  'showdown.othersShow': {
    pvb: '"inTurn" (55(1))',
    tda55: '"inTurn" (38.lastAction)',
    gcb: '"inTurn" (T16.3)',
    oepbl: '"ifClaiming" (6.5 Showdown am River: claim only)',
  },
  'showdown.keepCards': {
    bdpv: '"untilWinnerSettled" (2 Showdown 2 Karten halten)',
  },
};

it.each(policyNames.filter((name) => name in said))('%s', (name) => {
  expect(saidBy(name, Object.keys(said[name] ?? {}))).toEqual(said[name]);
});
