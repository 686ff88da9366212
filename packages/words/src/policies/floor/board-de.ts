import type { BoardFloorPolicies } from '@riffle/rulebooks';
import { oneOf, type PolicyWords } from '../policy-words.ts';
import { burnsDe } from './board-burns-de.ts';

export const boardDe: Pick<PolicyWords, keyof BoardFloorPolicies> = {
  'dealing.fourCardFlopKnown': {
    label: 'Vier Karten am Flop, überzählige bekannt',
    meaning: 'Was geschieht, wenn feststeht, welche der vier Karten zu viel ist.',
    value: oneOf({
      fourthIsBurn: 'Die überzählige Karte wird die nächste Burn Card; die drei anderen sind der Flop.',
      alwaysDraw: 'Trotzdem werden alle vier verdeckt gemischt; eine wird als nächste Burn Card gezogen.',
    }),
  },
  'dealing.fourCardFlopUnknown': {
    label: 'Vier Karten am Flop, überzählige unbekannt',
    meaning: 'Was geschieht, wenn niemand weiß, welche der vier Karten zu viel ist.',
    value: oneOf({
      draw: 'Alle vier werden verdeckt gemischt; eine wird als nächste Burn Card gezogen, drei sind der Flop.',
      misdeal: 'Misdeal: Einsätze zurück, neu geben.',
    }),
  },
  'dealing.fiveCardFlop': {
    label: 'Fünf Karten am Flop',
    meaning: 'Was geschieht, wenn der Flop fünf oder mehr Karten hat.',
    value: oneOf({
      newFlop: 'Neuer Flop: die Karten zurück in den Stub, mischen, abheben, ohne weitere Burn Card.',
      misdeal: 'Misdeal: Einsätze zurück, neu geben.',
    }),
  },
  'dealing.surplusCardLies': {
    label: 'Ort der überzähligen Karte',
    meaning: 'Wo eine zu viel gezeigte Karte liegt, bis sie als nächste Burn Card gilt.',
    value: oneOf({
      onStub: 'Sie kommt oben auf den Stub zurück und wird als Nächste gebrannt.',
      openBurn: 'Sie bleibt offen liegen und gilt als nächste Burn Card.',
    }),
  },
  'dealing.burnDrawnBy': {
    label: 'Wer die Burn Card zieht',
    meaning: 'Wer zieht, wenn eine von mehreren gemischten Karten die Burn Card wird.',
    value: oneOf({ floor: 'Der Floor.', dealerOrFloor: 'Der Dealer oder der Floor.' }),
  },
  ...burnsDe,
  'dealing.prematureFlop': {
    label: 'Flop zu früh',
    meaning: 'Was geschieht, wenn der Flop kommt, bevor die Setzrunde beendet ist.',
    value: oneOf({
      reshuffle: 'Setzrunde beenden; die drei Karten zurück in den Stub, mischen, neuer Flop ohne weitere Burn Card.',
    }),
  },
  'dealing.prematureTurn': {
    label: 'Turn zu früh',
    meaning: 'Was geschieht, wenn der Turn kommt, bevor die Setzrunde am Flop beendet ist.',
    value: oneOf({
      reshuffleNow: 'Die Karte wird in den Stub gemischt, die Setzrunde beendet, der Turn neu gegeben.',
      riverBecomesTurn:
        'Die Karte zur Seite, Setzrunde beenden, brennen; was der River geworden wäre, ist der Turn. Danach die Karte in den Stub mischen, River ohne Burn Card.',
    }),
  },
  'dealing.prematureRiver': {
    label: 'River zu früh',
    meaning: 'Was geschieht, wenn der River kommt, bevor die Setzrunde am Turn beendet ist.',
    value: oneOf({ reshuffle: 'Die Karte zurück in den Stub, mischen, neuer River ohne weitere Burn Card.' }),
  },
  'dealing.prematureCorrected': {
    label: 'Zu frühe Karte: wann zurück',
    meaning: 'Ob vor oder nach dem Ende der Setzrunde zurückgemischt wird.',
    value: oneOf({
      atOnce: 'Sofort; dann wird die Setzrunde beendet.',
      afterBetting: 'Erst wird die Setzrunde beendet, dann der Fehler behoben.',
    }),
  },
  'dealing.prematureIfAllFold': {
    label: 'Zu frühe Karte und alle folden',
    meaning: 'Ob die Karte gilt, wenn alle folden, die noch handeln mussten.',
    value: oneOf({
      neverStand: 'Sie gilt auch dann nicht; niemand kann sie annehmen oder ablehnen.',
      stand: 'Dann gilt sie.',
    }),
  },
  'dealing.wrongBoardStands': {
    label: 'Falsch gegebene Karten gelten',
    meaning: 'Ab wann Karten, die falsch ins Board kamen, als gegeben gelten.',
    value: oneOf({ substantialAction: 'Nach wesentlicher Aktion.', never: 'Nie; es wird immer berichtigt.' }),
  },
  'dealing.stubFouled': {
    label: 'Stub unbrauchbar',
    meaning: 'Was geschieht, wenn der Stub durcheinandergerät, obwohl die Hand weitergeht.',
    value: oneOf({
      restoreAndFinish: 'Er wird so gut und fair wie möglich hergestellt; die Hand wird zu Ende gespielt.',
    }),
  },
  'dealing.flashedStubCard': {
    label: 'Karte im Stub gesehen',
    meaning: 'Was mit einer Karte geschieht, die vor der Zeit zu sehen war.',
    value: oneOf({
      inPlaceShown: 'Alle dürfen sie sehen; sie bleibt an ihrem Platz im Stub.',
      burnCard: 'Sie gilt als Burn Card.',
      reshuffled: 'Sie wird in den Stub gemischt.',
    }),
  },
};
