import { expect, it } from 'vitest';
import { policyNames } from '../policies.ts';
import { saidBy } from './said-by.ts';

/** What each rulebook says, with its numbers; a rulebook that is not there is silent. Occasions apart where they differ. */
const said: { readonly [policy: string]: { readonly [bookAndOccasion: string]: string } } = {
  'seating.interestDisclosure': {
    tda55: '"discloseToTable" (12.a; 12.b)',
  },
  'seating.wrongSeat': {
    pvb: '"moveWithStack" (08a(3)) reading in handRunning',
    gcb: '"moveWithStack" (T6.2) reading in handRunning',
  },
  'seating.identification': {
    pvb: '"atSeat" (13(1)) reading in ofAnother',
    bdpv: '"registeredFirst" (1 Ablauf 7)',
    oepbl: '"onRequest" (1.6 identification)',
  },
  'seating.substitute': {
    pvb: '"forbidden" (13(1)) reading',
    bdpv: '"forbidden" (1 Sitzordnung 1)',
    oepbl: '"teamMateBetweenHeats" (3.3; 3.4 stack; 3.4 heat 2; 3.4 heat 3)',
  },
  'seating.twoTables': {
    bdpv: '"forbidden" (1 Sitzordnung 3)',
  },
  'seating.ownSeatChange': {
    bdpv: '"forbidden" (6.11)',
  },
  'seating.disabilities': {
    pvb: '"accommodate" (11(1))',
    gcb: '"accommodate" (T8)',
  },
  'declarations.languages': {
    pvb: '"germanEnglishInHand" (03(1))',
    tda55: '"countryAndEnglish" (29)',
    bdpv: '"germanEnglishInHand" (1 Ablauf 14)',
    gcb: '"germanEnglish" (T5)',
    oepbl: '"germanEnglishJargon" (2.20 languages; 2.20 notice)',
  },
  'declarations.actionTerms': {
    pvb: '"germanEnglish" (04(1))',
    gcb: '"english" (T3.1)',
  },
  'declarations.gestures': {
    pvb: '["ownRisk"] (50(1))',
    bdpv: '["knockIsCheck"] (2 Einsätze 7)',
    gcb: '["ownRisk"] (T49.1)',
    oepbl: '["clearGestureBinds"] (6.6 silent action)',
  },
  'declarations.handValue': {
    pvb: '"cardsSpeak" (53(1))',
    tda55: '"cardsSpeak" (42.a; 42.b)',
    bdpv: '"cardsSpeak" (2 Showdown 2; 2 Showdown 2 Falschaussage)',
    gcb: '"cardsSpeak" (T12.1; T12.2)',
    oepbl: '"cardsSpeak" (6.6 hand announcement; 6.6 false announcement)',
  },
  'declarations.mistakeDuty': {
    pvb: '"playersAtTable" (61(2))',
    tda55: '"playersAtTable" (32.b)',
    bdpv: '"everybody" (2 Showdown 3)',
    gcb: '"anyPlayer" (T12.3)',
    oepbl: '"playersAtTable" (6.6 reading hands)',
  },
  'declarations.handTalk': {
    pvb: '"forbidden" (65(1); 65(1)a; 65(1)b) reading',
    tda55: '"forbidden" (28.1; 28.2; 28.3)',
    bdpv: '"forbidden" (6 Einleitung Handbesprechung; 6 Einleitung weggeworfene Karten)',
    gcb: '"forbidden" (T58.a; T58.b; T58.c; T58.d)',
    oepbl: '"forbidden" (6.6 talk about cards)',
  },
  'declarations.dealerSpeech': {
    pvb: '"actionsOnly" (52(1); 52(2); 52(3))',
  },
  'timing.clockCallAfter': {
    pvb: '{"is":"seconds","from":60,"fromAllIn":120} (21(1))',
    tda55: '{"is":"seconds","from":120,"fromAllIn":120,"due":180} (26.a)',
    bdpv: '{"is":"judged"} (5.12)',
    gcb: '{"is":"seconds","from":120,"fromAllIn":120,"due":180} (T27.1)',
    oepbl: '{"is":"judged"} (6.6 clock call)',
  },
  'timing.clockStart': {
    tda55: '"previousAction" (26.a) reading',
    oepbl: '"previousAction" (6.6 clock call)',
  },
  'timing.clockCaller': {
    pvb: '"seatedPlayerViaDealer" (21(1); 21(2); 21(3); 23(2))',
    tda55: '"anySeatedPlayer" (26.a; 27.b)',
    bdpv: '"staffOrPlayerWithConsent" (5.12)',
    gcb: '"anySeatedPlayer" (T27.1; T29.2)',
    oepbl: '"anySeatedPlayer" (6.6 clock call)',
  },
  'timing.clockSeconds': {
    pvb: '{"main":50,"countdown":10} (21(4))',
    tda55: '{"main":60,"countdown":10} (26.b; 26.c)',
    bdpv: '{"main":60,"countdown":10} (5.12 Ablauf)',
    gcb: '{"main":50,"countdown":10} (T27.1; T27.2)',
    oepbl: '{"main":60,"countdown":10} (6.6 clock time)',
  },
  'timing.clockShorten': {
    bdpv: '"yes" (5.12) reading',
    gcb: '"yes" (T27.3)',
  },
  'timing.clockExpiryFree': {
    pvb: '"handDead" (21(4))',
    tda55: '"handDead" (26.c)',
    bdpv: '"handDead" (5.12 Ablauf; 2 Dead Hand 1e)',
    gcb: '"handDead" (T27.2)',
    oepbl: '"handDead" (6.6 clock time)',
  },
  'timing.endOfDay': {
    tda55: '{"is":"drawnLastHands","lastMinutes":15,"least":3,"most":7} (9.a; 9.b; 9.c)',
    'oepbl sitAndGo': '{"is":"fixedLastHands","hands":3} (3.13)',
  },
  'presence.blindedOffInMoney': {
    pvb: '"keepsPrize" (12(5))',
  },
  'presence.leaveNotice': {
    pvb: '"tellFloor" (12(3); 12(4))',
    bdpv: '"tellFloor" (1 Sitzordnung 2 Verlassen)',
  },
  'presence.leavingLiveHand': {
    pvb: '"cautionThenPenalty" (24(1); 25(1); 25(4); 69(10)j)',
    tda55: '"forbidden" (10.a; 10.b; 47)',
    gcb: '"penaltyIfFoldedByLeaving" (T30.1; T30.2)',
    oepbl: '"forbidden" (6.6 leave table)',
  },
  'presence.allInLeaves': {
    pvb: '"no" (25(3))',
    tda55: '"no" (10.b)',
    gcb: '"no" (T30.1)',
    oepbl: '"yes" (6.6 leave table) reading',
  },
  'presence.devices': {
    pvb: '"noneOnTable" (05(1); 05(2); 05(5)a; 05(5)b; 05(5)c)',
    tda55: '"noTwoWay" (11)',
    bdpv: '"noneAtTable" (1 Ablauf 12 Nebentätigkeiten) reading',
    gcb: '"notInHand" (T4)',
    oepbl: '"noneAtTable" (2.27)',
  },
  'presence.spectators': {
    bdpv: '"oneMetreNotSeated" (1 Ablauf 13)',
    oepbl: '"allowedNotSeated" (2.30 spectators; 2.30 complaint)',
  },
  'presence.foodAtTable': {
    pvb: '"unwelcome" (06a(1))',
    oepbl: '"moderate" (2.29)',
  },
  'presence.smoking': {
    oepbl: '"forbidden" (2.28)',
  },
  'presence.bustReport': {
    'pvb championship': '"atOnceToFloor" (64a(1); 64a(2))',
    bdpv: '"leaveTable" (6.18) reading in notReported',
    oepbl: '"selfEntryOrReport" (2.26; 3.15 entry on bust) reading in notReported',
  },
  'presence.media': {
    pvb: '"mustCooperate" (70(1))',
    oepbl: '"consentByEntry" (1.12 recordings; 1.12 personal data)',
  },
};

it.each(policyNames.filter((name) => name in said))('%s: what each rulebook says, and who is silent', (name) => {
  expect(saidBy(name, Object.keys(said[name] ?? {}))).toEqual(said[name]);
});
