import type { WrongCardPolicies } from '@riffle/rulebooks';
import { oneOf, type PolicyWords } from '../policy-words.ts';

export const wrongCardsEn: Pick<PolicyWords, keyof WrongCardPolicies> = {
  'dealing.exposedOtherCard': {
    label: 'A single card exposed',
    meaning: 'The dealer exposes a single card that makes no misdeal.',
    value: oneOf({
      replaceWithFirstBurn:
        'Deal on; then the player gets the card that would have been burned, and the exposed one is the burn card.',
      floorDecides: 'The floor decides.',
    }),
  },
  'dealing.boxedCard': {
    label: 'Boxed card',
    meaning: 'A single card lay face up in the deck.',
    value: oneOf({
      asIfNotThere: 'It does not count: aside with it, the next card takes its place, all others move up.',
      swapWithBurn: 'It becomes a burn card; after the round the card that would have been burned takes its place.',
    }),
  },
  'dealing.extraCard': {
    label: 'One card too many',
    meaning: 'One known card was dealt too many.',
    value: oneOf({
      nextBurn: 'It goes on top of the stub and is the next burn card.',
      misdeal: 'Misdeal: bets back, deal anew.',
    }),
  },
  'dealing.wrongNumberLate': {
    label: 'Too many cards, found too late',
    meaning: 'A player has too many cards, and it is too late for a misdeal.',
    value: oneOf({
      drawDown: 'The floor draws the surplus card, which becomes a burn card; the hand lives.',
      deadHand: 'His hand is dead; nothing goes back.',
    }),
  },
  'dealing.tooFewLate': {
    label: 'Too few cards, found too late',
    meaning: 'A player has too few cards, and it is too late for a misdeal.',
    value: oneOf({
      deadHand: 'His hand is dead; nothing goes back.',
      buttonCompleted: 'His hand is dead; only the button who has not acted yet gets the missing cards.',
    }),
  },
  'dealing.buttonTwoCards': {
    label: 'Two cards in a row to the button',
    meaning: 'Whether the button may get two cards in a row.',
    value: oneOf({ yes: 'Yes, it is no mistake.', no: 'No, it is a card out of order.' }),
  },
  'dealing.unseenHand': {
    label: 'Hand played unseen',
    meaning: 'A player acted without looking and has an irregular card.',
    value: oneOf({
      ownRisk: 'It is his risk: the hand is dead, the bets stay.',
      protected: 'He is protected: his bets go back.',
    }),
  },
  'dealing.cardsOnFloor': {
    label: 'Cards dropped to the floor',
    meaning: 'A player drops his cards to the floor.',
    value: oneOf({
      dealerDecides: 'The dealer decides whether they are dead or played on.',
      live: 'They stay in play.',
      dead: 'They are dead.',
    }),
  },
};
