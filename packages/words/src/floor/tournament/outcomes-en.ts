import type { PlaceOut, TournamentOutcome } from '@riffle/floor';
import { formatChips } from '../../figures.ts';
import type { OutcomeWords } from '../floor-words.ts';

const chips = (amount: number): string => formatChips(amount, 'en');
const and = new Intl.ListFormat('en', { type: 'conjunction' });
const money = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const share = new Intl.NumberFormat('en', { maximumFractionDigits: 3 });
const seats = (list: readonly number[]): string => and.format(list.map((seat) => `seat ${String(seat)}`));
const change = (amount: number): string => (amount === 0 ? '' : ` (${amount > 0 ? '+' : ''}${chips(amount)})`);

function place({ seat, table, place: from, to, cents, points }: PlaceOut, severalTables: boolean): string {
  const who = severalTables ? `Table ${String(table)} seat ${String(seat)}` : `Seat ${String(seat)}`;
  const where = to === undefined ? `place ${String(from)}` : `places ${String(from)}–${String(to)}`;
  const scored = points === undefined ? '' : `, ${share.format(points.sum / points.among)} points`;
  return `${who}: ${where}${scored}${cents === undefined ? '' : `, ${money.format(cents / 100)}`}`;
}

const besides = {
  nothing: '',
  exclusion: '; besides, exclusion from the tournament',
  disqualification: '; besides, disqualification',
} as const;

export const tournamentOutcomesEn: OutcomeWords<TournamentOutcome> = {
  placed: ({ places }) => {
    const several = new Set(places.map(({ table }) => table)).size > 1;
    return places.map((one) => place(one, several)).join('; ');
  },
  placedAt: ({ place: at }) => `Place ${String(at)}`,
  cardReturned: () => 'The round card is incomplete and goes back',
  countAgain: ({ counted, inPlay }) => `Count again: ${chips(counted)} instead of ${chips(inPlay)}`,
  handForHandStarts: () => 'Hand-for-hand',
  handForHandEnds: () => 'Hand-for-hand is over',
  noHandForHand: () => 'Not hand-for-hand',
  tableWaits: () => 'The table waits for the others',
  handFreezes: () => 'The hand stops until the other tables have finished',
  handGoesOn: () => 'Play goes on',
  placesAfterAllTables: () => 'Places only when all tables have finished; who had more chips ranks higher',
  lastHandsDrawn: ({ least, most }) => `Stop the clock; ${String(least)} to ${String(most)} more hands, by draw`,
  lastHands: ({ hands }) => `${String(hands)} more hands`,
  levelPlayedOut: () => 'It ends with this level',
  clockKeepsRunning: () => 'The clock keeps running',
  drawRefused: () => 'He may not draw: only a player who is still in',
  raced: ({ value, winners, saved, change: by }) =>
    `${winners.length === 0 ? 'Nobody gets a chip' : `One chip of ${chips(value)} each: ${seats(winners)}`}${saved.length === 0 ? '' : `; besides ${seats(saved)}, who would have been out`}${change(by)}`,
  raceForChips: ({ value, chips: count, deal, change: by }) =>
    `${String(count)} × ${chips(value)} are raced for${change(by)}; cards: ${deal.map(({ seat, cards }) => `seat ${String(seat)}: ${String(cards)}`).join(', ')}`,
  roundedUpEach: ({ value, seats: list, change: by }) =>
    list.length === 0 ? 'It comes out even' : `One chip of ${chips(value)} each: ${seats(list)}${change(by)}`,
  smallChipsStay: () => 'Small chips stay in play',
  changedEvenly: ({ value, chips: count, lapses, keeps }) =>
    `${count === 0 ? 'Nothing to change' : `${String(count)} × ${chips(value)} in exchange`}${keeps === 0 ? '' : `; he keeps ${chips(keeps)}`}${lapses === 0 ? '' : `; ${chips(lapses)} lapse`}`,
  chipsForfeited: ({ amount, left, besides: also }) =>
    `${chips(amount)} are lost${also === 'nothing' ? `; ${left === 0 ? 'he is out' : `${chips(left)} stay`}` : besides[also]}`,
  chipsStayHis: () => 'The chips stay his',
  foundChipsBack: ({ amount, when }) =>
    `${chips(amount)} go back to their owner${when === 'afterHand' ? ', after the hand' : ''}`,
  foundChipsOut: ({ amount }) => `${chips(amount)} are taken out of play`,
  objectAllowed: () => 'Allowed',
  objectOff: () => 'Must leave the table',
  foreignChipsOut: () => 'The foreign chips do not count and go',
  dealerChanges: () => 'Change is made through the dealer only',
  exchangeStands: () => 'The exchange stands',
  dealRefused: () => 'No agreement',
  dealRecorded: () => 'The agreement holds and is written down',
  dealVoid: () => 'The agreement is void',
  playsWithRebuy: () => 'He plays the next hand with it and must pay',
  mustPayRebuy: () => 'Said is said: he must pay',
  entryRefused: () => 'No, that is not possible',
  entryTaken: () => 'Yes',
  startsWith: ({ chips: stack }) => `He starts with ${chips(stack)}`,
  deadMoney: ({ amount, left }) => `${chips(amount)} go dead into the next pot; ${chips(left)} stay`,
  blindsOwed: ({ amount, left }) => `${chips(amount)} are owed; ${chips(left)} stay`,
  blindsTakenAsTheyCame: () => 'Nothing to pay later: the blinds leave the stack as for anybody absent',
  notDodged: () => 'Nothing to pay: it was not on purpose',
  bountyTo: ({ seats: list }) => `The bounty goes to ${seats(list)}`,
  prizeIs: ({ cents, difference }) =>
    `The prize is ${money.format(cents / 100)}${difference === 0 ? '' : difference > 0 ? `; ${money.format(difference / 100)} are missing` : `; ${money.format(-difference / 100)} too much`}`,
  seatsSet: ({ seats: most }) => `From now on ${String(most)} seats at each table`,
  seatsTooFew: ({ tables }) => `Not possible: that takes ${String(tables)} tables`,
  noBounty: () => 'There is no bounty',
  moves: ({ from, to }) => `Seat ${String(from)} moves to the other table, seat ${String(to)}`,
  noMove: () => 'Nobody moves',
  breakTable: ({ table }) =>
    table === 1 ? 'The first of these tables is broken' : `No. ${String(table)} of these tables is broken`,
  evenOut: ({ moves, from, to }) =>
    `${moves === 1 ? 'One player changes' : `${String(moves)} players change`} tables, first from table ${String(from)} to table ${String(to)}`,
  finalTable: ({ players }) => `Final table of ${String(players)}`,
  tablesStay: () => 'The tables stay as they are',
  buttonMayBeDrawn: () => 'The button may be drawn anew',
  buttonCarriesOn: () => 'The button moves on as usual',
  buttonAt: ({ seat }) => `Button on seat ${String(seat)}`,
  nextBlinds: ({ button, buttonEmpty, smallBlind, bigBlind }) =>
    `Button: ${buttonEmpty ? 'empty seat' : 'seat'} ${String(button)}, ${
      smallBlind === undefined ? 'no small blind' : `small blind: seat ${String(smallBlind)}`
    }, big blind: seat ${String(bigBlind)}`,
  drawAgain: ({ seats: list }) => (list.length === 0 ? 'Draw for the button' : `Draw again: ${seats(list)}`),
};
