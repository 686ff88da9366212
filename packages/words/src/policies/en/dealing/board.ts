import { oneOf, type WordsOn } from '../../policy-words.ts';

export const board = {
  'dealing.fourCardFlopKnown': {
    label: 'Four flop cards, surplus known',
    meaning: 'What happens when it is certain which of the four cards is one too many.',
    value: oneOf({
      fourthIsBurn: 'The surplus card becomes the next burn; the other three are the flop.',
      alwaysDraw: 'All four are mixed face down all the same; one is drawn as the next burn.',
    }),
  },
  'dealing.fourCardFlopUnknown': {
    label: 'Four flop cards, surplus unknown',
    meaning: 'What happens when nobody knows which of the four cards is one too many.',
    value: oneOf({
      draw: 'All four are mixed face down; one is drawn as the next burn, three are the flop.',
      misdeal: 'Misdeal: bets back, deal again.',
    }),
  },
  'dealing.fiveCardFlop': {
    label: 'Five flop cards',
    meaning: 'What happens when the flop has five or more cards.',
    value: oneOf({
      newFlop: 'New flop: the cards back into the stub, shuffle, cut, without another burn.',
      misdeal: 'Misdeal: bets back, deal again.',
    }),
  },
  'dealing.surplusCardLies': {
    label: 'Place of the surplus card',
    meaning: 'Where a card that was shown too much lies until it counts as the next burn.',
    value: oneOf({
      onStub: 'It goes back on top of the stub and is burned next.',
      openBurn: 'It stays face up and counts as the next burn.',
    }),
  },
  'dealing.burnDrawnBy': {
    label: 'Who draws the burn',
    meaning: 'Who draws when one of several mixed cards becomes the burn.',
    value: oneOf({ floor: 'The floor.', dealerOrFloor: 'The dealer or the floor.' }),
  },
  'dealing.burnRepairDeadline': {
    label: 'Deadline for burn mistakes',
    meaning: 'Until when a missing or double burn is put right.',
    value: oneOf({
      firstAction: 'Until the first action of the round, even a check.',
      firstBet: 'Until the first bet of the round.',
      twoPlayersActed: 'Until two players have acted in the round.',
      nextStreet: 'Until the next board card comes.',
    }),
  },
  'dealing.missingBurn': {
    label: 'Burn forgotten',
    meaning: 'How it is put right when the order of the cards is known.',
    value: oneOf({
      firstCardIsBurn: 'The card shown first becomes the burn; the next card fills up the board.',
      drawOneOnFlop: 'On the flop one of the three is drawn as the burn; on turn and river the card shown is the burn.',
    }),
  },
  'dealing.missingBurnOrderLost': {
    label: 'Burn forgotten, order lost',
    meaning: 'What happens on the flop when nobody knows which card came first.',
    value: oneOf({
      drawOne: 'The three are mixed face down, one is drawn as the burn; the next card fills up the flop.',
      newFlop: 'Back into the stub, shuffle, new flop.',
      stands: 'The flop stands.',
    }),
  },
  'dealing.doubleBurn': {
    label: 'Two cards burned',
    meaning: 'How it is put right when it is known which was the first.',
    value: oneOf({
      secondGoesBack:
        'The second goes to the board, the card shown last becomes the next burn. Too late: the board stands, and the surplus one is the next burn.',
      boardStands: 'The board stands; the surplus one is the next burn.',
    }),
  },
  'dealing.doubleBurnOrderLost': {
    label: 'Two cards burned, order lost',
    meaning: 'What happens before flop or turn when nobody knows which was the first.',
    value: oneOf({
      drawNextBurn: 'The board stands; one of the two is drawn as the next burn.',
      newFlop:
        'While it could still be put right: new flop. After that, and on the turn, the board stands; one of the two is the next burn.',
    }),
  },
  'dealing.riverBurned': {
    label: 'River burned',
    meaning: 'What happens when the river card was burned and can no longer be told apart.',
    value: oneOf({
      reshuffle: 'The cards back into the stub, shuffle; then burn and river.',
      draw: 'One of the two is drawn as the river.',
    }),
  },
  'dealing.allInBurnRepair': {
    label: 'Burn mistakes with an all-in',
    meaning: 'Until when it is put right where an all-in leaves no betting.',
    value: oneOf({
      untilPotPaid: 'Until the pot is paid, if the cards can still be told.',
      asUsual: 'As usual, until the next card.',
    }),
  },
  'dealing.laterCards': {
    label: 'Cards after a burn mistake',
    meaning: 'Which cards follow when a missing burn is no longer put right.',
    value: oneOf({
      asWithoutError: 'Those that would have come without it: one card more is burned.',
      asUsual: 'One card is burned as usual.',
    }),
  },
  'dealing.prematureFlop': {
    label: 'Flop too early',
    meaning: 'What happens when the flop comes before the betting is complete.',
    value: oneOf({
      reshuffle: 'Finish the betting; the three cards back into the stub, shuffle, new flop without another burn.',
    }),
  },
  'dealing.prematureTurn': {
    label: 'Turn too early',
    meaning: 'What happens when the turn comes before the betting on the flop is complete.',
    value: oneOf({
      reshuffleNow: 'The card is shuffled into the stub, the betting finished, the turn dealt anew.',
      riverBecomesTurn:
        'Card aside, finish the betting, burn; what would have been the river is the turn. Then shuffle the card into the stub, river without a burn.',
    }),
  },
  'dealing.prematureRiver': {
    label: 'River too early',
    meaning: 'What happens when the river comes before the betting on the turn is complete.',
    value: oneOf({ reshuffle: 'The card back into the stub, shuffle, new river without another burn.' }),
  },
  'dealing.prematureCorrected': {
    label: 'Card too early: when it goes back',
    meaning: 'Whether it is shuffled back before or after the betting is finished.',
    value: oneOf({
      atOnce: 'At once; then the betting is finished.',
      afterBetting: 'The betting is finished first, then the mistake is put right.',
    }),
  },
  'dealing.prematureIfAllFold': {
    label: 'Card too early and all fold',
    meaning: 'Whether the card counts when all fold who still had to act.',
    value: oneOf({
      neverStand: 'It does not count even then; nobody can accept or refuse it.',
      stand: 'Then it counts.',
    }),
  },
  'dealing.wrongBoardStands': {
    label: 'Wrong board cards stand',
    meaning: 'From when on cards that came wrongly count as dealt.',
    value: oneOf({ substantialAction: 'After substantial action.', never: 'Never; it is always put right.' }),
  },
  'dealing.stubFouled': {
    label: 'Stub fouled',
    meaning: 'What happens when the stub is scattered although the hand goes on.',
    value: oneOf({ restoreAndFinish: 'It is restored as well and fairly as possible; the hand is played out.' }),
  },
  'dealing.flashedStubCard': {
    label: 'Card of the stub seen',
    meaning: 'What becomes of a card that was seen before its time.',
    value: oneOf({
      inPlaceShown: 'Everybody may see it; it stays in its place in the stub.',
      burnCard: 'It counts as a burn.',
      reshuffled: 'It is shuffled into the stub.',
    }),
  },
} satisfies Partial<WordsOn<'dealing'>>;
