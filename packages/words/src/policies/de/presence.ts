import { oneOf, type WordsOn } from '../policy-words.ts';
import { atSeatMoment } from './at-seat.ts';

export const presence: WordsOn<'presence'> = {
  'presence.atSeatMoment': atSeatMoment,
  'presence.atSeatMeaning': {
    label: 'Was „am Platz“ heißt',
    meaning: 'Wer als anwesend gilt.',
    value: oneOf({
      seated: 'Wer sitzt.',
      withinReach: 'Wer sitzt oder mit der Hand am Stuhl steht.',
    }),
  },
  'presence.absentHandWhen': {
    label: 'Hand eines Abwesenden',
    meaning: 'Wann die Hand eines Abwesenden aus dem Spiel geht.',
    value: oneOf({ atOnce: 'Sofort.', onTurn: 'Wenn er an der Reihe wäre, auch wenn er checken könnte.' }),
  },
  'presence.absentBigBlindWalk': {
    label: 'Alle passen zum abwesenden Big Blind',
    meaning: 'Wer gewinnt, wenn alle zu einem abwesenden Big Blind passen.',
    value: oneOf({
      handDead: 'Seine Hand ist tot; der Letzte mit lebender Hand gewinnt.',
      absentWins: 'Der Abwesende gewinnt die Blinds, denn er kommt nicht mehr an die Reihe.',
    }),
  },
  'presence.absentBlinds': {
    label: 'Blinds eines Abwesenden',
    meaning: 'Was mit den Blinds und Antes eines Abwesenden geschieht.',
    value: oneOf({
      takenFromStack: 'Sie werden von seinem Stack gesetzt, und er bekommt Karten.',
      notTaken: 'Sie werden nicht gesetzt.',
    }),
  },
  'presence.lateStartNotice': {
    label: 'Verspätung anmelden',
    meaning: 'Ob eine Verspätung bis zum Start gemeldet sein muss, damit der Stack mitläuft.',
    value: oneOf({ needed: 'Ja, bis zum Start.', notNeeded: 'Nein, der Stack steht auf jeden Fall.' }),
  },
  'presence.lateStartLimit': {
    label: 'Frist für Verspätete',
    meaning: 'Wie lange der Stack eines Spielers stehen bleibt, der noch nicht da ist.',
    value: (limit) => {
      switch (limit.is) {
        case 'none':
          return 'Ohne Frist.';
        case 'minutes':
          return limit.withExcuse === undefined
            ? `${limit.minutes} Minuten ab dem Start.`
            : `${limit.minutes} Minuten ab dem Start, ${limit.withExcuse} mit eigener Entschuldigung vor dem Start.`;
        case 'endOfLevel':
          return `Bis zum Ende von Level ${limit.level}; bis dahin muss eine Hand gespielt sein.`;
        case 'endOfFirstLevelOfHeat':
          return `Bis zum Ende des ersten Levels in Heat ${limit.heat}; bis dahin muss eine Hand gespielt sein.`;
      }
    },
  },
  'presence.lateStartRemoval': {
    label: 'Stack nach der Frist',
    meaning: 'Was nach der Frist mit dem Stack geschieht.',
    value: oneOf({
      removed: 'Er geht aus dem Spiel; der Spieler bekommt 0 Punkte.',
      sharedAtTable: 'Er wird gleichmäßig unter den Spielern am Tisch aufgeteilt; der Spieler bekommt 0 Punkte.',
      blindedOff: 'Er bleibt stehen, bis die Blinds ihn aufgebraucht haben.',
    }),
  },
  'presence.absenceLimit': {
    label: 'Längste Abwesenheit',
    meaning: 'Wie lange ein Spieler ohne Unterbrechung fehlen darf, in Spielzeit.',
    value: (minutes) => (minutes === 0 ? 'Ohne Grenze.' : `${minutes} Minuten.`),
  },
  'presence.absenceExceeded': {
    label: 'Zu lange abwesend',
    meaning: 'Was bei längerer Abwesenheit geschieht.',
    value: oneOf({
      excludedCurrentPlace: 'Ausschluss auf dem aktuellen Platz; der Stack geht aus dem Spiel.',
      none: 'Nichts.',
    }),
  },
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
