import { oneOf, type WordsOn } from '../../policy-words.ts';

const misdealOrNot = oneOf({
  misdeal: 'Misdeal: bets back, deal anew.',
  no: 'No misdeal; the hand is played.',
});

const misdealOrRepair = oneOf({
  misdeal: 'Misdeal, unless the dealer may put it right.',
  no: 'No misdeal; the hand is played.',
});

export const misdeals = {
  'dealing.substantialAction': {
    label: 'Substantial action',
    meaning: 'How much must have happened for a misdeal to be no longer possible.',
    value: oneOf({
      twoWithChipsOrThree: 'Two actions of which one puts chips in, or any three; blinds do not count.',
      twoPlayersActed: 'Two players have acted after the blinds.',
    }),
  },
  'dealing.misdealDeadline': {
    label: 'Deadline for a misdeal',
    meaning: 'Until when a misdeal can be called.',
    value: oneOf({
      substantialAction: 'Until substantial action; after that the hand is played.',
      potPaid: 'Until the pot has been paid.',
    }),
  },
  'dealing.misdealResult': {
    label: 'What follows a misdeal',
    meaning: 'What happens after a misdeal.',
    value: oneOf({
      reshuffleRedeal: 'All bets back, same button, same level; shuffle and deal anew. It is the same hand.',
    }),
  },
  'dealing.misdealRepair': {
    label: 'Putting right instead of dealing anew',
    meaning: 'Whether the dealer may put a mistake in the deal right.',
    value: oneOf({
      ifUnseenAndOrderKnown: 'Yes, if nobody has seen his cards and the order can be restored.',
      ifAssignable: 'Yes, if wrongly dealt cards can still be given to the right players.',
      extraCardOnly: 'Only with a single known extra card: it becomes the burn card.',
      no: 'No, it is always dealt anew.',
    }),
  },
  'dealing.misdealFirstTwoExposed': {
    label: 'One of the first two cards exposed',
    meaning: 'The dealer exposes the first or second card of the deal.',
    value: oneOf({
      misdeal: 'Misdeal, whoever the card belongs to.',
      misdealBlindsOnly: 'Misdeal only if it is the first card of the small or big blind.',
      replace: 'No misdeal; it is replaced like any other.',
    }),
  },
  'dealing.misdealTwoExposed': {
    label: 'Several cards exposed',
    meaning: 'How many cards exposed by the dealer make a misdeal.',
    value: (cards) => `Misdeal from ${cards} exposed cards on.`,
  },
  'dealing.misdealBoxedCards': {
    label: 'Several boxed cards',
    meaning: 'How many cards lying face up in the deck make a misdeal.',
    value: ({ cards, counted }) =>
      counted === 'apart'
        ? `Misdeal from ${cards} boxed cards on; exposed ones do not count.`
        : `Misdeal from ${cards} cards on; boxed and exposed ones add up.`,
  },
  'dealing.misdealFirstCardWrongSeat': {
    label: 'First card to the wrong seat',
    meaning: 'The first card of the deck went to the wrong seat.',
    value: misdealOrNot,
  },
  'dealing.misdealSeatNotEntitled': {
    label: 'Cards to a seat not entitled',
    meaning: 'A seat that must have no cards got some.',
    value: misdealOrNot,
  },
  'dealing.misdealSkippedPlayer': {
    label: 'Player without cards',
    meaning: 'A player entitled to cards got none.',
    value: misdealOrNot,
  },
  'dealing.misdealOutOfOrder': {
    label: 'Card dealt out of order',
    meaning: 'A card was dealt in the wrong order.',
    value: misdealOrRepair,
  },
  'dealing.misdealWrongNumber': {
    label: 'Wrong number of cards, found in time',
    meaning: 'A player has too many or too few cards.',
    value: oneOf({
      misdeal: 'Misdeal, unless the dealer may put it right.',
      tooManyOnly: 'Misdeal with too many cards that cannot be told apart; too few are not dealt with here.',
      no: 'No misdeal; the hand is played.',
    }),
  },
  'dealing.extraCardsMisdeal': {
    label: 'Several cards too many',
    meaning: 'From how many surplus cards on it is a misdeal even if they are known.',
    value: (cards) => `Misdeal from ${cards} cards too many on.`,
  },
  'dealing.studLastExposed': {
    label: 'Stud: last card exposed',
    meaning: 'What holds when the dealer exposes a player’s last card in stud.',
    value: oneOf({
      staysUp: 'It stays face up and counts.',
      replaced: 'It is burned and replaced.',
    }),
  },
  'dealing.studTooFew': {
    label: 'Stud: too few cards',
    meaning: 'What holds when the stub in stud does not reach for everybody’s last card.',
    value: oneOf({
      burnsThenCommon: 'The last card is mixed with the burn cards; if that does not do, one card is for all.',
      commonCard: 'One card in the middle is for all.',
    }),
  },
  'dealing.misdealStud': {
    label: 'Down card exposed in stud',
    meaning: 'The dealer exposes one of the first two down cards of a player.',
    value: oneOf({
      misdeal: 'Misdeal.',
      replace: 'No misdeal: it stays as his up card, the third card comes down.',
    }),
  },
  'dealing.misdealOtherError': {
    label: 'Another mistake in the deal',
    meaning: 'A mistake that the rulebook does not list.',
    value: oneOf({
      floorDecides: 'The floor decides whether it is a misdeal.',
      no: 'No misdeal; the hand is played.',
    }),
  },
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
} satisfies Partial<WordsOn<'dealing'>>;
