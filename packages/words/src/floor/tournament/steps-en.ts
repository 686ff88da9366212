import type { TournamentReasons, TournamentSteps } from '@riffle/floor';
import { formatChips } from '../../figures.ts';
import type { Sentences } from '../floor-words.ts';
import { sayCard } from './card-face.ts';

const chips = (amount: number): string => formatChips(amount, 'en');
const seat = (at: number): string => `Seat ${String(at)}`;
const cards = (count: number): string => (count === 1 ? 'one card' : `${String(count)} cards`);

export const tournamentStepsEn: Sentences<TournamentSteps> = {
  waitForAllTables: () => 'Wait until all tables have finished this hand.',
  countStacksAtStart: () => 'Find out who began the hand with how many chips.',
  enterPlaces: () => 'Enter the places.',
  completeRoundCard: () => 'Give the round card back and have it completed.',
  askTableWhen: () => 'Ask dealer and players in which hand he went out.',
  announceHandForHand: () => 'Announce at all tables: hand-for-hand.',
  takeOffMinutes: ({ minutes, atMost }) =>
    `Take ${String(minutes)} minutes off the clock for each hand, at most ${String(atMost)}.`,
  nextHandTogether: () => 'Have the next hand dealt at all tables at once.',
  finishBettingRound: () => 'Finish the betting round; then deal no further card.',
  stopClock: () => 'Stop the clock.',
  drawLastHands: () => 'Have a player who is still in draw the number of last hands.',
  announceLastHands: ({ hands }) => `Announce: ${String(hands)} more hands; the level stays.`,
  countAndBagChips: () => 'Finish the running hand, then count and bag the chips.',
  changeEvenly: ({ seat: at, chips: count, value }) =>
    `${seat(at)}: give ${String(count)} × ${chips(value)} in exchange.`,
  changeSmallChips: ({ chips: count, value }) => `Exchange the small chips for ${String(count)} × ${chips(value)}.`,
  layOutLeftovers: () => 'Everybody lays his leftover small chips out in sight.',
  dealForRace: ({ seat: at, cards: count }) => `${seat(at)}: ${cards(count)}.`,
  dealtForRace: ({ seat: at, cards: dealt }) => `${seat(at)}: ${dealt.map(sayCard).join(' ')}.`,
  winChip: ({ seat: at, card, value }) => `${seat(at)} gets one chip of ${chips(value)}: ${sayCard(card)}.`,
  giveChip: ({ seat: at, value }) => `${seat(at)} gets one chip of ${chips(value)}.`,
  takeSmallChips: () => 'Take in all small chips.',
  announceColorUp: () => 'Announce the exchange.',
  askPlayerToWatch: () => 'Wait for the player, or note that he waived it.',
  findWitness: () => 'Get a second employee or a player as witness.',
  showHighChips: () => 'Have high chips put in front or on top.',
  keepFoundChips: () => 'Lay the chips aside until the hand is over; they do not play in it.',
  giveRack: () => 'Carry chips in a rack, in sight.',
  countStack: () => 'Count the stack.',
  clearTable: () => 'Have it taken off the table.',
  dealerMakesChange: () => 'The dealer makes change; both stacks keep their value.',
  checkExchange: () => 'Count the exchange again; change is made through the dealer only.',
  playOnAlone: () => 'Announce: everybody plays for himself.',
  bookByPlace: () => 'Book the points by the place that was played for.',
  playItOut: () => 'Play on until it is decided.',
  staffNeedNotPay: () => 'Prizes are paid by place; the rest is between the players.',
  noteDebt: () => 'Write down player, table, hand and sum; the management knows.',
  dealHimIn: () => 'Deal him in, even if the chips are still on their way.',
  newSeatFullStack: () => 'Draw a new seat, full starting stack.',
  drawLateSeat: () => 'Draw a seat at the tables with the fewest players.',
  deadIntoPot: () => 'The money is dead: he pays the bet of the hand on top.',
  correctPrize: () => 'Pay the difference, or get it back.',
  giveBounty: () => 'Give him the jeton.',
  moveToSeat: ({ from, to }) => `From the fuller table, seat ${String(from)}, to the other table, seat ${String(to)}.`,
  waitOneHand: ({ seat: at }) => `${seat(at)} lies between button and small blind: wait one hand.`,
  publishOrder: () => 'First announce or display which table is broken next.',
  drawSeatsForAll: () => 'Give seats to all players of the table.',
  haltTable: ({ table }) => `Stop table ${String(table)} until the newcomers sit.`,
  moveOneByOne: ({ moves }) =>
    moves === 1 ? 'Move one player.' : `Move ${String(moves)} players, one after the other.`,
  drawForButton: () => 'Draw for the button: one card each, the highest wins.',
  placeButton: ({ seat: at }) => `Put the button on seat ${String(at)}.`,
  postBlinds: ({ smallBlind, bigBlind }) =>
    smallBlind === undefined
      ? `Only seat ${String(bigBlind)} posts a blind: the big blind.`
      : `Small blind from seat ${String(smallBlind)}, big blind from seat ${String(bigBlind)}.`,
  firstCardTo: ({ seat: at }) => `The first card goes to seat ${String(at)}.`,
  firstToAct: ({ seat: at }) => `Seat ${String(at)} begins before the flop.`,
};

export const tournamentReasonsEn: Sentences<TournamentReasons> = {
  toldInOrder: () => 'In the order in which they went out.',
  buttonNotKnown: () => 'Without one button for both they cannot be parted.',
  fromButton: ({ seat: at, seats }) =>
    `${seat(at)}: ${seats === 0 ? 'on the button' : `${seats === 1 ? 'one seat' : `${String(seats)} seats`} after the button`}.`,
  prizesShared: ({ cents, players }) =>
    `${money(cents)} in all, divided by ${String(players)}; single cents to those named first.`,
  placeIsCertain: () => 'The place is certain.',
  placeBetween: ({ best, worst }) => `Places ${String(best)} to ${String(worst)} are possible.`,
  onlyOneTable: () => 'There is only one table left.',
  leftoverSum: ({ value, chips: count }) =>
    count === 1
      ? `One chip is left over, ${chips(value)}.`
      : `${String(count)} chips are left over, ${chips(value)} in all.`,
  racedFor: ({ chips: count, value }) => `${String(count)} × ${chips(value)} are at stake.`,
  stillNeeded: ({ value }) => `Chips of ${chips(value)} are still needed.`,
  nothingLeft: () => 'He has nothing left and is out of the tournament.',
  haveAgreed: ({ agree, players }) => `${String(agree)} of ${String(players)} agree.`,
  missedBlinds: ({ due }) => `${chips(due)} were missed.`,
  tablesDiffer: ({ difference }) =>
    difference === 0
      ? 'All tables have the same number of players.'
      : `The tables differ by ${difference === 1 ? 'one player' : `${String(difference)} players`}.`,
  poolIs: ({ cents }) => `${money(cents)} are to be divided.`,
  playersAndPlaces: ({ players, places }) => `${String(players)} players, ${String(places)} seats.`,
  playersAndSeats: ({ players, seats }) => `${String(players)} players; one table less has ${String(seats)} seats.`,
};

const money = (cents: number): string =>
  new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(cents / 100);
