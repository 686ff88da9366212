import type { CashOutcome, CashReasons, CashSteps, RunFault, StraddleFault, WayBack } from '@riffle/floor';
import { formatChips } from '../../figures.ts';
import type { OutcomeWords, Sentences } from '../floor-words.ts';

export { cashKindsDe } from './kinds-de.ts';

const chips = (amount: number): string => formatChips(amount, 'de');
const STREETS = { turn: 'Turn', river: 'River' } as const;
const STRADDLE: { readonly [F in StraddleFault]: string } = {
  forbidden: 'hier nicht erlaubt',
  firstCardDealt: 'die erste Karte ist schon gegeben',
  notNextInTurn: 'nur der Nächste nach dem Big Blind oder dem letzten Straddle',
  notTwice: 'genau das Doppelte',
  wouldBeAllIn: 'nicht als All-in',
  beyondButton: 'der Button war der letzte',
};
const RUN: { readonly [F in RunFault]: string } = {
  forbidden: 'hier nicht erlaubt',
  flop: 'der Flop wird nie zweimal gegeben',
  onlyTwice: 'höchstens zweimal',
  potTooSmall: 'der Pot ist zu klein',
  actionLeft: 'es kann noch gesetzt werden',
  noConsent: 'nicht alle stimmen zu',
  notAskedToWait: 'niemand hat den Dealer warten lassen',
  alreadyDealt: 'die Karte liegt schon',
};
const WHOM = {
  tableChange: 'Der gemeldete Tischwechsler',
  waitingList: 'Der Nächste auf der Warteliste',
  newGuest: 'Der neue Gast',
} as const;
type Paid = { readonly live: number; readonly dead: number; readonly hand?: number };
const WAYS: { readonly [W in WayBack['way']]: (paid: Paid) => string } = {
  waitBigBlind: ({ live, hand = 1 }) => `Als Big Blind in der ${String(hand)}. Hand (${chips(live)})`,
  postBoth: ({ live, dead }) =>
    live === 0
      ? `Jetzt, mit ${chips(dead)} in den Pot`
      : `Jetzt, mit ${chips(live)} als Einsatz und ${chips(dead)} in den Pot`,
  buyButton: ({ live, dead }) => `Button kaufen: ${chips(live)} als Einsatz und ${chips(dead)} in den Pot`,
};

export const cashOutcomesDe: OutcomeWords<CashOutcome> = {
  waysBack: ({ ways }) => ways.map((way) => WAYS[way.way](way)).join(' · '),
  buyButtonAllowed: ({ live, dead }) =>
    `Er darf den Button kaufen: ${chips(live)} als Einsatz, ${chips(dead)} in den Pot`,
  buyButtonRefused: () => 'Den Button kann er hier nicht kaufen',
  changeSeatFree: ({ hand }) => `Er darf wechseln; Big Blind ist er in der ${String(hand)}. Hand`,
  changeSeatWaitOrPost: ({ sitsOut, post }) =>
    `Er setzt aus, ${String(sitsOut)} ${sitsOut === 1 ? 'Hand' : 'Hände'}, oder setzt vorher ${chips(post)}`,
  straddleAllowed: ({ amount }) => `Der Straddle von ${chips(amount)} gilt`,
  straddleRefused: ({ why, amount }) =>
    `Kein Straddle: ${STRADDLE[why]}${amount === undefined ? '' : ` (${chips(amount)})`}`,
  runTwice: ({ streets, fee }) =>
    `Zweimal: ${streets.map((street) => STREETS[street]).join(' und ')}${fee > 0 ? `; Gebühr ${String(fee)}` : ''}`,
  runOnce: ({ why }) => `Nur einmal: ${RUN[why]}`,
  seatKept: ({ minutesLeft }) => `Der Platz bleibt noch ${String(minutesLeft)} Minuten frei gehalten`,
  seatReleased: () => 'Der Platz wird frei',
  reservationHolds: () => 'Die Reservierung gilt noch',
  reservationLapsed: ({ marked }) =>
    marked ? 'Die Reservierung ist verfallen und wird vermerkt' : 'Die Reservierung ist gestrichen',
  calledInTime: ({ minutesLeft }) => `Er hat noch ${String(minutesLeft)} Minuten`,
  toEndOfList: () => 'Ans Ende der Liste; der Nächste ist dran',
  backToHeadOfList: () => 'Der Nächste bekommt den Platz, er bleibt vorn auf der Liste',
  notGivenUp: () => 'Abgeben geht nur an den Nächsten auf der Liste',
  topUpAllowed: ({ usesOption }) => (usesOption ? 'Erlaubt; die Möglichkeit ist damit verbraucht' : 'Erlaubt'),
  topUpRefused: ({ atLeast }) => `Zu wenig: mindestens auf ${chips(atLeast)}`,
  bringsAtLeast: ({ amount }) => `Er bringt mindestens ${chips(amount)} mit`,
  moveAllowed: ({ from, to }) => `Der Wechsel ist erlaubt: danach ${String(from)} und ${String(to)}`,
  moveRefused: ({ difference }) => `Kein Wechsel: der Unterschied wäre ${String(difference)}`,
  mustMove: ({ players }) =>
    players === 1 ? 'Ein Spieler muss wechseln' : `${String(players)} Spieler müssen wechseln`,
  nobodyMoves: () => 'Niemand muss wechseln',
  theseMove: ({ volunteers, seats, byLot }) =>
    [
      ...(volunteers > 0 ? [`Freiwillige: ${String(volunteers)}`] : []),
      ...(seats.length > 0 ? [`Platz ${seats.join(', ')}`] : []),
      ...(byLot > 0 ? [`durch Los: ${String(byLot)}`] : []),
    ].join('; '),
  seatGoesTo: ({ seat }) => `Platz ${String(seat)} darf wechseln`,
  seatByLot: () => 'Das Los entscheidet',
  seatOfferedTo: ({ whom }) => WHOM[whom],
  tableForGuest: ({ tables }) =>
    tables.length === 1 ? `Tisch ${String(tables[0])}` : `Tisch ${tables.join(' oder ')}, nach Wahl der Aufsicht`,
  atStake: ({ amount }) => `Im Spiel sind ${chips(amount)}`,
  putBack: ({ amount }) => `${chips(amount)} kommen zurück auf den Tisch`,
  mayTakeAlong: ({ amount }) => `Die ${chips(amount)} darf er mitnehmen`,
  stakeKept: ({ amount }) => `Die ${chips(amount)} bleiben sein Einsatz`,
  mayPay: () => 'Erlaubt',
  mayNotPay: () => 'Nicht erlaubt',
};

export const cashStepsDe: Sentences<CashSteps> = {
  enterSeat: () => 'Den Platz eintragen; Plätze vergibt die Aufsicht.',
  regularBlindsDropped: () => 'Die regulären Blinds entfallen in dieser Hand.',
  buttonNextHand: () => 'In der nächsten Hand hat er den Button.',
  depositStake: () => 'Seinen Einsatz in Verwahrung nehmen.',
  putChipsBack: ({ amount }) => `${chips(amount)} wieder zu seinem Einsatz legen lassen.`,
  leaveStake: () => 'Der Einsatz bleibt am Platz.',
  callNextOnList: () => 'Den Nächsten auf der Liste rufen.',
  takeFee: ({ amount }) => `Gebühr von ${String(amount)} nehmen.`,
  halvePots: () => 'Jeden Pot halbieren, dann einzeln vergeben; ein übriger Chip geht zum ersten Durchgang.',
  askAllToAgree: () => 'Alle in der Hand ausdrücklich fragen.',
  announceTopUp: () => 'Er sagt es dem Dealer laut an.',
  noteStake: () => 'Seinen Einsatz notieren; er bringt ihn ganz zurück.',
  drawLots: ({ players }) => (players === 1 ? 'Einen Spieler auslosen.' : `${String(players)} Spieler auslosen.`),
  offerOldSeat: () => 'Sein alter Platz wird ebenso vergeben.',
};

export const cashReasonsDe: Sentences<CashReasons> = {
  bigBlindReaches: ({ hand }) => `Der Big Blind erreicht den Platz in der ${String(hand)}. Hand.`,
  betweenButtonAndBlinds: () => 'Er sitzt zwischen Button und Blinds.',
  passesBigBlind: () => 'Gegen den Uhrzeigersinn käme er am Big Blind vorbei.',
  straddleMustBe: ({ amount }) => `Der Straddle beträgt genau ${chips(amount)}.`,
  potInBigBlinds: ({ pot, needed }) => `Der Pot hat ${chips(pot)}, nötig sind ${chips(needed)}.`,
  differenceAfter: ({ difference, allowed }) => `Unterschied ${String(difference)}, zulässig ${String(allowed)}.`,
  minutesOfLimit: ({ minutes, limit }) => `${String(minutes)} von ${String(limit)} Minuten.`,
  secondTimeTonight: () => 'Es ist nicht das erste Mal heute.',
  cameWithinHalfHour: ({ seats }) => `In der letzten halben Stunde gekommen: Platz ${seats.join(', ')}.`,
};
