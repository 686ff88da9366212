import type { PlaceOut, TournamentOutcome } from '@riffle/floor';
import { formatChips } from '../../figures.ts';
import type { OutcomeWords } from '../floor-words.ts';

const chips = (amount: number): string => formatChips(amount, 'de');
const and = new Intl.ListFormat('de', { type: 'conjunction' });
const money = new Intl.NumberFormat('de', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const share = new Intl.NumberFormat('de', { maximumFractionDigits: 3 });
const seats = (list: readonly number[]): string => and.format(list.map((seat) => `Platz ${String(seat)}`));
const change = (amount: number): string => (amount === 0 ? '' : ` (${amount > 0 ? '+' : ''}${chips(amount)})`);

function place({ seat, table, place: from, to, cents, points }: PlaceOut, severalTables: boolean): string {
  const who = severalTables ? `Tisch ${String(table)} Sitz ${String(seat)}` : `Sitz ${String(seat)}`;
  const where = to === undefined ? `Platz ${String(from)}` : `Platz ${String(from)}–${String(to)}`;
  const scored = points === undefined ? '' : `, ${share.format(points.sum / points.among)} Punkte`;
  return `${who}: ${where}${scored}${cents === undefined ? '' : `, ${money.format(cents / 100)}`}`;
}

const besides = {
  nothing: '',
  exclusion: '; dazu Ausschluss aus dem Turnier',
  disqualification: '; dazu Disqualifikation',
} as const;

export const tournamentOutcomesDe: OutcomeWords<TournamentOutcome> = {
  placed: ({ places }) => {
    const several = new Set(places.map(({ table }) => table)).size > 1;
    return places.map((one) => place(one, several)).join('; ');
  },
  placedAt: ({ place: at }) => `Platz ${String(at)}`,
  cardReturned: () => 'Die Rundenkarte ist unvollständig und geht zurück',
  countAgain: ({ counted, inPlay }) => `Noch einmal zählen: ${chips(counted)} statt ${chips(inPlay)}`,
  handForHandStarts: () => 'Hand für Hand',
  handForHandEnds: () => 'Hand für Hand ist zu Ende',
  noHandForHand: () => 'Nicht Hand für Hand',
  tableWaits: () => 'Der Tisch wartet auf die anderen',
  handFreezes: () => 'Die Hand bleibt stehen, bis die anderen Tische fertig sind',
  handGoesOn: () => 'Es geht weiter',
  placesAfterAllTables: () => 'Plätze erst, wenn alle Tische fertig sind; wer mehr Chips hatte, steht besser',
  lastHandsDrawn: ({ least, most }) => `Uhr anhalten; noch ${String(least)} bis ${String(most)} Hände, ausgelost`,
  lastHands: ({ hands }) => `Noch ${String(hands)} Hände`,
  levelPlayedOut: () => 'Ende mit diesem Level',
  clockKeepsRunning: () => 'Die Uhr läuft weiter',
  drawRefused: () => 'Er darf nicht ziehen: nur ein Spieler, der noch im Turnier ist',
  raced: ({ value, winners, saved, change: by }) =>
    `${winners.length === 0 ? 'Niemand bekommt einen Chip' : `Je ein Chip zu ${chips(value)}: ${seats(winners)}`}${saved.length === 0 ? '' : `; außerdem ${seats(saved)}, sonst wäre er ausgeschieden`}${change(by)}`,
  raceForChips: ({ value, chips: count, deal, change: by }) =>
    `${String(count)} × ${chips(value)} werden ausgespielt${change(by)}; Karten: ${deal.map(({ seat, cards }) => `Platz ${String(seat)}: ${String(cards)}`).join(', ')}`,
  roundedUpEach: ({ value, seats: list, change: by }) =>
    list.length === 0 ? 'Es geht glatt auf' : `Je ein Chip zu ${chips(value)}: ${seats(list)}${change(by)}`,
  smallChipsStay: () => 'Kleine Chips bleiben im Spiel',
  changedEvenly: ({ value, chips: count, lapses, keeps }) =>
    `${count === 0 ? 'Nichts zu wechseln' : `${String(count)} × ${chips(value)} im Tausch`}${keeps === 0 ? '' : `; ${chips(keeps)} behält er`}${lapses === 0 ? '' : `; ${chips(lapses)} verfallen`}`,
  chipsForfeited: ({ amount, left, besides: also }) =>
    `${chips(amount)} sind verloren${also === 'nothing' ? `; ${left === 0 ? 'er ist ausgeschieden' : `es bleiben ${chips(left)}`}` : besides[also]}`,
  chipsStayHis: () => 'Die Chips bleiben ihm',
  foundChipsBack: ({ amount, when }) =>
    `${chips(amount)} gehen an ihren Besitzer zurück${when === 'afterHand' ? ', nach der Hand' : ''}`,
  foundChipsOut: ({ amount }) => `${chips(amount)} kommen aus dem Spiel`,
  objectAllowed: () => 'Erlaubt',
  objectOff: () => 'Muss vom Tisch',
  foreignChipsOut: () => 'Die fremden Chips zählen nicht und kommen weg',
  dealerChanges: () => 'Gewechselt wird nur über den Dealer',
  exchangeStands: () => 'Der Tausch bleibt',
  dealRefused: () => 'Keine Absprache',
  dealRecorded: () => 'Die Absprache gilt und wird aufgeschrieben',
  dealVoid: () => 'Die Absprache ist nichtig',
  playsWithRebuy: () => 'Er spielt die nächste Hand damit und muss bezahlen',
  mustPayRebuy: () => 'Angesagt ist angesagt: er muss bezahlen',
  entryRefused: () => 'Nein, das geht nicht',
  entryTaken: () => 'Ja',
  startsWith: ({ chips: stack }) => `Er beginnt mit ${chips(stack)}`,
  deadMoney: ({ amount, left }) =>
    `${chips(amount)} gehen als totes Geld in den nächsten Pot; es bleiben ${chips(left)}`,
  blindsOwed: ({ amount, left }) => `${chips(amount)} sind nachzuzahlen; es bleiben ${chips(left)}`,
  blindsTakenAsTheyCame: () => 'Keine Nachzahlung: die Blinds gehen vom Stack ab wie bei jedem Abwesenden',
  notDodged: () => 'Keine Nachzahlung: keine Absicht',
  bountyTo: ({ seats: list }) => `Das Kopfgeld geht an ${seats(list)}`,
  prizeIs: ({ cents, difference }) =>
    `Der Preis ist ${money.format(cents / 100)}${difference === 0 ? '' : difference > 0 ? `; es fehlen ${money.format(difference / 100)}` : `; ${money.format(-difference / 100)} zu viel`}`,
  seatsSet: ({ seats: most }) => `Ab jetzt ${String(most)} Plätze je Tisch`,
  seatsTooFew: ({ tables }) => `Geht nicht: dafür braucht es ${String(tables)} Tische`,
  noBounty: () => 'Es gibt kein Kopfgeld',
  moves: ({ from, to }) => `Platz ${String(from)} wechselt an den anderen Tisch, Platz ${String(to)}`,
  noMove: () => 'Niemand wechselt',
  breakTable: ({ table }) => `Der ${String(table)}. der genannten Tische wird aufgelöst`,
  evenOut: ({ moves, from, to }) =>
    `${moves === 1 ? 'Ein Spieler wechselt' : `${String(moves)} Spieler wechseln`} den Tisch, zuerst von Tisch ${String(from)} an Tisch ${String(to)}`,
  finalTable: ({ players }) => `Finaltisch mit ${String(players)} Spielern`,
  tablesStay: () => 'Die Tische bleiben, wie sie sind',
  buttonMayBeDrawn: () => 'Der Button kann neu ausgelost werden',
  buttonCarriesOn: () => 'Der Button geht weiter wie sonst',
  buttonAt: ({ seat }) => `Button auf Platz ${String(seat)}`,
  nextBlinds: ({ button, buttonEmpty, smallBlind, bigBlind }) =>
    `Button: ${buttonEmpty ? 'leerer Platz' : 'Platz'} ${String(button)}, ${
      smallBlind === undefined ? 'kein Small Blind' : `Small Blind: Platz ${String(smallBlind)}`
    }, Big Blind: Platz ${String(bigBlind)}`,
  drawAgain: ({ seats: list }) => (list.length === 0 ? 'Um den Button ziehen' : `Noch einmal ziehen: ${seats(list)}`),
};
