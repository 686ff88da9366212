import { expect, it } from 'vitest';
import { policyNames } from '../policies.ts';
import { saidBy } from './said-by.ts';

/** What each rulebook says, with its numbers; a rulebook that is not there is silent. Occasions apart where they differ. */
const said: { readonly [policy: string]: { readonly [bookAndOccasion: string]: string } } = {
  'chips.raceMethod': {
    'pvb championship': '"roundUpEach" (15b(1)) reading',
    'pvb championsTable': '"roundUpEach" (15b(1)) reading',
    'pvb leagueDay': '"noRemoval" (15a(1))',
    tda55: '"race" (14.a; 14.b)',
    bdpv: '"race" (6.8; 6.8 Karten)',
    gcb: '"race" (T23.A1)',
    oepbl: '"race" (2.25 color up; 2.25 cards)',
  },
  'chips.raceStart': {
    tda55: '"seat1" (14.d)',
    bdpv: '"leftOfButton" (6.8 Reihenfolge; 6.8 Button)',
    gcb: '"seat1" (T23.A1)',
    oepbl: '"seat1" (2.25 cards)',
  },
  'chips.raceCards': {
    tda55: '"onePerChipEnBloc" (14.b; 14.d) reading',
    bdpv: '"onePerChipEnBloc" (6.8 Karten; 6.8 Reihenfolge)',
    gcb: '"onePerChipEnBloc" (T23.A1) reading',
    oepbl: '"onePerChipEnBloc" (2.25 cards)',
  },
  'chips.raceTie': {
    bdpv: '"suits" (6.8 Farbe; 2 Split Pot 1)',
    oepbl: '"suits" (2.25 award)',
  },
  'chips.raceNumber': {
    tda55: '"halfUp" (14.c)',
    bdpv: '"up" (6.8 Aufrundung)',
    gcb: '"down" (T23.C) reading',
    oepbl: '"up" (2.25 number)',
  },
  'chips.raceMaxPerPlayer': {
    tda55: '1 (14.d)',
    bdpv: '1 (6.8 Verteilung)',
    gcb: '1 (T23.A2)',
    oepbl: '1 (2.25 max one)',
  },
  'chips.raceLastChip': {
    'pvb championship': '"oneChip" (15b(2))',
    'pvb championsTable': '"oneChip" (15b(2))',
    tda55: '"oneChip" (14.e) reading',
    bdpv: '"oneChip" (6.8 letzter Chip)',
    gcb: '"oneChip" (T23.A3)',
    oepbl: '"oneChip" (2.25 last chip)',
  },
  'chips.lateFoundChips': {
    gcb: '"exchangeEvenRestLapses" (T23.C)',
  },
  'chips.colorUpWhen': {
    'pvb championship': '"nextBreak" (15b(1))',
    'pvb championsTable': '"nextBreak" (15b(1))',
    tda55: '"whenNotNeeded" (14.a)',
    bdpv: '"whenNotNeeded" (6.8)',
    oepbl: '"whenNotNeeded" (2.25 color up)',
  },
  'chips.colorUpUnscheduled': {
    pvb: '"floorAnyTime" (15a(2); 16(2))',
    gcb: '"floorAnnounced" (T24.B1; T24.B2)',
  },
  'chips.colorUpPresence': {
    pvb: '"playerInvited" (15b(3); 16(2))',
    tda55: '"witness" (14.f)',
    gcb: '"recommended" (T23.B2)',
  },
  'chips.visibility': {
    pvb: '"visibleInFront" (16(1))',
    tda55: '"visibleInFront" (16)',
    bdpv: '"visibleInFront" (1 Ablauf 4 Chips offenlegen; 6.23)',
    gcb: '"visibleInFront" (T24.A1; T24.A2)',
    oepbl: '"visibleInFront" (6.6 visible chips)',
  },
  'chips.changeBetweenPlayers': {
    pvb: '"dealerOnly" (16(3); 16(4))',
    oepbl: '"noChangeFromPot" (6.6 no own change)',
  },
  'chips.hiddenTransport': {
    pvb: '"forfeitAndExclude" (17(1); 17(2); 17(3); 69(11)III.n; 69(11)III.o) reading',
    tda55: '"forfeitMayDisqualify" (17.a; 17.b)',
    bdpv: '"forfeitMayDisqualify" (1 Ablauf 4; 6.22; 6.22 Wegnehmen) reading',
    gcb: '"mayForfeitMayDisqualify" (T54.1; T54.2; T54.3)',
    oepbl: '"forfeitIntentDisqualifies" (2.24 pocketed chips; 2.15 cheating) reading in carriedHidden',
  },
  'chips.carrier': {
    pvb: '"rack" (17(1))',
    tda55: '"visible" (17.a)',
    gcb: '"visible" (T54.1)',
    oepbl: '"rack" (2.24 rack)',
  },
  'chips.foreignObjects': {
    pvb: '"oneProtector" (06(1)) reading in chipAsProtector',
    bdpv: '"noForeignChips" (6.21)',
    oepbl: '"noForeignChipsButProtector" (2.23) reading in chipAsProtector',
  },
  'entries.rebuy': {
    pvb: '"forbidden" (20(1))',
    tda55: '"allowed" (53.a)',
    bdpv: '"forbidden" (6.16 Rebuy)',
    gcb: '"allowed" (T26.1; T26.2)',
  },
  'entries.rebuyWhen': {
    gcb: '"anyStack" (T26.2; T26.3) reading',
  },
  'entries.rebuyDeclared': {
    tda55: '"playsAndOwes" (53.b; 53.c)',
    gcb: '"playsAndOwes" (T26.2; T26.3)',
  },
  'entries.addOn': {
    pvb: '"forbidden" (20(1))',
    tda55: '"afterRebuyPeriod" (6.a; 6.b; 6.c)',
    gcb: '"endOfRebuyPeriod" (T26.2) reading',
  },
  'entries.reEntry': {
    pvb: '{"is":"forbidden"} (20(1)) reading',
    gcb: '{"is":"unlimitedUntilLevel","level":6} (T7.2; T7.3; T7.4)',
  },
  'entries.reEntryFrom': {},
  'entries.lateStack': {
    pvb: '"blinded" (12(1a); 12(5))',
    bdpv: '"blinded" (6.2; 6.3 Blinds Abwesender)',
    gcb: '"full" (T7.1)',
  },
  'entries.deals': {
    pvb: '"forbidden" (07(1))',
    bdpv: '"allRemaining" (6.29; 6.30; 6.31)',
  },
  'entries.afterDeal': {
    bdpv: '"playedOut" (6.29) reading',
  },
  'entries.potAgreements': {
    pvb: '"forbidden" (68(2)) reading',
    tda55: '"forbidden" (45.a) reading',
    bdpv: '"forbidden" (1 Ablauf 9)',
    gcb: '"forbidden" (T60.2) reading',
    oepbl: '"forbidden" (2.15 cheating) reading',
  },
  'entries.prizePool': {
    gcb: '"houseTable" (T62.1)',
  },
  'entries.bounty': {
    gcb: '"jetonPerEntry" (T62.2; T62.a; T62.3; T62.4; T62.b)',
  },
  'entries.bountyTo': {
    gcb: '"wonLastChips" (T62.3) reading',
  },
  'entries.bountyShared': {
    gcb: '"equalParts" (T62.3) reading',
  },
  'entries.oddCents': {
    tda55: '"biggerStartingStack" (8.c) reading',
  },
  'entries.disqualifiedFee': {
    pvb: '"staysInPool" (69(15))',
  },
  'entries.tableFee': {
    bdpv: '"inAdvance" (1 Ablauf 2)',
    oepbl: '"byLeague" (2.5 entry fee)',
  },
  'elimination.sharedPoints': {
    pvb: '"average" (64b(2))',
    oepbl: '"betterPlace" (3.12 points; 6.6 simultaneous bust) reading',
  },
  'elimination.timeLimitPlaces': {
    oepbl: '"chipCount" (3.15 chip count)',
  },
  'handForHand.when': {
    pvb: '"managementDecides" (35a(1))',
    tda55: '"managementDecides" (7.a) reading',
  },
  'handForHand.end': {
    pvb: '"managementDecides" (35a(1))',
    tda55: '"managementDecides" (7.a) reading',
  },
  'handForHand.pause': {
    pvb: '"finishedTableWaits" (35a(1))',
    tda55: '"calledAllInFreezes" (7.a; 7.b)',
  },
  'handForHand.placing': {
    pvb: '"afterAllTables" (64b(3))',
    tda55: '"afterAllTables" (8.b) reading',
  },
};

it.each(policyNames.filter((name) => name in said))('%s: what each rulebook says, and who is silent', (name) => {
  expect(saidBy(name, Object.keys(said[name] ?? {}))).toEqual(said[name]);
});
