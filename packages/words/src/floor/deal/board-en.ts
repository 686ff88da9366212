import type { BoardOutcome, BoardReasons, BoardSteps, BoardStreet, ToldCard } from '@riffle/floor';
import type { OutcomeWords, Sentences } from '../floor-words.ts';
import { sayToldCards } from './told-cards.ts';

const told = sayToldCards((nth) => `card ${nth}`);
const NAMES: { readonly [S in BoardStreet]: string } = { flop: 'flop', turn: 'turn', river: 'river' };
const drawer = { floor: 'The floor', dealerOrFloor: 'The dealer or the floor' } as const;
const seats = new Intl.ListFormat('en', { type: 'conjunction' });
const big = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const burns = (cards: number): string => (cards === 1 ? 'one card' : `${cards} cards`);

function shuffled(back: number, names: readonly ToldCard[] | undefined): string {
  if (back === 0) return 'Shuffle the stub and cut it';
  const which = names === undefined ? (back === 1 ? 'The card' : `The ${back} cards`) : told(names);
  return `${which} back into the stub; shuffle and cut it`;
}

export const boardOutcomesEn: OutcomeWords<BoardOutcome> = {
  boardPutRight: ({ street, cards, further, nextBurn }) =>
    (cards === undefined
      ? `Put the ${NAMES[street]} right: the cards count that would have come without the mistake`
      : `${big(NAMES[street])}: ${told(cards)}`) +
    (further === undefined ? '' : `; after it: ${told(further)}`) +
    (nextBurn === undefined ? '' : `; next burn: ${told([nextBurn])}`),
  riverComesAsTurn: ({ burn, turn, backForRiver, shuffled }) =>
    `${turn === undefined ? 'The card that would have been the river is the turn' : `Turn: ${told([turn])}`}${
      burn === undefined ? '' : `; burn before it: ${told([burn])}`
    }; for the river ${backForRiver === undefined ? 'the early card' : told([backForRiver])} goes back into the stub${
      shuffled === undefined ? '' : ` (${shuffled} cards)`
    }`,
  dealtAnew: ({ street, burn, shuffled }) =>
    `New ${NAMES[street]} from the shuffled stub${shuffled === undefined ? '' : ` (${shuffled} cards)`}, ${
      burn ? 'after a burn' : 'without another burn'
    }`,
  boardStands: ({ street, cards, burnNext, following }) =>
    `The ${NAMES[street]} ${cards === undefined ? 'stands' : `stands: ${told(cards)}`}` +
    (burnNext === undefined || burnNext === 1 ? '' : `; burn ${burns(burnNext)} before the next card`) +
    (following === undefined ? '' : `; then comes ${told([following])}`),
  burnDrawn: ({ street, from, joins }) =>
    `One of the ${from} cards is drawn as a burn; the rest belongs to the ${NAMES[street]}${
      joins === undefined ? '' : `, with ${told([joins])}`
    }`,
  boardDrawn: ({ street, from }) => `One of the ${from} cards is drawn as the ${NAMES[street]}`,
  burnStays: ({ street }) => `The burn stays; the ${NAMES[street]} comes in its time without another`,
  noMoreCards: () => 'The hand is over; no more cards come',
  stubRestored: ({ shuffled, toCome }) =>
    toCome.length === 0
      ? 'No more cards come: the hand goes on'
      : `Play on: ${shuffled ? 'restore the stub and shuffle it' : 'take the stub up as it is'}`,
  stubCardStays: ({ card }) =>
    `${card === undefined ? 'The card' : big(told([card]))} stays in its place; everybody may see it`,
  stubCardBurned: ({ card }) => `${card === undefined ? 'The card' : big(told([card]))} counts as a burn`,
  stubReshuffled: () => 'The stub is shuffled again',
};

export const boardStepsEn: Sentences<BoardSteps> = {
  finishBetting: (round) =>
    round.seats.length === 0
      ? 'Finish the betting round.'
      : `Finish the betting round: ${round.seats.length === 1 ? 'seat' : 'seats'} ${seats.format(round.seats.map(String))}.`,
  playRound: ({ street }) => `Play the betting round on the ${NAMES[street]}.`,
  roundBeginsAgain: () => 'Give back what was bet upon the wrong cards; this round begins again.',
  betsStand: () => 'What has been bet stays.',
  shuffleStub: ({ cards, back = 0, names }) =>
    `${shuffled(back, names)}${cards === undefined ? '' : ` (${cards} cards)`}.${back === 0 ? '' : ' Other burn cards and folded cards stay out.'}`,
  dealStreet: ({ street }) => `Deal the ${NAMES[street]}.`,
  noOtherBurn: ({ street }) => `Burn no other card before the ${NAMES[street]}.`,
  burnBefore: ({ street, cards }) => `Burn ${burns(cards)} before the ${NAMES[street]}.`,
  mixFaceDown: ({ cards }) => `Turn the ${cards} cards face down and mix them.`,
  drawBurn: ({ by, lies }) =>
    `${drawer[by]} draws one of them: it goes ${lies === 'burned' ? 'to the burn cards' : 'face down on top of the stub'}.`,
  drawBoardCard: ({ by }) => `${drawer[by]} draws one of them: it goes on the board.`,
  showCardToAll: () => 'Show the card to everybody.',
  keepLiveApart: () => 'Keep hands, board and burn cards apart.',
  gatherStub: () => 'Gather all cards that belong to the stub; folded ones only where they cannot be told apart.',
  liftStub: () => 'Take the stub up again in its order.',
  leaveBoard: () => 'The board stays as it lies.',
  noBetterOffers: () => 'Nobody can accept or refuse the card.',
  lastPlayerTakesPot: () => 'The last player in the hand gets the pot.',
};

export const boardReasonsEn: Sentences<BoardReasons> = {
  cameTooEarly: ({ street }) => `The ${NAMES[street]} came before the betting round was complete.`,
  actedOnWrongBoard: ({ acted, bet }) =>
    `${acted === 1 ? 'One player has' : `${acted} players have`} acted upon the card, ${bet ? 'with a bet' : 'without a bet'}.`,
  noticedAfterPayout: () => 'Noticed when the pot was already paid.',
  cannotBeTold: () => 'Which card is which can no longer be told.',
};
