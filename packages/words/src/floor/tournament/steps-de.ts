import type { TournamentReasons, TournamentSteps } from '@riffle/floor';
import { formatChips } from '../../figures.ts';
import type { Sentences } from '../floor-words.ts';
import { sayCard } from './card-face.ts';

const chips = (amount: number): string => formatChips(amount, 'de');
const seat = (at: number): string => `Platz ${String(at)}`;
const cards = (count: number): string => (count === 1 ? 'eine Karte' : `${String(count)} Karten`);

export const tournamentStepsDe: Sentences<TournamentSteps> = {
  waitForAllTables: () => 'Warten, bis alle Tische diese Hand beendet haben.',
  countStacksAtStart: () => 'Feststellen, wer die Hand mit wie vielen Chips begonnen hat.',
  enterPlaces: () => 'Die Plätze eintragen.',
  completeRoundCard: () => 'Die Rundenkarte zurückgeben und vollständig ausfüllen lassen.',
  askTableWhen: () => 'Dealer und Mitspieler fragen, in welcher Hand er ausgeschieden ist.',
  announceHandForHand: () => 'An allen Tischen ansagen: Hand für Hand.',
  takeOffMinutes: ({ minutes, atMost }) =>
    `Für jede Hand ${String(minutes)} Minuten von der Uhr nehmen, höchstens ${String(atMost)}.`,
  nextHandTogether: () => 'Die nächste Hand an allen Tischen zugleich geben lassen.',
  finishBettingRound: () => 'Die Setzrunde zu Ende spielen; dann keine Karte mehr geben.',
  stopClock: () => 'Die Uhr anhalten.',
  drawLastHands: () => 'Einen Spieler, der noch im Turnier ist, die Zahl der letzten Hände ziehen lassen.',
  announceLastHands: ({ hands }) => `Ansagen: noch ${String(hands)} Hände; das Level bleibt.`,
  countAndBagChips: () => 'Die laufende Hand beenden, dann Chips zählen und einpacken.',
  changeEvenly: ({ seat: at, chips: count, value }) =>
    `${seat(at)}: ${String(count)} × ${chips(value)} im Tausch geben.`,
  changeSmallChips: ({ chips: count, value }) => `Die kleinen Chips gegen ${String(count)} × ${chips(value)} tauschen.`,
  layOutLeftovers: () => 'Die übrigen kleinen Chips legt jeder offen vor sich hin.',
  dealForRace: ({ seat: at, cards: count }) => `${seat(at)}: ${cards(count)}.`,
  dealtForRace: ({ seat: at, cards: dealt }) => `${seat(at)}: ${dealt.map(sayCard).join(' ')}.`,
  winChip: ({ seat: at, card, value }) => `${seat(at)} bekommt einen Chip zu ${chips(value)}: ${sayCard(card)}.`,
  giveChip: ({ seat: at, value }) => `${seat(at)} bekommt einen Chip zu ${chips(value)}.`,
  takeSmallChips: () => 'Alle kleinen Chips einziehen.',
  announceColorUp: () => 'Den Tausch ansagen.',
  askPlayerToWatch: () => 'Auf den Spieler warten oder festhalten, dass er darauf verzichtet.',
  findWitness: () => 'Einen zweiten Mitarbeiter oder einen Spieler als Zeugen holen.',
  showHighChips: () => 'Hohe Chips nach vorn oder oben stellen lassen.',
  keepFoundChips: () => 'Die Chips beiseitelegen, bis die Hand vorbei ist; in ihr spielen sie nicht.',
  giveRack: () => 'Chips im Rack tragen, offen sichtbar.',
  countStack: () => 'Den Stack zählen.',
  clearTable: () => 'Vom Tisch nehmen lassen.',
  dealerMakesChange: () => 'Der Dealer wechselt; beide Stacks behalten ihren Wert.',
  checkExchange: () => 'Den Tausch nachzählen; gewechselt wird nur über den Dealer.',
  playOnAlone: () => 'Ansagen: Jeder spielt für sich.',
  bookByPlace: () => 'Die Punkte nach dem erspielten Platz buchen.',
  playItOut: () => 'Weiterspielen, bis entschieden ist.',
  staffNeedNotPay: () => 'Ausgezahlt wird nach Plätzen; das Übrige machen die Spieler unter sich aus.',
  noteDebt: () => 'Spieler, Tisch, Hand und Betrag aufschreiben; die Turnierleitung weiß davon.',
  dealHimIn: () => 'Ihm Karten geben, auch wenn die Chips noch unterwegs sind.',
  newSeatFullStack: () => 'Neuen Platz auslosen, voller Startstack.',
  drawLateSeat: () => 'Einen Platz auslosen, an den Tischen mit den wenigsten Spielern.',
  deadIntoPot: () => 'Das Geld ist tot: Den Einsatz der Hand zahlt er zusätzlich.',
  correctPrize: () => 'Den Unterschied nachzahlen oder zurückholen.',
  giveBounty: () => 'Ihm den Jeton geben.',
  moveToSeat: ({ from, to }) => `Vom volleren Tisch ${seat(from)} an den anderen Tisch, ${seat(to)}.`,
  waitOneHand: ({ seat: at }) => `${seat(at)} liegt zwischen Button und Small Blind: eine Hand warten.`,
  publishOrder: () => 'Erst ansagen oder aushängen, welcher Tisch als Nächster aufgelöst wird.',
  drawSeatsForAll: () => 'Für alle Spieler des Tisches Plätze bestimmen.',
  haltTable: ({ table }) => `Tisch ${String(table)} anhalten, bis die neuen Spieler sitzen.`,
  moveOneByOne: ({ moves }) => `${moves === 1 ? 'Einen Spieler' : `${String(moves)} Spieler nacheinander`} umsetzen.`,
  drawForButton: () => 'Um den Button ziehen lassen: jeder eine Karte, die höchste gewinnt.',
  placeButton: ({ seat: at }) => `Den Button auf ${seat(at)} legen.`,
  postBlinds: ({ smallBlind, bigBlind }) =>
    smallBlind === undefined
      ? `Nur ${seat(bigBlind)} setzt einen Blind: den Big Blind.`
      : `Small Blind von ${seat(smallBlind)}, Big Blind von ${seat(bigBlind)}.`,
  firstCardTo: ({ seat: at }) => `Die erste Karte bekommt ${seat(at)}.`,
  firstToAct: ({ seat: at }) => `Vor dem Flop beginnt ${seat(at)}.`,
};

export const tournamentReasonsDe: Sentences<TournamentReasons> = {
  toldInOrder: () => 'In der Reihenfolge, in der sie ausgeschieden sind.',
  buttonNotKnown: () => 'Ohne gemeinsamen Button lassen sie sich nicht trennen.',
  fromButton: ({ seat: at, seats }) =>
    `Sitz ${String(at)}: ${seats === 0 ? 'auf dem Button' : `${seats === 1 ? 'ein Sitz' : `${String(seats)} Sitze`} nach dem Button`}.`,
  prizesShared: ({ cents, players }) =>
    `Zusammen ${money(cents)}, geteilt durch ${String(players)}; einzelne Cent an die zuerst Genannten.`,
  placeIsCertain: () => 'Der Platz steht fest.',
  placeBetween: ({ best, worst }) => `Möglich sind die Plätze ${String(best)} bis ${String(worst)}.`,
  onlyOneTable: () => 'Es ist nur noch ein Tisch.',
  leftoverSum: ({ value, chips: count }) =>
    count === 1
      ? `Übrig ist ein Chip, ${chips(value)}.`
      : `Übrig sind ${String(count)} Chips, zusammen ${chips(value)}.`,
  racedFor: ({ chips: count, value }) => `Es geht um ${String(count)} × ${chips(value)}.`,
  stillNeeded: ({ value }) => `Chips zu ${chips(value)} werden noch gebraucht.`,
  nothingLeft: () => 'Er hat nichts mehr und ist aus dem Turnier.',
  haveAgreed: ({ agree, players }) => `${String(agree)} von ${String(players)} sind einverstanden.`,
  missedBlinds: ({ due }) => `Verpasst wurden ${chips(due)}.`,
  tablesDiffer: ({ difference }) =>
    difference === 0
      ? 'Alle Tische sind gleich besetzt.'
      : `Die Tische unterscheiden sich um ${difference === 1 ? 'einen' : String(difference)} Spieler.`,
  poolIs: ({ cents }) => `Zu verteilen sind ${money(cents)}.`,
  playersAndPlaces: ({ players, places }) => `${String(players)} Spieler, ${String(places)} Plätze.`,
  playersAndSeats: ({ players, seats }) => `${String(players)} Spieler; ein Tisch weniger hat ${String(seats)} Plätze.`,
};

const money = (cents: number): string =>
  new Intl.NumberFormat('de', { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(cents / 100);
