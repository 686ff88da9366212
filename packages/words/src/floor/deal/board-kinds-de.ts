import type { BoardKinds } from '@riffle/floor';
import type { KindWords } from '../floor-words.ts';

const street = { label: 'Straße', values: { flop: 'Flop', turn: 'Turn', river: 'River' } } as const;
const since = {
  acted: { label: 'Wie viele haben danach gehandelt?', help: 'In dieser Setzrunde, auf diese Karten hin.' },
  betMade: { label: 'War ein Einsatz dabei?' },
} as const;
const dealtSince = {
  label: 'Was kam seither ins Board?',
  values: { none: 'nichts', turn: 'der Turn', river: 'Turn und River' },
} as const;
const allIn = {
  allIn: { label: 'Kein Setzen mehr, weil jemand all-in ist?' },
  potPaid: { label: 'Pot schon ausbezahlt?' },
} as const;
const deck = {
  nextCards: { label: 'Nächste Karten vom Stapel', help: 'In ihrer Reihenfolge, wenn sie bekannt sind.' },
  players: { label: 'Spieler, die Karten bekamen', help: 'Dann lässt sich abzählen, welche Karte welche ist.' },
  holeCards: { label: 'Karten je Spieler' },
} as const;
const orderOfBurns = { label: 'Ist klar, welche Burnkarte die erste war?' } as const;

export const boardKindsDe: KindWords<BoardKinds> = {
  fourCardFlop: {
    label: 'Vier Karten am Flop',
    what: 'Als Flop liegen vier statt drei Karten da.',
    says: ['vier Karten am Flop', 'eine Karte zu viel am Flop', '4 Karten', 'Flop mit vier', 'vierte Karte aufgedeckt'],
    facts: {
      surplusKnown: { label: 'Ist klar, welche Karte zu viel ist?' },
      acted: { label: 'Wie viele haben danach gehandelt?' },
      flop: { label: 'Die vier Karten', help: 'In der Reihenfolge, in der sie gegeben wurden.' },
      surplus: { label: 'Die überzählige', help: 'Leer: die zuletzt gegebene.' },
      players: deck.players,
      holeCards: deck.holeCards,
    },
  },
  fiveCardFlop: {
    label: 'Fünf Karten am Flop',
    what: 'Als Flop liegen fünf oder mehr Karten da.',
    says: ['fünf Karten am Flop', 'zu viele Karten am Flop', '5 Karten', 'zwei Karten zu viel'],
    facts: {
      dealt: { label: 'Wie viele Karten?' },
      acted: { label: 'Wie viele haben danach gehandelt?' },
      flop: { label: 'Die Karten', help: 'Alle, die da liegen.' },
      players: deck.players,
      holeCards: deck.holeCards,
    },
  },
  extraBoardCard: {
    label: 'Zwei Karten statt einer',
    what: 'Als Turn oder River wurden zwei Karten aufgedeckt.',
    says: ['zwei Turnkarten', 'zwei Riverkarten', 'Karte zu viel im Board', 'Doppelkarte', 'zwei Karten aufgedeckt'],
    facts: {
      street: { label: 'Straße', values: { turn: 'Turn', river: 'River' } },
      orderKnown: { label: 'Ist klar, welche zuerst kam?' },
      ...since,
      shown: { label: 'Die zwei Karten', help: 'In der Reihenfolge, in der sie gegeben wurden.' },
      players: deck.players,
      holeCards: deck.holeCards,
    },
  },
  boardTooEarly: {
    label: 'Karte zu früh',
    what: 'Flop, Turn oder River kam, bevor die Setzrunde beendet war.',
    says: [
      'Turn zu früh',
      'River zu früh',
      'Flop zu früh',
      'zu früh aufgedeckt',
      'vorzeitiger Turn',
      'Setzrunde nicht fertig',
      'Spieler übergangen und Karte aufgedeckt',
      'zu früh gebrannt',
    ],
    facts: {
      street,
      done: {
        label: 'Was ist geschehen?',
        values: {
          burnedAndShown: 'gebrannt und aufgedeckt',
          shownWithoutBurn: 'aufgedeckt, ohne zu brennen',
          burnedOnly: 'nur gebrannt',
        },
      },
      toAct: { label: 'Wer muss noch handeln?', help: 'In der Setzrunde, die nicht beendet war.' },
      rest: {
        label: 'Und diese Spieler?',
        values: {
          stillToAct: 'müssen noch handeln',
          allFolded: 'haben alle gefoldet',
          onePlayerLeft: 'gefoldet; nur einer ist übrig',
          allWantTheCard: 'müssen noch handeln; alle wollen die Karte behalten',
        },
      },
      acted: { label: 'Wie viele haben auf die zu frühe Karte gehandelt?' },
      betMade: since.betMade,
      furtherDealt: { label: 'Liegt schon eine weitere Straße?' },
      shown: { label: 'Die zu früh gezeigten Karten' },
      ...deck,
    },
  },
  boardCardFlashed: {
    label: 'Karte im Stapel gesehen',
    what: 'Eine Karte des Stapels war zu sehen, bevor sie an der Reihe war.',
    says: [
      'Karte geblitzt',
      'Karte gezeigt',
      'Burnkarte aufgedeckt',
      'oberste Karte gesehen',
      'Stapel umgekippt',
      'Flash',
    ],
    facts: {
      street: { label: 'Nächste Straße', values: street.values },
      which: {
        label: 'Was wäre die Karte geworden?',
        values: {
          nextBurn: 'die nächste Burnkarte',
          nextBoardCard: 'die nächste Boardkarte',
          deeper: 'sie liegt tiefer',
        },
      },
      burnMade: { label: 'Ist vor dieser Straße schon gebrannt?' },
      seenBy: { label: 'Wer hat sie gesehen?', values: { onePlayer: 'ein Spieler', several: 'mehrere', all: 'alle' } },
      shown: { label: 'Die Karte' },
      ...deck,
    },
  },
  noBurn: {
    label: 'Nicht gebrannt',
    what: 'Vor Flop, Turn oder River wurde keine Karte gebrannt.',
    says: [
      'nicht gebrannt',
      'Burnkarte vergessen',
      'ohne Burnkarte',
      'Brennen vergessen',
      'keine Karte verbrannt',
      'no burn',
    ],
    facts: {
      street,
      ...since,
      dealtSince,
      ...allIn,
      orderKnown: {
        label: 'Ist klar, welche Karte welche ist?',
        help: 'Am Flop: in welcher Reihenfolge sie kamen. Sonst: ob der Stapel unberührt ist.',
      },
      shown: { label: 'Die gezeigten Karten', help: 'In der Reihenfolge, in der sie gegeben wurden.' },
      ...deck,
    },
  },
  doubleBurn: {
    label: 'Zu viel gebrannt',
    what: 'Vor Flop, Turn oder River wurde mehr als eine Karte gebrannt.',
    says: [
      'zwei gebrannt',
      'doppelt gebrannt',
      'zwei Burnkarten',
      'zu viel verbrannt',
      'double burn',
      'Turn verbrannt',
    ],
    facts: {
      street,
      ...since,
      dealtSince,
      ...allIn,
      orderKnown: orderOfBurns,
      burns: { label: 'Wie viele wurden gebrannt?' },
      burned: { label: 'Die gebrannten Karten', help: 'In ihrer Reihenfolge, wenn sie bekannt sind.' },
      shown: { label: 'Die gezeigten Karten', help: 'In der Reihenfolge, in der sie gegeben wurden.' },
      ...deck,
    },
  },
  riverBurned: {
    label: 'River verbrannt',
    what: 'Die Karte, die der River gewesen wäre, wurde gebrannt.',
    says: ['River verbrannt', 'River gebrannt', 'Rivercard gebrannt', 'falsche Karte gebrannt', 'River im Burnstapel'],
    facts: {
      orderKnown: { label: 'Ist klar, welche der beiden der River ist?' },
      riverShown: { label: 'Liegt schon eine andere Karte als River da?' },
      ...since,
      ...allIn,
      burned: { label: 'Die gebrannten Karten', help: 'In ihrer Reihenfolge, wenn sie bekannt sind.' },
      shown: { label: 'Die als River gezeigte Karte' },
      ...deck,
    },
  },
  stubMuckedOrDropped: {
    label: 'Stapel heruntergefallen oder im Muck',
    what: 'Der Stapel ist durcheinander, obwohl die Hand noch läuft.',
    says: [
      'Stapel heruntergefallen',
      'Karten auf den Boden gefallen',
      'Stub gemuckt',
      'Stapel weggeworfen',
      'Deck gefoult',
      'Dealer dachte, die Hand ist vorbei',
      'Stapel in den Muck gemischt',
    ],
    facts: {
      board: {
        label: 'Was liegt im Board?',
        values: { nothing: 'noch nichts', flop: 'der Flop', turn: 'Flop und Turn', river: 'alle fünf Karten' },
      },
      happened: {
        label: 'Was ist geschehen?',
        values: {
          mixedWithMuck: 'mit dem Muck gemischt',
          laidOnMuck: 'auf den Muck gelegt',
          dropped: 'heruntergefallen',
          faceUp: 'Karten liegen offen da',
        },
      },
      identifiable: {
        label: 'Was ist noch zu erkennen?',
        values: {
          allInOrder: 'alle Karten und ihre Reihenfolge',
          allButOrder: 'alle Karten, ohne Reihenfolge',
          partly: 'ein Teil der Karten',
          none: 'keine',
        },
      },
    },
  },
};
