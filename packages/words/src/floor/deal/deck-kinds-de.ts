import type { HoleCardKinds } from '@riffle/floor';
import type { KindWords } from '../floor-words.ts';
import { cardNoDe, dealtInDe, howFarAtMostDe, howFarDe, seatDe } from './hole-card-facts-de.ts';

/** Incidents with the deck, and with who deals from it. */
export const deckKindsDe: KindWords<
  Pick<
    HoleCardKinds,
    | 'joker'
    | 'missingCard'
    | 'duplicateCard'
    | 'differentBack'
    | 'knowinglyFouled'
    | 'markedCard'
    | 'deckChangeWanted'
    | 'deckCounted'
    | 'whoDeals'
  >
> = {
  joker: {
    label: 'Joker im Spiel',
    what: 'Ein Joker oder eine fremde Karte taucht auf.',
    says: ['Joker', 'fremde Karte', 'Werbekarte', 'Regelkarte', 'Cut Card in der Hand'],
    facts: {
      where: {
        label: 'Wo?',
        values: {
          holeCards: 'Handkarte',
          flop: 'Flop',
          turn: 'Turn',
          river: 'River',
          stub: 'im Stapel',
        },
      },
      holderActed: { label: 'Hat der Spieler schon gehandelt?' },
      unseen: { label: 'Ohne seine Karten anzusehen?' },
      knew: { label: 'Wusste er es und schwieg?' },
      seat: seatDe,
      cardNo: cardNoDe,
      flopCard: { label: 'Die wievielte Flopkarte?' },
      ...dealtInDe,
      ...howFarDe,
    },
  },
  missingCard: {
    label: 'Karte fehlt',
    what: 'Das Deck ist nicht vollständig.',
    says: [
      'Karte fehlt',
      '51 Karten',
      'unvollständiges Deck',
      'Karte unter dem Tisch',
      'Karte verloren',
      'Deck unvollständig',
    ],
    facts: { ...howFarAtMostDe },
  },
  duplicateCard: {
    label: 'Karte doppelt',
    what: 'Zwei gleiche Karten tauchen auf.',
    says: ['doppelte Karte', 'zweimal dieselbe', 'zwei gleiche', 'zwei Pik-Asse', 'Foul Deck'],
    facts: { potPaid: { label: 'Ist der Pot schon ausgezahlt?' } },
  },
  differentBack: {
    label: 'Anderer Kartenrücken',
    what: 'Eine Karte hat einen anderen Rücken.',
    says: ['falscher Rücken', 'andere Rückseite', 'blaue Karte im roten Deck', 'falsches Deck', 'fremde Karte'],
    facts: {
      where: {
        label: 'Wo liegt sie?',
        values: {
          player: 'bei einem Spieler, auch schon gefoldet',
          board: 'auf dem Board',
          stub: 'im Stapel',
          burned: 'bei den Burnkarten',
        },
      },
      potPaid: { label: 'Ist der Pot schon ausgezahlt?' },
    },
  },
  knowinglyFouled: {
    label: 'Wusste vom falschen Deck',
    what: 'Ein Spieler wusste, dass das Deck falsch ist, und hat weitergespielt.',
    says: ['wusste davon', 'verschwiegen', 'nichts gesagt', 'falsches Deck gewusst', 'wissentlich'],
    facts: {
      fault: {
        label: 'Was stimmt nicht?',
        values: { duplicate: 'Karte doppelt', foreignBack: 'anderer Rücken', missing: 'Karte fehlt' },
      },
      pot: { label: 'Pot' },
      ownPart: { label: 'Davon von ihm' },
      seat: seatDe,
    },
  },
  markedCard: {
    label: 'Karte markiert oder beschädigt',
    what: 'Eine Karte ist gezinkt, geknickt oder gerissen.',
    says: ['markierte Karte', 'geknickt', 'gezinkt', 'eingerissen', 'Eselsohr', 'Knick', 'kaputte Karte', 'beschädigt'],
    facts: {
      by: {
        label: 'Wer hat es bemerkt?',
        values: { player: 'ein Spieler', dealer: 'der Dealer', floor: 'die Turnierleitung' },
      },
      cause: {
        label: 'Wie sieht sie aus?',
        values: {
          hardlyVisible: 'kaum zu sehen',
          visibleToAll: 'für alle zu sehen',
          damaged: 'beschädigt',
        },
      },
      handRunning: { label: 'Läuft eine Hand?' },
    },
  },
  deckChangeWanted: {
    label: 'Neues Deck verlangt',
    what: 'Jemand will ein anderes Deck.',
    says: ['neues Deck', 'Deckwechsel', 'Karten wechseln', 'anderes Kartendeck', 'Setup', 'Deck tauschen'],
    facts: {
      by: {
        label: 'Wer verlangt es?',
        values: { player: 'ein Spieler', dealer: 'der Dealer', floor: 'die Turnierleitung' },
      },
      cause: {
        label: 'Warum?',
        values: {
          luck: 'ohne Grund an den Karten',
          hardlyVisible: 'kaum sichtbare Spuren',
          visibleToAll: 'Spuren, die alle sehen',
          damaged: 'Karte beschädigt',
          dealerChange: 'Dealerwechsel',
          levelEnd: 'Ende des Levels',
        },
      },
      handRunning: { label: 'Läuft eine Hand?' },
      televised: { label: 'Gefilmter Finaltisch?' },
    },
  },
  deckCounted: {
    label: 'Deck geprüft',
    what: 'Vor dem Spiel wird das Deck gezählt.',
    says: ['Deck zählen', 'Karten zählen', 'vollständig', 'Deck prüfen', '52 Karten'],
    facts: {
      counted: { label: 'Wie viele Karten?' },
      faulty: { label: 'Eine davon beschädigt, markiert oder doppelt?' },
    },
  },
  whoDeals: {
    label: 'Wer gibt?',
    what: 'Es ist offen, wer die nächste Hand gibt.',
    says: ['wer gibt', 'wer dealt', 'wer mischt', 'kein Dealer', 'ohne Croupier', 'selbst geben'],
    facts: {
      croupier: { label: 'Gibt es einen Dealer, der nicht mitspielt?' },
      dealtBy: { label: 'Wer hat die letzte Hand gegeben?' },
      lastOut: { label: 'Wer ist zuletzt ausgeschieden?', help: 'Bei zweien in einer Hand: der besser Platzierte.' },
      occupied: { label: 'Besetzte Plätze' },
    },
  },
};
