import type { WrongCardPolicies } from '@riffle/rulebooks';
import { oneOf, type PolicyWords } from '../policy-words.ts';

export const wrongCardsDe: Pick<PolicyWords, keyof WrongCardPolicies> = {
  'dealing.exposedOtherCard': {
    label: 'Einzelne Karte aufgedeckt',
    meaning: 'Der Dealer deckt beim Geben eine einzelne Karte auf, die keinen Misdeal ergibt.',
    value: oneOf({
      replaceWithFirstBurn:
        'Weiter geben; danach bekommt der Spieler die Karte, die gebrannt worden wäre, und die aufgedeckte ist die Burnkarte.',
      floorDecides: 'Die Turnierleitung entscheidet.',
    }),
  },
  'dealing.boxedCard': {
    label: 'Umgedrehte Karte im Deck',
    meaning: 'Eine einzelne Karte lag offen im Deck.',
    value: oneOf({
      asIfNotThere: 'Sie zählt nicht: zur Seite, die nächste Karte kommt an ihre Stelle, alle weiteren rücken nach.',
      swapWithBurn: 'Sie wird Burnkarte; nach der Runde kommt an ihre Stelle die Karte, die gebrannt worden wäre.',
    }),
  },
  'dealing.extraCard': {
    label: 'Eine Karte zu viel',
    meaning: 'Eine bekannte Karte wurde zu viel gegeben.',
    value: oneOf({
      nextBurn: 'Sie kommt oben auf den Stapel und ist die nächste Burnkarte.',
      misdeal: 'Misdeal: Einsätze zurück, neu geben.',
    }),
  },
  'dealing.wrongNumberLate': {
    label: 'Zu viele Karten, zu spät bemerkt',
    meaning: 'Ein Spieler hat zu viele Karten, und für einen Misdeal ist es zu spät.',
    value: oneOf({
      drawDown: 'Die Turnierleitung zieht die überzählige Karte; sie wird Burnkarte, die Hand lebt.',
      deadHand: 'Seine Hand ist tot; er bekommt nichts zurück.',
    }),
  },
  'dealing.tooFewLate': {
    label: 'Zu wenige Karten, zu spät bemerkt',
    meaning: 'Ein Spieler hat zu wenige Karten, und für einen Misdeal ist es zu spät.',
    value: oneOf({
      deadHand: 'Seine Hand ist tot; er bekommt nichts zurück.',
      buttonCompleted:
        'Seine Hand ist tot; nur der Button, der noch nicht gehandelt hat, bekommt die fehlenden Karten.',
    }),
  },
  'dealing.buttonTwoCards': {
    label: 'Zwei Karten nacheinander an den Button',
    meaning: 'Ob der Button zwei Karten hintereinander bekommen darf.',
    value: oneOf({ yes: 'Ja, das ist kein Fehler.', no: 'Nein, das ist eine Karte außer der Reihe.' }),
  },
  'dealing.unseenHand': {
    label: 'Ungesehen gespielte Hand',
    meaning: 'Ein Spieler hat ohne hinzusehen gesetzt und hat eine regelwidrige Karte.',
    value: oneOf({
      ownRisk: 'Er trägt das Risiko: die Hand ist tot, die Einsätze bleiben.',
      protected: 'Er ist geschützt: seine Einsätze gehen zurück.',
    }),
  },
  'dealing.cardsOnFloor': {
    label: 'Karten auf den Boden gefallen',
    meaning: 'Ein Spieler lässt seine Karten auf den Boden fallen.',
    value: oneOf({
      dealerDecides: 'Der Dealer entscheidet, ob sie tot sind oder weitergespielt werden.',
      live: 'Sie bleiben im Spiel.',
      dead: 'Sie sind tot.',
    }),
  },
};
