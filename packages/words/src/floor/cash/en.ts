import type { CashOutcome, CashReasons, CashSteps, RunFault, StraddleFault, WayBack } from '@riffle/floor';
import { formatChips } from '../../figures.ts';
import type { OutcomeWords, Sentences } from '../floor-words.ts';

export { cashKindsEn } from './kinds-en.ts';

const chips = (amount: number): string => formatChips(amount, 'en');
const STREETS = { turn: 'turn', river: 'river' } as const;
const STRADDLE: { readonly [F in StraddleFault]: string } = {
  forbidden: 'not allowed here',
  firstCardDealt: 'the first card has been dealt',
  notNextInTurn: 'only the next after the big blind or the last straddle',
  notTwice: 'exactly the double',
  wouldBeAllIn: 'not as an all-in',
  beyondButton: 'the button was the last',
};
const RUN: { readonly [F in RunFault]: string } = {
  forbidden: 'not allowed here',
  flop: 'the flop is never dealt twice',
  onlyTwice: 'twice at most',
  potTooSmall: 'the pot is too small',
  actionLeft: 'there can still be betting',
  noConsent: 'not all agree',
  notAskedToWait: 'nobody asked the dealer to wait',
  alreadyDealt: 'the card is there already',
};
const WHOM = {
  tableChange: 'Who registered for a table change',
  waitingList: 'The next on the waiting list',
  newGuest: 'The new guest',
} as const;
type Paid = { readonly live: number; readonly dead: number; readonly hand?: number };
const WAYS: { readonly [W in WayBack['way']]: (paid: Paid) => string } = {
  waitBigBlind: ({ live, hand = 1 }) => `As big blind in hand ${String(hand)} (${chips(live)})`,
  postBoth: ({ live, dead }) =>
    live === 0 ? `Now, with ${chips(dead)} dead` : `Now, with ${chips(live)} live and ${chips(dead)} dead`,
  buyButton: ({ live, dead }) => `Buy the button: ${chips(live)} live and ${chips(dead)} dead`,
};

export const cashOutcomesEn: OutcomeWords<CashOutcome> = {
  waysBack: ({ ways }) => ways.map((way) => WAYS[way.way](way)).join(' · '),
  buyButtonAllowed: ({ live, dead }) => `He may buy the button: ${chips(live)} live, ${chips(dead)} dead`,
  buyButtonRefused: () => 'He cannot buy the button here',
  changeSeatFree: ({ hand }) => `He may change; he is big blind in hand ${String(hand)}`,
  changeSeatWaitOrPost: ({ sitsOut, post }) =>
    `He sits out ${String(sitsOut)} ${sitsOut === 1 ? 'hand' : 'hands'}, or posts ${chips(post)} first`,
  straddleAllowed: ({ amount }) => `The straddle of ${chips(amount)} stands`,
  straddleRefused: ({ why, amount }) =>
    `No straddle: ${STRADDLE[why]}${amount === undefined ? '' : ` (${chips(amount)})`}`,
  runTwice: ({ streets, fee }) =>
    `Twice: ${streets.map((street) => STREETS[street]).join(' and ')}${fee > 0 ? `; fee ${String(fee)}` : ''}`,
  runOnce: ({ why }) => `Only once: ${RUN[why]}`,
  seatKept: ({ minutesLeft }) => `The seat is kept for another ${String(minutesLeft)} minutes`,
  seatReleased: () => 'The seat is released',
  reservationHolds: () => 'The reservation holds',
  reservationLapsed: ({ marked }) =>
    marked ? 'The reservation has lapsed and is marked' : 'The reservation is struck off',
  calledInTime: ({ minutesLeft }) => `He has ${String(minutesLeft)} minutes left`,
  toEndOfList: () => 'To the end of the list; the next is called',
  backToHeadOfList: () => 'The next gets the seat, he stays at the head of the list',
  notGivenUp: () => 'He can give way only to the next on the list',
  topUpAllowed: ({ usesOption }) => (usesOption ? 'Allowed; the option is used up' : 'Allowed'),
  topUpRefused: ({ atLeast }) => `Too little: at least up to ${chips(atLeast)}`,
  bringsAtLeast: ({ amount }) => `He brings at least ${chips(amount)}`,
  moveAllowed: ({ from, to }) => `The change is allowed: ${String(from)} and ${String(to)} afterwards`,
  moveRefused: ({ difference }) => `No change: the difference would be ${String(difference)}`,
  mustMove: ({ players }) => (players === 1 ? 'One player must move' : `${String(players)} players must move`),
  nobodyMoves: () => 'Nobody must move',
  theseMove: ({ volunteers, seats, byLot }) =>
    [
      ...(volunteers > 0 ? [`Volunteers: ${String(volunteers)}`] : []),
      ...(seats.length > 0 ? [`seat ${seats.join(', ')}`] : []),
      ...(byLot > 0 ? [`by lot: ${String(byLot)}`] : []),
    ].join('; '),
  seatGoesTo: ({ seat }) => `Seat ${String(seat)} may change`,
  seatByLot: () => 'The lot decides',
  seatOfferedTo: ({ whom }) => WHOM[whom],
  tableForGuest: ({ tables }) =>
    tables.length === 1 ? `Table ${String(tables[0])}` : `Table ${tables.join(' or ')}, as the floor chooses`,
  atStake: ({ amount }) => `${chips(amount)} are at stake`,
  putBack: ({ amount }) => `${chips(amount)} come back on the table`,
  mayTakeAlong: ({ amount }) => `He may take the ${chips(amount)} along`,
  stakeKept: ({ amount }) => `The ${chips(amount)} stay at stake`,
  mayPay: () => 'Allowed',
  mayNotPay: () => 'Not allowed',
};

export const cashStepsEn: Sentences<CashSteps> = {
  enterSeat: () => 'Enter the seat; the floor gives out seats.',
  regularBlindsDropped: () => 'The regular blinds are dropped in this hand.',
  buttonNextHand: () => 'He has the button in the next hand.',
  depositStake: () => 'Take his stake into deposit.',
  putChipsBack: ({ amount }) => `Have ${chips(amount)} put back to his stake.`,
  leaveStake: () => 'The stake stays at the seat.',
  callNextOnList: () => 'Call the next on the list.',
  takeFee: ({ amount }) => `Take the fee of ${String(amount)}.`,
  halvePots: () => 'Halve every pot, then award each apart; an odd chip goes to the first run.',
  askAllToAgree: () => 'Ask everybody in the hand expressly.',
  announceTopUp: () => 'He tells the dealer loudly.',
  noteStake: () => 'Note his stake; he brings all of it back.',
  drawLots: ({ players }) => (players === 1 ? 'Draw one player by lot.' : `Draw ${String(players)} players by lot.`),
  offerOldSeat: () => 'His old seat is given in the same way.',
};

export const cashReasonsEn: Sentences<CashReasons> = {
  bigBlindReaches: ({ hand }) => `The big blind reaches the seat in hand ${String(hand)}.`,
  betweenButtonAndBlinds: () => 'He sits between button and blinds.',
  passesBigBlind: () => 'Counter-clockwise he would pass the big blind.',
  straddleMustBe: ({ amount }) => `The straddle is exactly ${chips(amount)}.`,
  potInBigBlinds: ({ pot, needed }) => `The pot is ${chips(pot)}, ${chips(needed)} are needed.`,
  differenceAfter: ({ difference, allowed }) => `Difference ${String(difference)}, allowed ${String(allowed)}.`,
  minutesOfLimit: ({ minutes, limit }) => `${String(minutes)} of ${String(limit)} minutes.`,
  secondTimeTonight: () => 'It is not the first time tonight.',
  cameWithinHalfHour: ({ seats }) => `Came within the last half hour: seat ${seats.join(', ')}.`,
};
