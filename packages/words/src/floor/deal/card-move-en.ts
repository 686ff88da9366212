import { sayCardMove } from './card-move-words.ts';

const which = (nth: number | undefined): string => (nth === undefined ? 'One card' : `Card ${nth}`);

const player = (seat: number | undefined): string => (seat === undefined ? 'the player' : `seat ${seat}`);
const ofPlayer = (seat: number | undefined): string => `of ${player(seat)}`;
const emptySeat = (seat: number | undefined): string =>
  seat === undefined ? 'the empty seat' : `the empty seat ${seat}`;

export const cardMoveEn = sayCardMove({
  known: (card, from) => `${card} ${from}`,
  nthOfDeck: (nth, from) => `Card ${nth} ${from}`,
  drawn: (from) => `Draw one card ${from} without looking:`,
  all: (from) => `All cards ${from}`,
  faceUp: 'face up',
  faceDown: 'face down',
  places: {
    stubTop: {
      one: () => 'Top card of the stub',
      from: () => 'of the stub',
      to: () => 'onto the top of the stub',
      lies: true,
    },
    stubBottom: {
      one: () => 'Bottom card of the stub',
      from: () => 'from the bottom of the stub',
      to: () => 'under the stub',
      lies: true,
    },
    stubShuffled: {
      one: () => 'A card of the stub',
      from: () => 'of the stub',
      to: () => 'is shuffled into the stub',
      lies: false,
    },
    burn: {
      one: ({ nth }) => `Burn card ${nth}`,
      from: () => 'of the burn cards',
      to: ({ nth }) => `becomes burn card ${nth}`,
      lies: true,
    },
    flop: {
      one: ({ nth }) => `Flop card ${nth}`,
      from: () => 'of the flop',
      to: ({ nth }) => `becomes flop card ${nth}`,
      lies: false,
    },
    turn: { one: () => 'Turn card', from: () => 'of the turn', to: () => 'becomes the turn', lies: false },
    river: { one: () => 'River card', from: () => 'of the river', to: () => 'becomes the river', lies: false },
    boardSurplus: {
      one: () => 'Surplus board card',
      from: () => 'beside the board',
      to: () => 'goes beside the board',
      lies: true,
    },
    hand: {
      one: ({ seat, nth }) => `${which(nth)} ${ofPlayer(seat)}`,
      from: ({ seat }) => ofPlayer(seat),
      to: ({ seat, nth }) => `goes to ${player(seat)}${nth === undefined ? '' : ` (card ${nth})`}`,
      lies: true,
    },
    emptySeat: {
      one: ({ seat }) => `A card of ${emptySeat(seat)}`,
      from: ({ seat }) => `of ${emptySeat(seat)}`,
      to: ({ seat }) => `goes to ${emptySeat(seat)}`,
      lies: true,
    },
    muck: { one: () => 'A card of the muck', from: () => 'of the muck', to: () => 'into the muck', lies: false },
    aside: {
      one: () => 'The card put aside',
      from: () => 'beside the stub',
      to: () => 'goes aside, beside the stub',
      lies: true,
    },
    mixed: {
      one: () => 'One of the mixed cards',
      from: () => 'from the mixed cards',
      to: () => 'mixed face down',
      lies: false,
    },
    outOfPlay: {
      one: () => 'The card outside the game',
      from: () => 'from outside',
      to: () => 'out of the game, to the floor',
      lies: false,
    },
    deck: {
      one: () => 'A card of the deck',
      from: () => 'of the deck',
      to: () => 'gathered for a new shuffle',
      lies: false,
    },
  },
});
