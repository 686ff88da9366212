import type { HoleCardKinds, HoleCardOutcome, HoleCardReasons, HoleCardSteps } from '@riffle/floor';
import { joined } from '@riffle/floor/joined';
import { formatChips } from '../../figures.ts';
import type { KindWords, OutcomeWords, Sentences } from '../floor-words.ts';
import { deckKindsEn } from './deck-kinds-en.ts';
import { dealtCardsEn } from './hole-card-kinds-en.ts';
import { studKindsEn } from './stud-kinds-en.ts';

const chips = (amount: number): string => formatChips(amount, 'en');

export const holeCardKindsEn: KindWords<HoleCardKinds> = joined({
  dealtCards: dealtCardsEn,
  deck: deckKindsEn,
  stud: studKindsEn,
});

export const holeCardOutcomesEn: OutcomeWords<HoleCardOutcome> = {
  cardReplaced: ({ by }) => {
    switch (by) {
      case 'nextCard':
        return 'No misdeal: the next card takes its place';
      case 'firstBurn':
        return 'No misdeal: the first burn card replaces it';
      case 'nextBurn':
        return 'The next card replaces it, it becomes a burn card';
    }
  },
  cardStaysUp: () => 'No misdeal: it stays face up',
  lastCardUp: ({ othersUp }) =>
    othersUp
      ? 'It stays face up; the other’s last card comes face up too'
      : 'It stays face up; the others get theirs face down',
  lastCardsDealt: ({ direct, fromBurns }) =>
    fromBurns === 0
      ? 'Deal the last cards without a burn'
      : `${direct} from the stub, ${fromBurns} from its last card and the burn cards`,
  commonCard: () => 'One card in the middle is for all',
  dealRepaired: () => 'Put it right, no new deal',
  extraCardBurned: () => 'The card too many is the next burn card',
  surplusDrawn: ({ cards }) =>
    cards === 1 ? 'One card is drawn, the hand lives' : `${cards} cards are drawn, the hand lives`,
  handCompleted: ({ cards }) => (cards === 1 ? 'He gets the missing card' : `He gets the ${cards} missing cards`),
  handStands: ({ nextButton }) => `The hand counts; next button: seat ${nextButton}`,
  resultStands: () => 'The result stands',
  betsForfeited: ({ amount, returned }) => `Hand void: ${chips(returned)} go back, ${chips(amount)} are forfeited`,
  potCarriedOver: ({ amount, returned }) =>
    returned === 0
      ? `${chips(amount)} stay in the pot for the next hand`
      : `${chips(amount)} stay in the pot for the next hand, ${chips(returned)} go back`,
  dealerChooses: () => 'The dealer decides',
  deckChanged: ({ when }) => {
    switch (when) {
      case 'now':
        return 'The deck is changed now';
      case 'afterHand':
        return 'The deck is changed after the hand';
      case 'nextBreak':
        return 'The deck is changed in the break';
    }
  },
  deckStays: () => 'The deck stays',
  dealsNext: ({ seat }) => (seat === undefined ? 'The dealer deals' : `Seat ${seat} deals the next hand`),
};

export const holeCardStepsEn: Sentences<HoleCardSteps> = {
  returnAllBets: () => 'All bets of this hand go back, blinds and antes too.',
  gatherDeck: () => 'Gather all cards.',
  buttonStays: () => 'The button stays where it is.',
  buttonGoesTo: ({ seat }) => `The button goes to seat ${seat}; the right seats post the blinds.`,
  nextHandButton: ({ seat }) => `In the next hand the button is on seat ${seat}.`,
  redeal: () => 'Shuffle and deal anew: same players, same level, the same hand.',
  boxedToo: ({ by }) =>
    by === 'nextCard'
      ? 'The boxed card leaves play; the next card takes its place.'
      : 'The boxed card goes face up to the burn cards; after the deal the next card of the stub replaces it.',
  exposedToo: () => 'After the deal the exposed card too is replaced by the next card of the stub.',
  dealOn: () => 'Deal on as usual.',
  showWrongCard: () => 'Show the card to everybody.',
  noBurnBeforeFlop: () => 'No other card is burned before the flop.',
  servesAsNextBurn: () => 'No other card is burned before the next street.',
  followingCardsMoveUp: () => 'All further cards move up by one.',
  takeBackInOrder: () => 'Take the cards back onto the stub in the reverse order.',
  dealAgainInOrder: () => 'Deal again in the right order, without shuffling.',
  cardToItsOwner: () => 'Give the card face down to the player to whom it belongs.',
  playWithoutHim: () => 'The player is not in this hand; what he has posted stays in the pot.',
  handIsDead: () => 'Take the cards face down into the muck.',
  drawSurplus: ({ cards }) =>
    cards === 1
      ? 'The floor draws one of his cards without looking; it becomes the next burn card.'
      : `The floor draws ${cards} of his cards without looking; they are burned.`,
  completeHand: ({ cards }) =>
    cards === 1
      ? 'The player gets a card from the top of the stub.'
      : `The player gets ${cards} cards from the top of the stub.`,
  thirdCardDown: () => 'His third card comes face down.',
  foundCardToFloor: () => 'The wrong card goes to the floor.',
  earlierHandsStand: () => 'Earlier hands stay as they were; who is out stays out.',
  changeDeckNow: () => 'Take a complete deck.',
  changeDeckAfterHand: () => 'Change the deck after this hand.',
  finishHandFirst: () => 'The hand in progress is finished.',
  useOtherDeck: () => "Take the table's other deck and have the old one taken away.",
  newDealerBringsDeck: () => 'The new dealer brings a deck; the old one goes.',
  keepDeck: () => 'No change; go on with this deck.',
  lookAtCard: () => 'The dealer looks at the card.',
  refundOthers: ({ amount }) => `${chips(amount)} go back to those who bet them.`,
  takeBetsOutOfPlay: ({ amount }) => `${chips(amount)} leave play.`,
  keepForNextHand: ({ amount }) => `${chips(amount)} stay there and belong to the pot of the next hand.`,
  countNewDeck: () => 'Count the new deck too.',
  lastCardsUp: () => 'Deal the other’s last card face up.',
  lastCardsDown: () => 'The others get their last card face down.',
  mayStopBetting: () =>
    'Ask before the betting: he may declare that he bets no more; then he plays for the pot like an all-in.',
  dealWithoutBurn: ({ cards }) => `Deal without a burn: ${cards === 1 ? 'one card' : `${cards} cards`} from the stub.`,
  mixBurns: () => 'Mix the last card of the stub with the burn cards face down, and cut.',
  dealFromBurns: ({ cards, burnFirst }) =>
    burnFirst ? `Burn one of them, then deal ${cards}.` : `Deal ${cards} of them without a burn.`,
  dealCommonCard: () => 'Burn a card and turn one up in the middle: it is everybody’s last card.',
};

export const holeCardReasonsEn: Sentences<HoleCardReasons> = {
  actsSoFar: ({ withChips, without }) => `Actions so far: ${withChips + without}, of them ${withChips} with chips.`,
  tooLateForMisdeal: () => 'It is too late for a misdeal.',
  faceUpCards: ({ exposed, boxed }) => `Exposed: ${exposed}; face up in the deck: ${boxed}.`,
  replacementCard: ({ card, flopFrom, flopTo }) =>
    `The replacement is card ${card} of the deck; the flop stays cards ${flopFrom} to ${flopTo}.`,
  surplusCards: ({ cards }) => (cards === 1 ? 'One card too many.' : `${cards} cards too many.`),
  missingHoleCards: ({ cards }) => (cards === 1 ? 'One card too few.' : `${cards} cards too few.`),
  seatIsEntitled: () => 'The seat is entitled to cards.',
  ownPartOfPot: ({ own, others }) => `${chips(own)} are his, ${chips(others)} the others'.`,
  deckCount: ({ counted }) => `Counted: ${counted}; a deck has 52.`,
  cardsForLastStreet: ({ stub, players }) => `${stub} cards in the stub, ${players} players in the hand.`,
};
