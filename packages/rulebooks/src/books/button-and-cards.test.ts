import { expect, it } from 'vitest';
import { policyNames } from '../policies.ts';
import { saidBy } from './said-by.ts';

/** What each rulebook says of the button, cards, devices and what else a night asks; a rulebook not there is silent. */
const said: { readonly [policy: string]: { readonly [bookAndOccasion: string]: string } } = {
  'seating.lateEntry': {},
  'tables.finalTableSeats': {},
  'button.headsUpBlinds': {
    pvb: '"buttonIsSmallBlind" (28(1))',
    tda55: '"buttonIsSmallBlind" (55.a)',
    bdpv: '"buttonIsSmallBlind" (3.4; 6.26)',
    gcb: '"buttonIsSmallBlind" (T33.1; T33.2)',
    oepbl: '"buttonIsSmallBlind" (6.5 Heads Up: blinds; 6.5 Heads Up: order)',
  },
  'button.headsUpAdjust': {
    pvb: '"must" (28(2))',
    tda55: '"may" (55.b) reading',
    bdpv: '"bigBlindFirst" (3.2 einmal pro Runde)',
    gcb: '"must" (T33.3)',
    oepbl: '"bigBlindFirst" (6.5 Dealer Button: several bust)',
  },
  'button.headsUpAfterBigBlindBust': {
    pvb: '"bothBlinds" (28(1); 28(2))',
    tda55: '"bothBlinds" (55.a)',
    bdpv: '"bigBlindOnly" (3.2 BB ausgeschieden; 3.4) reading',
    gcb: '"bothBlinds" (T33.1)',
    oepbl: '"bothBlinds" (6.5 Heads Up: blinds) reading',
  },
  'button.headsUpFirstCard': {
    bdpv: '"bigBlind" (3 Einleitung Kartenreihenfolge)',
    oepbl: '"bigBlind" (6.4 deal) reading',
  },
  'button.deadMarker': {
    pvb: '"lastHolder" (27(1))',
    tda55: '"emptySeat" (49.a)',
    bdpv: '"emptySeat" (3.2 Button-Lage)',
    gcb: '"emptySeat" (T31) reading',
    oepbl: '"lastHolder" (6.5 Dealer Button: dead button; 6.5 Dealer Button: small blind busts)',
  },
  'button.afterBigBlindBust': {
    bdpv: '"bigBlindOnly" (3.2 BB ausgeschieden; 3.2 kein alleiniger Small Blind)',
    oepbl: '"bigBlindOnly" (6.5 Dealer Button: big blind busts)',
  },
  'button.comingBigBlindGone': {
    bdpv: '"passesOn" (3.2 BB-Ausfall nächste Hand)',
    oepbl: '"passesOn" (6.5 Dealer Button: several bust)',
  },
  'button.newPlayerOnBigBlind': {
    pvb: '"buttonStaysIfNeeded" (27(1)) reading',
    bdpv: '"noEffect" (6.13)',
  },
  'button.incorrectEarly': {
    pvb: '"redeal" (29(2); 30(2)d)',
    bdpv: '"redeal" (2 Misdeals 1g)',
    gcb: '"onlyIfFirstCardWrong" (T34.A3)',
    oepbl: '"redeal" (6.7 misdeal: wrong button)',
  },
  'button.incorrectLate': {
    pvb: '"fromActualSeat" (29(1))',
    bdpv: '"corrected" (2 Unregelmäßigkeiten 1)',
  },
  'dealing.substantialAction': {
    pvb: '"twoWithChipsOrThree" (31(1)a; 31(1)b)',
    bdpv: '"twoPlayersActed" (2 Misdeals 1; 2 Misdeals 1 Frist)',
    gcb: '"twoWithChipsOrThree" (T35.A; T35.B)',
  },
  'dealing.rabbitHunting': {
    pvb: '"forbidden" (22(1))',
    tda55: '"forbidden" (43)',
    bdpv: '"dealerMayIfAllAgree" (1 Ablauf 11; 1 Ablauf 11 Ausnahme)',
    gcb: '"forbidden" (T28)',
  },
  'dealing.studLastExposed': {
    bdpv: '"replaced" (2 Unregelmäßigkeiten 11) reading',
  },
  'dealing.studTooFew': {},
  'dealing.surplusCardLies': {
    pvb: '"onStub" (34(1); 35(1))',
    bdpv: '"openBurn" (2 Unregelmäßigkeiten 13 korrigierbar)',
    oepbl: '"openBurn" (6.7 four-card flop; 6.7 no burn)',
  },
  'dealing.burnDrawnBy': {
    pvb: '"floor" (34(2); 35(3))',
    gcb: '"floor" (T36)',
    oepbl: '"dealerOrFloor" (6.7 four-card flop: unclear; 6.7 no burn on the flop)',
  },
  'dealing.laterCards': {
    bdpv: '"asWithoutError" (2 Unregelmäßigkeiten 13 Folgekarten; 2 Unregelmäßigkeiten 13 nicht korrigierbar; 4.6 Folgekarten; 4.6 Runde begonnen)',
  },
  'dealing.prematureCorrected': {
    pvb: '"atOnce" (35(5))',
    bdpv: '"afterBetting" (4.7 Setzen) reading',
  },
  'dealing.prematureIfAllFold': {
    bdpv: '"neverStand" (4.7 auch bei Fold)',
  },
  'dealing.wrongBoardStands': {
    pvb: '"substantialAction" (35(4))',
  },
  'dealing.flashedStubCard': {
    bdpv: '"burnCard" (2 Unregelmäßigkeiten 11) reading',
  },
  'elimination.orderUnknown': {
    bdpv: '"biggerStartingStack" (6.28) reading',
    gcb: '"biggerStartingStack" (T62.1) reading',
    oepbl: '"share" (6.6 simultaneous bust; 3.16) reading',
  },
  'elimination.acrossFlights': {},
  'elimination.lastPaidShared': {},
  'presence.contactMissing': {
    bdpv: '"tried" (6.3)',
  },
  'presence.reporters': {
    pvb: '"whenNotInHand" (05(3); 05(5)d) reading in laptop',
  },
  'presence.devicesAtShowTables': {
    pvb: '"none" (05(5)e)',
  },
  'presence.dispute': {
    oepbl: '"stopAndCall" (6.1 stop and consult; 2.6 consult)',
  },
  'presence.notHeard': {
    pvb: '"ownRisk" (05(4))',
  },
  'presence.distraction': {
    pvb: '"floorMayStop" (05(5)f)',
  },
  'chips.evenExchange': {
    'pvb championship': '"first" (15b(1))',
    'pvb championsTable': '"first" (15b(1))',
    'pvb leagueDay': '"first" (15a(2))',
    bdpv: '"first" (6.8 Umtausch)',
    oepbl: '"first" (2.25 color up)',
  },
  'chips.raceLayout': {
    bdpv: '"inSight" (6.8 Umtausch)',
    gcb: '"inSight" (T23.B1)',
  },
  'chips.foundOnFloor': {},
  'entries.lateRegistrationEnd': {},
  'entries.houseFee': {
    gcb: '"neverWithBounty" (T62.1; T62.2) reading',
  },
  'handForHand.clock': {
    pvb: '{"is":"runs"} (35a(1)) reading',
  },
};

it.each(policyNames.filter((name) => name in said))('%s', (name) => {
  expect(saidBy(name, Object.keys(said[name] ?? {}))).toEqual(said[name]);
});
