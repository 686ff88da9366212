import type { HoleCardKinds, HoleCardOutcome, HoleCardReasons, HoleCardSteps } from '@riffle/floor';
import { joined } from '@riffle/floor/joined';
import { formatChips } from '../../figures.ts';
import type { KindWords, OutcomeWords, Sentences } from '../floor-words.ts';
import { deckKindsDe } from './deck-kinds-de.ts';
import { dealtCardsDe } from './hole-card-kinds-de.ts';
import { studKindsDe } from './stud-kinds-de.ts';

const chips = (amount: number): string => formatChips(amount, 'de');

export const holeCardKindsDe: KindWords<HoleCardKinds> = joined({
  dealtCards: dealtCardsDe,
  deck: deckKindsDe,
  stud: studKindsDe,
});

export const holeCardOutcomesDe: OutcomeWords<HoleCardOutcome> = {
  cardReplaced: ({ by }) => {
    switch (by) {
      case 'nextCard':
        return 'Kein Misdeal: die nächste Karte an ihre Stelle';
      case 'firstBurn':
        return 'Kein Misdeal: die erste Burnkarte ersetzt sie';
      case 'nextBurn':
        return 'Die nächste Karte ersetzt sie, sie wird Burnkarte';
    }
  },
  cardStaysUp: () => 'Kein Misdeal: sie bleibt offen liegen',
  lastCardUp: ({ othersUp }) =>
    othersUp
      ? 'Sie bleibt offen; auch der andere bekommt seine letzte offen'
      : 'Sie bleibt offen; die anderen bekommen ihre verdeckt',
  lastCardsDealt: ({ direct, fromBurns }) =>
    fromBurns === 0
      ? 'Die letzten Karten ohne Burn geben'
      : `${direct} aus dem Stapel, ${fromBurns} aus der letzten Karte und den Burnkarten`,
  commonCard: () => 'Eine Karte in der Mitte gilt für alle',
  dealRepaired: () => 'In Ordnung bringen, nicht neu geben',
  extraCardBurned: () => 'Die Karte zu viel ist die nächste Burnkarte',
  surplusDrawn: ({ cards }) =>
    cards === 1 ? 'Eine Karte wird gezogen, die Hand lebt' : `${cards} Karten werden gezogen, die Hand lebt`,
  handCompleted: ({ cards }) =>
    cards === 1 ? 'Er bekommt die fehlende Karte' : `Er bekommt die ${cards} fehlenden Karten`,
  handStands: ({ nextButton }) => `Die Hand gilt; nächster Button: Platz ${nextButton}`,
  resultStands: () => 'Das Ergebnis gilt',
  betsForfeited: ({ amount, returned }) => `Hand ungültig: ${chips(returned)} gehen zurück, ${chips(amount)} verfallen`,
  potCarriedOver: ({ amount, returned }) =>
    returned === 0
      ? `${chips(amount)} bleiben für die nächste Hand im Pot`
      : `${chips(amount)} bleiben für die nächste Hand im Pot, ${chips(returned)} gehen zurück`,
  dealerChooses: () => 'Der Dealer entscheidet',
  deckChanged: ({ when }) => {
    switch (when) {
      case 'now':
        return 'Das Deck wird jetzt gewechselt';
      case 'afterHand':
        return 'Das Deck wird nach der Hand gewechselt';
      case 'nextBreak':
        return 'Das Deck wird in der Pause gewechselt';
    }
  },
  deckStays: () => 'Das Deck bleibt',
  dealsNext: ({ seat }) => (seat === undefined ? 'Der Dealer gibt' : `Platz ${seat} gibt die nächste Hand`),
};

export const holeCardStepsDe: Sentences<HoleCardSteps> = {
  returnAllBets: () => 'Alle Einsätze dieser Hand gehen zurück, Blinds und Antes auch.',
  gatherDeck: () => 'Alle Karten einsammeln.',
  buttonStays: () => 'Der Button bleibt, wo er ist.',
  buttonGoesTo: ({ seat }) => `Der Button kommt auf Platz ${seat}; die Blinds setzen die richtigen Plätze.`,
  nextHandButton: ({ seat }) => `In der nächsten Hand liegt der Button auf Platz ${seat}.`,
  redeal: () => 'Mischen und neu geben: gleiche Spieler, gleiches Level, dieselbe Hand.',
  boxedToo: ({ by }) =>
    by === 'nextCard'
      ? 'Die umgedrehte Karte kommt aus dem Spiel; die nächste Karte kommt an ihre Stelle.'
      : 'Die umgedrehte Karte kommt offen zu den Burnkarten; nach dem Geben ersetzt sie die nächste Karte vom Stapel.',
  exposedToo: () => 'Die aufgedeckte Karte nach dem Geben ebenso durch die nächste Karte vom Stapel ersetzen.',
  dealOn: () => 'Weiter geben wie sonst.',
  showWrongCard: () => 'Die Karte allen zeigen.',
  noBurnBeforeFlop: () => 'Vor dem Flop wird keine weitere Karte gebrannt.',
  servesAsNextBurn: () => 'Vor der nächsten Straße wird keine weitere Karte gebrannt.',
  followingCardsMoveUp: () => 'Alle weiteren Karten rücken um eine nach.',
  takeBackInOrder: () => 'Die Karten in umgekehrter Reihenfolge auf den Stapel zurücknehmen.',
  dealAgainInOrder: () => 'Richtig herum noch einmal geben, ohne zu mischen.',
  cardToItsOwner: () => 'Die Karte verdeckt dem Spieler geben, dem sie gehört.',
  playWithoutHim: () => 'Der Spieler ist in dieser Hand nicht dabei; was er gesetzt hat, bleibt im Pot.',
  handIsDead: () => 'Die Karten verdeckt in den Muck nehmen.',
  drawSurplus: ({ cards }) =>
    cards === 1
      ? 'Die Turnierleitung zieht verdeckt eine seiner Karten; sie wird die nächste Burnkarte.'
      : `Die Turnierleitung zieht verdeckt ${cards} seiner Karten; sie werden gebrannt.`,
  completeHand: ({ cards }) =>
    cards === 1
      ? 'Der Spieler bekommt eine Karte oben vom Stapel.'
      : `Der Spieler bekommt ${cards} Karten oben vom Stapel.`,
  thirdCardDown: () => 'Seine dritte Karte kommt verdeckt.',
  foundCardToFloor: () => 'Die falsche Karte geht an die Turnierleitung.',
  earlierHandsStand: () => 'Frühere Hände bleiben, wie sie waren; wer ausgeschieden ist, bleibt draußen.',
  changeDeckNow: () => 'Ein vollständiges Deck nehmen.',
  changeDeckAfterHand: () => 'Nach dieser Hand das Deck wechseln.',
  finishHandFirst: () => 'Die laufende Hand wird zu Ende gespielt.',
  useOtherDeck: () => 'Das andere Deck des Tisches nehmen und das alte wegbringen.',
  newDealerBringsDeck: () => 'Der neue Dealer bringt ein Deck mit; das alte kommt weg.',
  keepDeck: () => 'Kein Wechsel; mit diesem Deck weiter.',
  lookAtCard: () => 'Der Dealer sieht sich die Karte an.',
  refundOthers: ({ amount }) => `${chips(amount)} gehen an die zurück, die sie gesetzt haben.`,
  takeBetsOutOfPlay: ({ amount }) => `${chips(amount)} kommen aus dem Spiel.`,
  keepForNextHand: ({ amount }) => `${chips(amount)} bleiben liegen und gehören in den Pot der nächsten Hand.`,
  countNewDeck: () => 'Das neue Deck ebenfalls zählen.',
  lastCardsUp: () => 'Die letzte Karte des anderen offen geben.',
  lastCardsDown: () => 'Die anderen bekommen ihre letzte Karte verdeckt.',
  mayStopBetting: () =>
    'Vor dem Setzen fragen: Er darf erklären, dass er nicht mehr setzt; dann spielt er um den Pot wie ein All-in.',
  dealWithoutBurn: ({ cards }) => `Ohne Burn geben: ${cards === 1 ? 'eine Karte' : `${cards} Karten`} aus dem Stapel.`,
  mixBurns: () => 'Die letzte Karte des Stapels mit den Burnkarten verdeckt mischen und abheben.',
  dealFromBurns: ({ cards, burnFirst }) =>
    burnFirst ? `Eine davon verbrennen, dann ${cards} geben.` : `Ohne Burn davon ${cards} geben.`,
  dealCommonCard: () => 'Eine Karte verbrennen und eine offen in die Mitte legen: Sie ist die letzte Karte aller.',
};

export const holeCardReasonsDe: Sentences<HoleCardReasons> = {
  actsSoFar: ({ withChips, without }) =>
    `Gehandelt wurde ${withChips + without}-mal, davon ${withChips}-mal mit Chips.`,
  tooLateForMisdeal: () => 'Für einen Misdeal ist es zu spät.',
  faceUpCards: ({ exposed, boxed }) => `Aufgedeckt: ${exposed}; umgedreht im Deck: ${boxed}.`,
  replacementCard: ({ card, flopFrom, flopTo }) =>
    `Ersatz ist Karte ${card} des Decks; der Flop bleibt Karte ${flopFrom} bis ${flopTo}.`,
  surplusCards: ({ cards }) => (cards === 1 ? 'Eine Karte zu viel.' : `${cards} Karten zu viel.`),
  missingHoleCards: ({ cards }) => (cards === 1 ? 'Eine Karte zu wenig.' : `${cards} Karten zu wenig.`),
  seatIsEntitled: () => 'Der Platz hat Anspruch auf Karten.',
  ownPartOfPot: ({ own, others }) => `Von ihm sind ${chips(own)}, von den anderen ${chips(others)}.`,
  deckCount: ({ counted }) => `Gezählt: ${counted}; ein Deck hat 52.`,
  cardsForLastStreet: ({ stub, players }) => `Im Stapel ${stub} Karten, in der Hand noch ${players} Spieler.`,
};
