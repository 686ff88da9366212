import { expect, it } from 'vitest';
import { policyNames } from '../policies.ts';
import { saidBy } from './said-by.ts';

/** What each rulebook says about bets, with its numbers; a rulebook that is not there is silent. */
const said: { readonly [policy: string]: { readonly [book: string]: string } } = {
  'betting.minBet': {
    bdpv: '"bigBlind" (2 Einsätze 3; 5.2)',
    oepbl: '"bigBlind" (6.4 Bet; 6.4 minimum raise)',
  },
  'betting.minRaise': {
    pvb: '"lastIncrement" (42(2); 42(3)) reading in overShortAllIn',
    tda55: '"lastIncrement" (22.b) reading in overShortAllIn',
    bdpv: '"lastIncrement" (2 Einsätze 4; 5.3) reading in overShortAllIn',
    gcb: '"lastIncrement" (T41.A1) reading in overShortAllIn',
    oepbl: '"lastIncrement" (6.4 minimum raise; 6.4 Re-Raise) reading in overShortAllIn',
  },
  'betting.minRaiseOverShortBet': {
    bdpv: '"allInPlusBigBlind" (5.2 All In unter Big Blind)',
    oepbl: '"allInPlusBigBlind" (6.5 All-In: players yet to act)',
  },
  'betting.shortBlindCall': {
    bdpv: '"fullBigBlind" (3.1; 5.2 kurzer Big Blind) reading in headsUp',
    oepbl: '"fullBigBlind" (6.5 All-In: full blind for the others) reading in headsUp',
  },
  'betting.shortAllInReopensNoLimit': {
    pvb: '"no" (42(6))',
    tda55: '"no" (20.c)',
    bdpv: '"reopens" (2 Einsätze 2; 5.1) reading',
    gcb: '"no" (T41.B1)',
    oepbl: '"no" (6.5 All-In: incomplete raise)',
  },
  'betting.shortAllInReopensLimit': {
    gcb: '50 (T41.B2)',
    oepbl: '100 (6.5 All-In: incomplete raise) reading',
  },
  'betting.shortAllInsAddUp': {
    pvb: '"judgedAlone" (42(6)) reading',
    tda55: '"judgedAlone" (20.c) reading',
    gcb: '"judgedAlone" (T41.B1) reading',
    oepbl: '"judgedAlone" (6.5 All-In: incomplete raise) reading',
  },
  'betting.raiseCapLimit': {
    tda55: '{"is":"raises","beforeFlop":3,"later":3} (22.c)',
    bdpv: '{"is":"none"} (2 Einsätze 2)',
    gcb: '{"is":"raises","beforeFlop":3,"later":3} (T45.2)',
    oepbl: '{"is":"raises","beforeFlop":4,"later":3} (6.4 Limit count) reading',
  },
  'betting.raiseCapLifted': {
    tda55: '"lastTwoOfTournament" (22.c; 22.d)',
    gcb: '"lastTwoOfTournament" (T45.2)',
    oepbl: '"never" (6.4 Limit count) reading',
  },
  'betting.raiseCapNoLimit': {
    pvb: '"none" (42(1); 46(1))',
    tda55: '"none" (22.a) reading in potLimit',
    bdpv: '"none" (2 Einsätze 2; 5.1)',
    gcb: '"none" (T45.1)',
    oepbl: '"none" (6.4 No Limit; 6.4 Pot Limit)',
  },
  'betting.limitSizes': {
    oepbl: '"bigBlindThenDouble" (6.4 Limit size)',
  },
  'betting.potLimitMaximum': {
    oepbl: '"potAfterCall" (6.4 Pot Limit) reading',
  },
  'betting.straddle': {
    bdpv: '"forbidden" (3.8)',
  },
  'betting.ante': {
    gcb: '"byStructure" (T57.B7)',
    oepbl: '"everybody" (6.4 ante)',
  },
  'betting.checkRaise': {
    bdpv: '"allowed" (2 Einsätze 1)',
  },
  'betting.bigBlindOption': {
    pvb: '"yes" (44(3))',
    bdpv: '"yes" (3.3)',
    oepbl: '"yes" (6.4 Check)',
  },
  'betting.anteOrder': {},
  'betting.raiseMethods': {
    pvb: '["oneMotion","amountThenChips","raiseCallRaise"] (41(1); 41(1)a; 41(1)b; 41(1)c)',
    tda55: '["oneMotion","amountThenChips","raiseCallRaise"] (23.1; 23.2; 23.3)',
    bdpv: '["oneMotion","amountThenChips"] (5.4; 2 Einsätze 12)',
    gcb: '["oneMotion","amountThenChips","raiseCallRaise"] (T40.a; T40.b; T40.c)',
    oepbl:
      '["oneMotion","amountThenChips","raiseCallRaise"] (6.6 bet in one motion; 6.6 bet with announced amount; 6.6 bet after announced raise)',
  },
  'betting.raiseCallPartInexact': {
    gcb: '"minimumRaise" (T40.d) reading in fullRaiseFirst',
  },
  'betting.whenChipsCount': {
    pvb: '"inPot" (36(3); 40(1))',
    tda55: '"released" (25.a; 25.b)',
    bdpv: '"inPot" (5.5)',
    gcb: '"inPot" (T37.A3)',
    oepbl: '"lineCrossed" (6.6 betting line; 6.6 no betting line)',
  },
  'betting.wordsVersusChips': {
    pvb: '"firstThenWords" (50(3))',
    tda55: '"firstThenWords" (21.d; 24.a; 33.a) reading',
    bdpv: '"words" (5.6)',
  },
  'betting.unclearAmount': {
    pvb: '"smallestLegal" (50(2); 50(2)a)',
    bdpv: '"dealerDecides" (2 Einsätze 5 Rücknahme) reading',
    gcb: '"smallestLegal" (T49.2)',
  },
  'betting.verbalInTurn': {
    pvb: '"binding" (36(2))',
    tda55: '"binding" (33.a)',
    bdpv: '"bindingUnlessMisheard" (2 Einsätze 5; 2 Einsätze 5 Rücknahme)',
    gcb: '"binding" (T37.A2)',
    oepbl: '"binding" (6.6 clear action)',
  },
  'betting.conditionalStatements': {
    pvb: '"managementMayBind" (51(1))',
    gcb: '"managementMayBind" (T51.1; T51.2)',
  },
  'betting.undercall': {
    bdpv: '"completeAlways" (2 Einsätze 13; 5.7; 2 Einsätze 10)',
    gcb: '"completeIfOneBettor" (T37.A4; T37.A3) reading in severalBettors',
    oepbl: '"completeOrFold" (6.6 undercall; 6.6 undercall no raise) reading in raiseNoticed',
  },
  'betting.withdrawMisread': {
    pvb: '{"rightBelow":0,"dealerBelow":0} (36(3); 47(1); 47(2)) reading',
    bdpv: '{"rightBelow":50,"dealerBelow":80} (2 Einsätze 10 Rücknahme; 5.8; 5.9) reading in raiseMissed, amountMisheard',
    gcb: '{"rightBelow":0,"dealerBelow":0} (T37.A3; T46.1; T46.2)',
    oepbl: '{"rightBelow":0,"dealerBelow":0} (6.6 undercall)',
  },
  'betting.withdrawMisreadRaise': {
    bdpv: '50 (2 Einsätze 6; 2 Einsätze 6 ab 50 Prozent)',
  },
  'betting.underraiseThreshold': {
    pvb: '"halfIncrement" (42(4); 42(5); 45(1)a) reading in halfOfRaiseOnly',
    tda55: '"halfIncrement" (20.a; 20.b)',
    bdpv: '"halfOfBet" (2 Einsätze 12 Hälfte)',
    gcb: '"halfIncrement" (T41.A2; T43.2) reading in halfOfRaiseOnly, belowHalf',
    oepbl: '"halfIncrement" (6.6 incomplete bet) reading in belowHalf',
  },
  'betting.announcedUnderraise': {
    pvb: '"minimumRaise" (36(2); 42(5)) reading',
    tda55: '"minimumRaise" (33.a; 20.b) reading',
    bdpv: '"minimumRaise" (5.11; 5.11 nicht höher)',
    gcb: '"minimumRaise" (T37.A2; T40.d) reading',
  },
  'betting.underbet': {
    bdpv: '"completeAlways" (2 Einsätze 13 Mindesteinsatz; 5.11)',
    oepbl: '"completeFromHalf" (6.6 incomplete bet) reading in belowHalf',
  },
  'betting.stringBet': {
    pvb: '"firstMotionStands" (49(1); 49(2)) reading',
    tda55: '"firstMotionStands" (24.a; 24.b; 25.b) reading',
    bdpv: '"minimumRaiseOrBet" (6.20; 6.20 Minimum; 2 Einsätze 12)',
    gcb: '"firstMotionStands" (T48) reading',
    oepbl: '"firstMotionStands" (6.7 string bet; 6.7 string bet amount)',
  },
  'betting.oversizedChipFacingBet': {
    pvb: '"call" (44(1))',
    tda55: '"call" (21.a)',
    bdpv: '"call" (2 Einsätze 11; 5.10 Call)',
    gcb: '"call" (T42.1)',
    oepbl: '"call" (6.6 oversized chip)',
  },
  'betting.oversizedChipOpening': {
    pvb: '"fullValue" (44(6))',
    tda55: '"fullValue" (21.c) reading in laterRounds',
    bdpv: '"askThenFullValue" (5.10)',
    gcb: '"fullValue" (T42.4)',
    oepbl: '"fullValue" (6.6 oversized chip) reading',
  },
  'betting.oversizedChipAdded': {
    pvb: '"call" (44(2))',
    tda55: '"call" (21.a) reading',
    bdpv: '"call" (2 Einsätze 11; 5.10 Call)',
    gcb: '"combined" (T44; T43.1; T43.2)',
    oepbl: '"call" (6.6 oversized chip) reading',
  },
  'betting.bigBlindSwap': {
    pvb: '"raise" (44(3))',
    tda55: '"check" (21.a) reading',
    bdpv: '"check" (2 Einsätze 11; 5.10 Call) reading',
    gcb: '"check" (T42.1; T44) reading',
    oepbl: '"check" (6.6 oversized chip) reading',
  },
  'betting.bigBlindAddsChip': {
    pvb: '"raiseToChip" (44(3)) reading',
    tda55: '"check" (21.a) reading',
    bdpv: '"check" (2 Einsätze 11; 5.10 Call) reading',
    gcb: '"raiseToSum" (T44; T43.2)',
    oepbl: '"check" (6.6 oversized chip) reading',
  },
  'betting.oversizedRaiseNoAmount': {
    pvb: '"maximumForChip" (44(5))',
    tda55: '"maximumForChip" (21.b)',
    gcb: '"maximumForChip" (T42.3)',
    oepbl: '"maximumForChip" (6.6 oversized chip announced)',
  },
  'betting.announceBeforeChip': {
    pvb: '"yes" (44(4))',
    tda55: '"yes" (21.d)',
    gcb: '"yes" (T42.2)',
    oepbl: '"yes" (6.6 announce before chip)',
  },
  'betting.multipleChips': {
    pvb: '"valueDecides" (45(1); 45(1)a; 45(2))',
    tda55: '"valueDecides" (20.a; 23.1) reading',
    bdpv: '"valueDecides" (2 Einsätze 12 Hälfte)',
    gcb: '"callIfNoChipToSpare" (T43.1; T43.2)',
    oepbl: '"valueDecides" (6.6 bet in one motion; 6.6 incomplete bet) reading',
  },
  'betting.chipsInFront': {
    gcb: '"combined" (T44)',
  },
  'betting.overbetForChange': {
    gcb: '"fiftyPercentRule" (T53.1; T53.2)',
  },
  'betting.betPotNoLimit': {
    pvb: '"anyValidBet" (48(2))',
    gcb: '"minimumBet" (T47.2)',
  },
  'betting.potSizeInfo': {
    pvb: '"potLimitOnly" (48(1)) reading in potLimit',
    tda55: '"potLimitOnly" (54.a; 54.b)',
    gcb: '"potLimitOnly" (T47.1)',
    oepbl: '"never" (6.7 pot size)',
  },
  'betting.stackInfo': {
    tda55: '"askAnyTime" (18.a; 18.b)',
    gcb: '"estimateCountAllIn" (T52.1; T52.2; T52.3)',
    oepbl: '"askAnyTime" (6.6 ask stack; 6.7 stack information)',
  },
  'betting.acceptedAction': {
    pvb: '"callerBears" (47(1); 47(2); 47(3))',
    bdpv: '"callerMayWithdraw" (5.8; 5.9)',
    gcb: '"callerBears" (T46.1; T46.2)',
  },
  'betting.callForms': {
    gcb: '"listed" (T39.a; T39.b; T39.c; T39.d; T39.e) reading in fewChips',
  },
  'betting.waitForAmount': {
    gcb: '"yes" (T37.B)',
  },
  'betting.raisePromptly': {
    pvb: '"yes" (41(2))',
  },
  'betting.hiddenChips': {
    pvb: '"loseAllWinShown" (43(1); 43(1)a; 43(1)b) reading in potSplit',
    tda55: '"shownCountRestForfeited" (17.a; 17.b) reading',
    bdpv: '"outIfCovered" (6.16; 6.16 nächster Deal; 6.16 nächster Deal begonnen) reading in allInWon, potSplit',
    gcb: '"floorAcceptedAction" (T53a.1; T53a.2; T53a.3) reading in potSplit, partlyCovered',
    oepbl: '"visibleOnly" (6.6 visible chips)',
  },
  'betting.wrongBringIn': {},
  'betting.blindTooLarge': {},
  'betting.blindWrongPlayer': {
    bdpv: '"untilSubstantialAction" (2 Unregelmäßigkeiten 1; 3.2 einmal pro Runde) reading',
  },
  'betting.missingChipsDeadline': {
    bdpv: '"bettingRound" (2 Einsätze 13) reading in blind',
  },
  'betting.outOfTurnBindsIf': {
    pvb: '"betOrRaise" (37(3); 37(4)) reading in allInBetween',
    tda55: '"betOrRaise" (33.b; 33.c)',
    bdpv: '"betCallOrRaise" (2 Einsätze 8 bindend)',
    gcb: '"betOrRaise" (T38.A1; T38.A2) reading in allInBetween',
    oepbl: '"betOrRaise" (6.6 out of turn)',
  },
  'betting.outOfTurnFold': {
    pvb: '"alwaysBinding" (37(5); 39(4); 38(1))',
    tda55: '"ifUnchanged" (33.b)',
    bdpv: '"ifUnchanged" (2 Einsätze 8 bindend) reading',
    gcb: '"alwaysBinding" (T38.A4; T50.1)',
    oepbl: '"ifUnchanged" (6.6 out of turn)',
  },
  'betting.outOfTurnReleased': {
    pvb: '"allOptions" (37(4))',
    tda55: '"allOptions" (33.b) reading',
    bdpv: '"noRaiseAfterCheckOrCall" (2 Einsätze 8 Check; 2 Einsätze 8 Call)',
    gcb: '"allOptions" (T38.A3)',
  },
  'betting.outOfTurnForm': {
    pvb: '"wordsAndChips" (40(3); 37(4))',
    tda55: '"wordsAndChips" (33.b)',
    bdpv: '"wordsAndChips" (2 Einsätze 8 bindend)',
    gcb: '"wordsAndChips" (T38.A1)',
    oepbl: '"wordsOnly" (6.6 out of turn)',
  },
  'betting.skippedPlayer': {
    tda55: '"never" (33.b) reading',
    bdpv: '"twoActions" (2 Einsätze 9; 2 Einsätze 9 zwei Spieler; 2 Einsätze 9 Wartender)',
    gcb: '"substantialActionAndTime" (T38.B1; T38.B2)',
  },
  'betting.foldWithoutBet': {
    pvb: '"bindingPenaltyPossible" (38(1))',
    bdpv: '"binding" (2 Dead Hand 1b; 2 Einsätze 5)',
    gcb: '"bindingPenaltyPossible" (T50.1; T50.2)',
  },
  'betting.foldComplete': {
    pvb: '"forwardMotionOrMuck" (39(1); 39(3))',
    tda55: '"muckTouched" (35.b) reading in thrownShort',
    bdpv: '"forwardMotionActedOn" (2 Dead Hand 1a; 2 Dead Hand 1b) reading in notThrown',
    gcb: '"betLineFaceDown" (T14) reading in notThrown, thrownShort',
  },
  'betting.foldRetrieval': {
    pvb: '"floorIfIdentifiable" (39(2))',
    tda55: '"floorIfIdentifiable" (35.c)',
    bdpv: '"floorIfIdentifiable" (2 Dead Hand 2 Rückholung; 2 Dead Hand 2 Falschinformation)',
    gcb: '"no" (T14)',
  },
  'betting.wordWithChip': {
    pvb: '"counts" (50(3); 44(4)) reading',
    tda55: '"tooLate" (21.d) reading',
    bdpv: '"counts" (5.6) reading',
    gcb: '"tooLate" (T42.2) reading',
    oepbl: '"tooLate" (6.6 announce before chip) reading',
  },
  'betting.nonStandardWords': {
    pvb: '"smallestMeaning" (50(1); 04(2); 41(3))',
    gcb: '"smallestMeaning" (T3.2; T49.1; T40.e)',
  },
  'betting.clearGestures': {
    bdpv: '"binding" (2 Einsätze 7)',
    oepbl: '"binding" (6.6 silent action)',
  },
  'betting.stringBetCalledBy': {
    pvb: '"dealerConfirmsPlayers" (49(3); 49(4))',
    tda55: '"dealer" (24.c)',
    gcb: '"dealer" (T48)',
    oepbl: '"dealer" (6.7 string bet)',
  },
  'betting.outOfTurnHeld': {
    pvb: '"binds" (37(3))',
    tda55: '"binds" (33.b)',
    bdpv: '"floorMayHold" (2 Einsätze 8 bindend)',
    gcb: '"binds" (T38.A1)',
    oepbl: '"binds" (6.6 out of turn)',
  },
  'betting.grossMiscount': {
    pvb: '"floorMayLimit" (47(3))',
  },
  'betting.bettorShowsEarly': {
    bdpv: '"ownFault" (5.8 Setzer; 5.8 Beispiel)',
  },
};

it.each(policyNames.filter((name) => name.startsWith('betting.')))('%s: what each says, and who is silent', (name) => {
  expect(saidBy(name, Object.keys(said[name] ?? {}))).toEqual(said[name]);
});
