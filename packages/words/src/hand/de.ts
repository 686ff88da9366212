import { formatChips } from '../figures.ts';
import type { FaultWords, HandRefusalWords, PhaseWords } from './hand-refusal-words.ts';

const chips = (count: number): string => formatChips(count, 'de');

const phases: PhaseWords = {
  notBegun: 'Die Hand hat noch nicht begonnen.',
  dealing: 'Es werden gerade Karten gegeben.',
  betting: 'Die Setzrunde läuft.',
  roundClosed: 'Die Setzrunde ist zu Ende.',
  drawing: 'Es werden gerade Karten getauscht.',
  runs: 'Zuerst ist zu klären, wie oft der Rest des Boards gegeben wird.',
  showdown: 'Der Showdown läuft.',
  ended: 'Die Hand ist zu Ende.',
};
const faults: FaultWords = {
  tooFewPlayers: 'Für eine Hand braucht es mindestens zwei Spieler.',
  tooManyPlayers: 'Es sind zu viele Spieler für eine Hand.',
  seatTwice: 'Ein Platz ist doppelt angegeben.',
  noStack: 'Ein Spieler hat keine Chips.',
  unknownSeatPosts: 'Ein Blind oder Ante gehört zu einem Platz, der nicht mitspielt.',
  noBet: 'Die Größe der Einsätze fehlt.',
  straddleForbidden: 'Straddles sind nicht erlaubt.',
  straddleOutOfTurn: 'Straddeln darf nur, wer direkt nach dem Big Blind oder dem letzten Straddle sitzt.',
  straddleNotDouble: 'Ein Straddle ist genau das Doppelte des Big Blinds oder des Straddles davor.',
  anteOutOfOrder: 'Ante und Blind sind nicht in der Reihenfolge, in der sie zu zahlen sind.',
  straddleNotFull: 'Ein Straddle muss voll gesetzt werden und darf kein All-in sein.',
  deckIncomplete: 'Das Deck ist nicht vollständig.',
  notInUnits: 'Ein Stack lässt sich mit den Chips im Spiel nicht darstellen.',
};

export const de: HandRefusalWords = {
  'hand-begun': () => 'Die Hand hat schon begonnen.',
  'setup-faulty': ({ fault }) => faults[fault],
  'seat-not-in-hand': ({ seat }) => `Platz ${seat} ist nicht in der Hand.`,
  'not-now': ({ phase }) => `Das ist jetzt nicht möglich. ${phases[phase]}`,
  'not-your-turn': ({ seat, toAct }) =>
    toAct === undefined ? `Platz ${seat} ist nicht an der Reihe.` : `Platz ${toAct} ist an der Reihe.`,
  'cannot-check': ({ toCall }) => `Schieben ist nicht möglich. Ein Call kostet ${chips(toCall)}.`,
  'nothing-to-call': () => 'Es gibt nichts zu callen.',
  'bring-in-due': ({ bringIn }) => `Zuerst ist das Bring-in von ${chips(bringIn)} zu setzen oder zu vervollständigen.`,
  'no-bring-in-due': () => 'Es ist kein Bring-in zu setzen.',
  'betting-not-reopened': ({ toCall }) =>
    `Das kurze All-in öffnet die Setzrunde nicht neu. Möglich sind ein Call für ${chips(toCall)} oder ein Fold.`,
  'raises-capped': ({ cap }) => `In dieser Setzrunde wurde schon ${cap}-mal erhöht, mehr ist nicht erlaubt.`,
  'hand-passive': () => 'Diese Hand darf nur noch schieben, callen oder folden.',
  'nobody-to-answer': () => 'Niemand kann auf eine Erhöhung noch antworten.',
  'only-a-call-left': ({ toCall }) =>
    toCall === 0 ? 'Es sind keine Chips mehr da.' : `Die Chips reichen nur noch für einen Call von ${chips(toCall)}.`,
  'bet-too-small': ({ min, max }) => `Zu wenig. Möglich sind ${chips(min)} bis ${chips(max)}.`,
  'bet-too-large': ({ min, max }) => `Zu viel. Möglich sind ${chips(min)} bis ${chips(max)}.`,
  'not-in-chips': ({ unit }) => `Der kleinste Chip ist ${chips(unit)}: Der Einsatz muss ein Vielfaches davon sein.`,
  'wrong-number-of-cards': ({ due }) =>
    due === 0 ? 'Hier fehlt keine Karte.' : due === 1 ? 'Hier fehlt genau eine Karte.' : `Hier fehlen ${due} Karten.`,
  'one-card-for-all': () => 'Die Karten reichen nicht für alle: Es kommt eine gemeinsame Karte.',
  'no-such-card': ({ card }) => `„${card}“ ist keine Karte dieses Decks.`,
  'card-in-play': ({ card }) => `Die Karte ${card} liegt schon auf dem Tisch.`,
  'not-his-card': ({ card }) => `Die Karte ${card} gehört nicht zu dieser Hand.`,
  'deck-deals': () => 'Die Karten kommen aus dem Deck dieser Hand.',
  'already-shown': ({ seat }) => `Platz ${seat} hat schon gezeigt oder weggeworfen.`,
  'must-show': () => 'Hier müssen alle Karten gezeigt werden.',
  'part-not-enough': () => 'Was gezeigt wurde, ist für sich keine Hand.',
  'next-cards-stay': () => 'Karten, die nicht mehr kamen, werden nicht gezeigt.',
  'not-all-agree': ({ missing }) => `Dafür müssen alle zustimmen. Es fehlt Platz ${missing.map(String).join(', ')}.`,
  'last-hand-stays': () => 'Um einen Pot muss eine Hand übrig bleiben.',
  'tabled-hand-stays': () => 'Eine offen liegende Hand kann nicht mehr für tot erklärt werden.',
  'runs-not-allowed': ({ atMost }) =>
    atMost < 2 ? 'Das Board wird nur einmal gegeben.' : `Das Board kann höchstens ${atMost}-mal gegeben werden.`,
};
