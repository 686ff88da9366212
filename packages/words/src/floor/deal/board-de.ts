import type { BoardOutcome, BoardReasons, BoardSteps, BoardStreet, ToldCard } from '@riffle/floor';
import type { OutcomeWords, Sentences } from '../floor-words.ts';
import { sayToldCards } from './told-cards.ts';

const told = sayToldCards((nth) => `Karte ${nth}`);
const NAMES: { readonly [S in BoardStreet]: string } = { flop: 'Flop', turn: 'Turn', river: 'River' };
const the = (street: BoardStreet): string => `der ${NAMES[street]}`;
const before = (street: BoardStreet): string => `vor dem ${NAMES[street]}`;
const drawer = { floor: 'Der Floor', dealerOrFloor: 'Der Dealer oder der Floor' } as const;
const seats = new Intl.ListFormat('de', { type: 'conjunction' });
const big = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const burns = (cards: number): string => (cards === 1 ? 'eine Karte' : `${cards} Karten`);

function shuffled(back: number, names: readonly ToldCard[] | undefined): string {
  if (back === 0) return 'Den Stapel mischen und abheben';
  const which = names === undefined ? (back === 1 ? 'Die Karte' : `Die ${back} Karten`) : told(names);
  return `${which} zurück in den Stapel; mischen und abheben`;
}

export const boardOutcomesDe: OutcomeWords<BoardOutcome> = {
  boardPutRight: ({ street, cards, further, nextBurn }) =>
    (cards === undefined
      ? `${NAMES[street]} berichtigen: es gelten die Karten, die ohne den Fehler gekommen wären`
      : `${NAMES[street]}: ${told(cards)}`) +
    (further === undefined ? '' : `; danach: ${told(further)}`) +
    (nextBurn === undefined ? '' : `; nächste Burnkarte: ${told([nextBurn])}`),
  riverComesAsTurn: ({ burn, turn, backForRiver, shuffled }) =>
    `${turn === undefined ? 'Turn wird die Karte, die der River geworden wäre' : `Turn: ${told([turn])}`}${
      burn === undefined ? '' : `; davor brennen: ${told([burn])}`
    }; für den River kommt ${backForRiver === undefined ? 'die zu frühe Karte' : told([backForRiver])} in den Stapel zurück${
      shuffled === undefined ? '' : ` (${shuffled} Karten)`
    }`,
  dealtAnew: ({ street, burn, shuffled }) =>
    `Neuer ${NAMES[street]} aus dem gemischten Stapel${shuffled === undefined ? '' : ` (${shuffled} Karten)`}, ${
      burn ? 'nach einer Burnkarte' : 'ohne weitere Burnkarte'
    }`,
  boardStands: ({ street, cards, burnNext, following }) =>
    big(the(street)) +
    (cards === undefined ? ' bleibt liegen' : ` bleibt: ${told(cards)}`) +
    (burnNext === undefined || burnNext === 1 ? '' : `; vor der nächsten Karte ${burns(burnNext)} brennen`) +
    (following === undefined ? '' : `; danach kommt ${told([following])}`),
  burnDrawn: ({ street, from, joins }) =>
    `Eine der ${from} Karten wird als Burnkarte gezogen; der Rest gehört zum ${NAMES[street]}${
      joins === undefined ? '' : `, dazu ${told([joins])}`
    }`,
  boardDrawn: ({ street, from }) => `Eine der ${from} Karten wird als ${NAMES[street]} gezogen`,
  burnStays: ({ street }) => `Die Burnkarte bleibt; ${the(street)} kommt zu seiner Zeit ohne weitere`,
  noMoreCards: () => 'Die Hand ist vorbei; es kommt keine Karte mehr',
  stubRestored: ({ shuffled, toCome }) =>
    toCome.length === 0
      ? 'Es kommt keine Karte mehr: die Hand geht weiter'
      : `Weiterspielen: Stapel ${shuffled ? 'wiederherstellen und mischen' : 'unverändert aufnehmen'}`,
  stubCardStays: ({ card }) =>
    `${card === undefined ? 'Die Karte' : told([card])} bleibt an ihrem Platz; alle dürfen sie sehen`,
  stubCardBurned: ({ card }) => `${card === undefined ? 'Die Karte' : told([card])} gilt als Burnkarte`,
  stubReshuffled: () => 'Der Stapel wird neu gemischt',
};

export const boardStepsDe: Sentences<BoardSteps> = {
  finishBetting: (round) =>
    round.seats.length === 0
      ? 'Die Setzrunde zu Ende spielen.'
      : `Die Setzrunde zu Ende spielen: ${round.seats.length === 1 ? 'Platz' : 'Plätze'} ${seats.format(round.seats.map(String))}.`,
  playRound: ({ street }) => `Die Setzrunde am ${NAMES[street]} spielen.`,
  roundBeginsAgain: () => 'Einsätze auf die falschen Karten zurückgeben; diese Setzrunde beginnt von vorn.',
  betsStand: () => 'Was gesetzt ist, bleibt gesetzt.',
  shuffleStub: ({ cards, back = 0, names }) =>
    `${shuffled(back, names)}${cards === undefined ? '' : ` (${cards} Karten)`}.${back === 0 ? '' : ' Andere Burnkarten und gefoldete Karten bleiben draußen.'}`,
  dealStreet: ({ street }) => `Den ${NAMES[street]} geben.`,
  noOtherBurn: ({ street }) => `${big(before(street))} keine weitere Karte brennen.`,
  burnBefore: ({ street, cards }) => `${big(before(street))} ${burns(cards)} brennen.`,
  mixFaceDown: ({ cards }) => `Die ${cards} Karten verdeckt legen und durchmischen.`,
  drawBurn: ({ by, lies }) =>
    `${drawer[by]} zieht eine davon: sie ${lies === 'burned' ? 'kommt zu den Burnkarten' : 'kommt verdeckt oben auf den Stapel'}.`,
  drawBoardCard: ({ by }) => `${drawer[by]} zieht eine davon: sie kommt ins Board.`,
  showCardToAll: () => 'Die Karte allen zeigen.',
  keepLiveApart: () => 'Hände, Board und Burnkarten getrennt halten.',
  gatherStub: () => 'Alle Karten zusammensuchen, die zum Stapel gehören; gefoldete nur, wo sie nicht zu trennen sind.',
  liftStub: () => 'Den Stapel in seiner Reihenfolge wieder aufnehmen.',
  leaveBoard: () => 'Das Board bleibt, wie es liegt.',
  noBetterOffers: () => 'Niemand kann die Karte annehmen oder ablehnen.',
  lastPlayerTakesPot: () => 'Der letzte Spieler in der Hand bekommt den Pot.',
};

export const boardReasonsDe: Sentences<BoardReasons> = {
  cameTooEarly: ({ street }) => `${big(the(street))} kam, bevor die Setzrunde beendet war.`,
  actedOnWrongBoard: ({ acted, bet }) =>
    `Auf die Karte hin ${acted === 1 ? 'hat ein Spieler' : `haben ${acted} Spieler`} gehandelt, ${
      bet ? 'mit Einsatz' : 'ohne Einsatz'
    }.`,
  noticedAfterPayout: () => 'Bemerkt, als der Pot schon ausbezahlt war.',
  cannotBeTold: () => 'Welche Karte welche ist, lässt sich nicht mehr feststellen.',
};
