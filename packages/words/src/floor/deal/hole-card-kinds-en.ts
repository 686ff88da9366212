import type { HoleCardKinds } from '@riffle/floor';
import type { KindWords } from '../floor-words.ts';
import { cardNoEn, dealtInEn, howFarAtMostEn, howFarEn, seatEn, whetherRepairableEn } from './hole-card-facts-en.ts';

/** Incidents with the cards as they are dealt. */
export const dealtCardsEn: KindWords<
  Pick<
    HoleCardKinds,
    | 'exposedByDealer'
    | 'wrongNumberOfCards'
    | 'seatNotDealt'
    | 'cardToEmptySeat'
    | 'firstCardToWrongSeat'
    | 'dealtOutOfOrder'
    | 'extraCard'
    | 'boxedCard'
    | 'wrongButton'
    | 'cardsOnFloor'
    | 'unseenHand'
    | 'studCardExposed'
    | 'otherDealError'
  >
> = {
  exposedByDealer: {
    label: 'Card exposed in the deal',
    what: 'While dealing the dealer turns up one or more hole cards.',
    says: ['exposed card', 'flashed card', 'card flipped over', 'dealer showed a card', 'misdeal', 'card turned up'],
    facts: {
      exposed: { label: 'How many did the dealer turn up?' },
      boxed: { label: 'Boxed cards as well?' },
      cardNo: cardNoEn,
      whose: {
        label: 'Whose card?',
        values: { smallBlind: 'small blind', bigBlind: 'big blind', button: 'button', other: 'somebody else' },
      },
      seat: seatEn,
      ...dealtInEn,
      ...howFarEn,
    },
  },
  wrongNumberOfCards: {
    label: 'Too many or too few cards',
    what: 'A player has the wrong number of hole cards.',
    says: [
      'three cards',
      'only one card',
      'wrong number of cards',
      'too many cards',
      'too few cards',
      'five cards omaha',
    ],
    facts: {
      seat: seatEn,
      cards: { label: 'How many cards has he?' },
      shouldHave: { label: 'How many should he have?' },
      elsewhere: { label: 'Has another player the card too few or too many?' },
      onButton: { label: 'Is he on the button?' },
      hasActed: { label: 'Has he acted himself?' },
      ...whetherRepairableEn,
      ...howFarEn,
    },
  },
  seatNotDealt: {
    label: 'Player left out',
    what: 'A player got no cards.',
    says: ['no cards', 'skipped', 'left out', 'forgotten', 'missed in the deal'],
    facts: {
      seat: seatEn,
      buttonAtEnd: { label: 'Only the button is missing, and can have his cards at the end?' },
      holeCards: dealtInEn.holeCards,
      ...whetherRepairableEn,
      ...howFarEn,
    },
  },
  cardToEmptySeat: {
    label: 'Cards to a wrong seat',
    what: 'A seat got cards that must have none.',
    says: ['empty seat', 'dealt to empty seat', 'newcomer got cards', 'not entitled', 'penalty dealt in'],
    facts: {
      seat: seatEn,
      whoseSeat: {
        label: 'What kind of seat?',
        values: {
          empty: 'empty, no stack',
          newcomerBehindButton: 'newcomer between button and small blind',
          stackWithoutPlayer: 'stack without a player: away or on a penalty',
        },
      },
      ...whetherRepairableEn,
      ...howFarEn,
    },
  },
  firstCardToWrongSeat: {
    label: 'First card to the wrong seat',
    what: 'The deal began at the wrong seat.',
    says: ['first card wrong', 'started at the wrong seat', 'wrong player first'],
    facts: { ...whetherRepairableEn, ...howFarEn },
  },
  dealtOutOfOrder: {
    label: 'Wrong order',
    what: 'A card was dealt out of order.',
    says: ['out of order', 'two cards in a row', 'cards swapped', 'wrong order', 'round missed'],
    facts: {
      twoToButton: { label: 'Only two cards in a row to the button?' },
      ...whetherRepairableEn,
      ...howFarEn,
    },
  },
  extraCard: {
    label: 'One card too many dealt',
    what: 'After the last hole card the dealer goes on dealing.',
    says: ['extra card', 'one card too many', 'surplus card', 'third card', 'dealt on'],
    facts: {
      surplus: { label: 'How many cards too many?' },
      known: { label: 'Is it certain which is too many?' },
      seen: { label: 'Has the player looked at it?' },
      seat: seatEn,
      ...howFarEn,
    },
  },
  boxedCard: {
    label: 'Boxed card',
    what: 'A card lies face up in the deck.',
    says: ['boxed card', 'face up in the deck', 'wrong way round', 'upside down', 'turned card'],
    facts: {
      where: {
        label: 'Where did it come?',
        values: { holeCards: 'while dealing hole cards', flop: 'flop', turn: 'turn', river: 'river' },
      },
      boxed: { label: 'How many in this hand?' },
      exposed: { label: 'Cards exposed by the dealer as well?' },
      cardNo: cardNoEn,
      flopCard: { label: 'Which flop card?' },
      seat: seatEn,
      ...dealtInEn,
      ...howFarEn,
    },
  },
  wrongButton: {
    label: 'Button wrong',
    what: 'The button lies at the wrong seat.',
    says: ['wrong button', 'button misplaced', 'button not moved', 'blinds wrong', 'incorrect button'],
    facts: {
      buttonSeat: { label: 'Where does it lie?' },
      rightSeat: { label: 'Where should it lie?' },
      occupied: { label: 'Occupied seats' },
      firstCardWrong: { label: 'Did the deal begin at the wrong seat because of it?' },
      ...howFarAtMostEn,
    },
  },
  cardsOnFloor: {
    label: 'Cards on the floor',
    what: "A player's cards fall to the floor.",
    says: ['dropped cards', 'on the floor', 'under the table', 'fell down'],
    facts: { seat: seatEn },
  },
  unseenHand: {
    label: 'Played unseen',
    what: 'A player has bet without looking and has an irregular card.',
    says: ['played blind', 'did not look', 'in the dark', 'unseen hand', 'blind bet joker'],
    facts: {
      seat: seatEn,
      fault: {
        label: 'What is wrong?',
        values: {
          joker: 'joker',
          tooManyCards: 'too many cards',
          tooFewCards: 'too few cards',
          otherCard: 'another wrong card',
        },
      },
      ownPart: { label: 'What has he bet in this hand?' },
    },
  },
  studCardExposed: {
    label: 'Stud: down card exposed',
    what: 'In stud the dealer turns up one of the first two down cards.',
    says: ['stud', 'down card exposed', 'razz', 'door card'],
    facts: {
      exposed: { label: 'How many down cards did the dealer turn up?' },
      cardNo: cardNoEn,
      seat: seatEn,
      ...howFarEn,
    },
  },
  otherDealError: {
    label: 'Another mistake in the deal',
    what: 'Something went wrong in the deal that no rulebook lists.',
    says: ['not cut', 'not shuffled', 'badly shuffled', 'misdeal', 'wrong deck'],
    facts: { ...howFarEn },
  },
};
