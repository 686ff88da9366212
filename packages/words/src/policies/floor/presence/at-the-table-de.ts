import type { PresenceFloorPolicies } from '@riffle/rulebooks';
import { oneOf, type PolicyWords } from '../../policy-words.ts';

export const atTheTableDe: Pick<PolicyWords, Extract<keyof PresenceFloorPolicies, `presence.${string}`>> = {
  'presence.blindedOffInMoney': {
    label: 'Ausgeblindet in den Preisen',
    meaning: 'Was mit dem Preis geschieht, wenn ein Stack in den Preisrängen ausgeblindet wird.',
    value: oneOf({ keepsPrize: 'Platz und Preis bleiben ihm.' }),
  },
  'presence.contactMissing': {
    label: 'Fehlende Spieler erreichen',
    meaning: 'Ob versucht wird, einen Spieler zu erreichen, der zu Beginn fehlt.',
    value: oneOf({ tried: 'Ja.', notAsked: 'Nein, es ist nicht verlangt.' }),
  },
  'presence.leaveNotice': {
    label: 'Abmelden bei Abwesenheit',
    meaning: 'Ob sich abmelden muss, wer länger weggeht.',
    value: oneOf({ tellFloor: 'Ja, bei der Turnierleitung.', no: 'Nein.' }),
  },
  'presence.leavingLiveHand': {
    label: 'Weggehen mit Karten',
    meaning: 'Was gilt, wenn jemand mit einer lebenden Hand den Platz verlässt.',
    value: oneOf({
      cautionThenPenalty: 'Ermahnung, im Wiederholungsfall Strafe; die Hand bleibt im Spiel.',
      forbidden: 'Verboten, Strafe nach Ermessen; die Hand bleibt im Spiel.',
      penaltyIfFoldedByLeaving: 'Wer vor seinem Zug geht, hat gefoldet und bekommt eine Strafe.',
    }),
  },
  'presence.allInLeaves': {
    label: 'Weggehen im All-in',
    meaning: 'Ob ein Spieler im All-in den Tisch verlassen darf.',
    value: oneOf({ no: 'Nein.', yes: 'Ja.' }),
  },
  'presence.devices': {
    label: 'Elektronische Geräte',
    meaning: 'Welche Geräte am Tisch wie benutzt werden dürfen.',
    value: oneOf({
      noneOnTable:
        'Nie auf dem Tisch; nie telefonieren oder schreiben; Musik mit Kopfhörern; E-Books nur außerhalb der Hand.',
      noTwoWay: 'Keine Geräte, mit denen man sich verständigen kann.',
      notInHand: 'Keine Verständigung, solange man in der Hand ist.',
      noneAtTable: 'Am Tisch keine technische Verständigung.',
    }),
  },
  'presence.reporters': {
    label: 'Berichterstatter',
    meaning: 'Ob ein Spieler, der für den Veranstalter berichtet, ein Gerät benutzen darf.',
    value: oneOf({ whenNotInHand: 'Ja, solange er nicht in der Hand ist.', asOthers: 'Nicht mehr als andere.' }),
  },
  'presence.devicesAtShowTables': {
    label: 'Geräte an Fernseh- und Finaltischen',
    meaning: 'Was für Geräte an Fernsehtischen und am Finaltisch eines großen Turniers gilt.',
    value: oneOf({ none: 'Dort gibt es keine Geräte.', asElsewhere: 'Dasselbe wie sonst.' }),
  },
  'presence.dispute': {
    label: 'Streit am Tisch',
    meaning: 'Was sofort geschieht, wenn sich Spieler uneinig sind.',
    value: oneOf({ stopAndCall: 'Das Spiel wird angehalten und die Turnierleitung gerufen.' }),
  },
  'presence.notHeard': {
    label: 'Nicht gehört',
    meaning: 'Wer den Nachteil hat, wenn ein Spieler etwa wegen lauter Musik eine Ansage überhört.',
    value: oneOf({ ownRisk: 'Der Spieler selbst.' }),
  },
  'presence.distraction': {
    label: 'Störende Dinge',
    meaning: 'Was gilt, wenn Dinge am Tisch aufhalten oder stören.',
    value: oneOf({ floorMayStop: 'Die Turnierleitung darf ihre Benutzung beenden.' }),
  },
  'presence.spectators': {
    label: 'Zuschauer',
    meaning: 'Wo Zuschauer sein dürfen.',
    value: oneOf({
      oneMetreNotSeated: 'Mindestens einen Meter vom Tisch, nie am Tisch sitzend.',
      allowedNotSeated: 'Erlaubt, aber nicht am Tisch sitzend und ohne zu stören.',
    }),
  },
  'presence.foodAtTable': {
    label: 'Essen am Tisch',
    meaning: 'Ob am Tisch gegessen werden darf.',
    value: oneOf({ unwelcome: 'Es ist nicht erwünscht.', moderate: 'In Maßen.' }),
  },
  'presence.smoking': {
    label: 'Rauchen',
    meaning: 'Ob am Tisch geraucht werden darf.',
    value: oneOf({ forbidden: 'Nein.', houseRules: 'Wie es das Haus hält.' }),
  },
  'presence.bustReport': {
    label: 'Melden beim Ausscheiden',
    meaning: 'Was ein Spieler tun muss, der ausgeschieden ist.',
    value: oneOf({
      atOnceToFloor:
        'Sich sofort mit seiner Karte bei der Turnierleitung melden; ist der Platz sonst unklar, kann er schlechter gewertet werden.',
      selfEntryOrReport: 'Sich in die Rundenkarte eintragen oder melden.',
      leaveTable: 'Den Tisch verlassen.',
      no: 'Nichts; es wird ohnehin erfasst.',
    }),
  },
  'presence.media': {
    label: 'Film und Fotos',
    meaning: 'Was bei Aufnahmen gilt.',
    value: oneOf({
      mustCooperate: 'An Fernsehtischen müssen die Spieler mitmachen.',
      consentByEntry: 'Die Teilnahme gilt als Zustimmung.',
      noRule: 'Keine eigene Regel.',
    }),
  },
};
