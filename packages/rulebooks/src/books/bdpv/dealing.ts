import type { AnswersOn } from '../../rulebook.ts';

export const dealing: AnswersOn<'dealing'> = {
  'dealing.handStart': {
    value: ['firstRiffle', 'blindsPosted'],
    refs: ['1 Entscheidungsfindung 5', '6.7 Deal-Beginn'],
  },
  // Worded three ways (moved, bet, played): two players have acted.
  'dealing.substantialAction': { value: 'twoPlayersActed', refs: ['2 Misdeals 1', '2 Misdeals 1 Frist'] },
  'dealing.rabbitHunting': { value: 'dealerMayIfAllAgree', refs: ['1 Ablauf 11', '1 Ablauf 11 Ausnahme'] },
  // Other backs, duplicates and an unknown fourth flop card void a hand later as well: policies of their own.
  'dealing.misdealDeadline': { value: 'substantialAction', refs: ['2 Misdeals 1 Frist'] },
  'dealing.misdealResult': { value: 'reshuffleRedeal', refs: ['2 Misdeals 1 neu geben'] },
  // Only a wrong number of cards is excused (1e); the excuse is applied to a skipped seat and a wrong order as well.
  'dealing.misdealRepair': { value: 'ifAssignable', refs: ['2 Misdeals 1e'], reading: ['otherMistake'] },
  'dealing.misdealFirstTwoExposed': { value: 'misdeal', refs: ['2 Misdeals 1a', '4.1'] },
  // The first two cards are not said of flop games alone; 2 Unregelmäßigkeiten 11 would make a burn card of it.
  'dealing.misdealStud': { value: 'misdeal', refs: ['2 Misdeals 1a', '2 Unregelmäßigkeiten 11'], reading: true },
  // What the dealer exposes is a burn card, whatever the game.
  'dealing.studLastExposed': { value: 'replaced', refs: ['2 Unregelmäßigkeiten 11'], reading: true },
  'dealing.misdealTwoExposed': { value: 2, refs: ['2 Misdeals 1b', '4.2'] },
  'dealing.misdealBoxedCards': { value: { cards: 2, counted: 'apart' }, refs: ['2 Misdeals 1c'] },
  'dealing.misdealFirstCardWrongSeat': { value: 'misdeal', refs: ['2 Misdeals 1h'] },
  'dealing.misdealSeatNotEntitled': { value: 'misdeal', refs: ['2 Misdeals 1i'] },
  'dealing.misdealSkippedPlayer': { value: 'misdeal', refs: ['2 Misdeals 1j'] },
  'dealing.misdealOutOfOrder': { value: 'misdeal', refs: ['2 Misdeals 1f'] },
  'dealing.misdealWrongNumber': { value: 'misdeal', refs: ['2 Misdeals 1e'] },
  'dealing.extraCardsMisdeal': { value: 2, refs: ['2 Misdeals 1d', '4.3 mehrere Karten'] },
  // "The first or second card of the hand" is read as off the deck; a player's own are never replaced otherwise.
  'dealing.exposedOtherCard': {
    value: 'replaceWithFirstBurn',
    // 2 Misdeals 1a could mean the first two cards of each player
    refs: ['4.1 andere Holecard', '4.1 Burncard', '2 Unregelmäßigkeiten 11', '2 Misdeals 1a'],
    reading: ['ownFirstTwo'],
  },
  // On the board the next card of the stub takes its place, so that later streets stay as they were.
  'dealing.boxedCard': {
    value: 'swapWithBurn',
    refs: ['2 Unregelmäßigkeiten 6', '2 Unregelmäßigkeiten 6 Ersatz'],
    reading: ['onBoard'],
  },
  // Back to the stub (4.3) and burned (10) come to the same: on top, then burned.
  'dealing.extraCard': { value: 'nextBurn', refs: ['4.3', '2 Unregelmäßigkeiten 10'] },
  'dealing.wrongNumberLate': { value: 'deadHand', refs: ['2 Dead Hand 1c', '2 Misdeals 1 keine Rückgabe'] },
  'dealing.tooFewLate': { value: 'deadHand', refs: ['2 Dead Hand 1c', '2 Misdeals 1 keine Rückgabe'] },
  'dealing.unseenHand': { value: 'ownRisk', refs: ['2 Unregelmäßigkeiten 8'] },
  'dealing.cardsOnFloor': { value: 'dealerDecides', refs: ['2 Unregelmäßigkeiten 12'] },
  'dealing.missingCardEarly': { value: 'misdeal', refs: ['2 Misdeals 1k'] },
  'dealing.missingCardLate': { value: 'stands', refs: ['2 Unregelmäßigkeiten 9'] },
  'dealing.duplicateCard': { value: 'void', refs: ['2 Unregelmäßigkeiten 4'] },
  'dealing.foreignBack': {
    value: 'voidIfInPlay',
    refs: ['2 Unregelmäßigkeiten 3', '2 Unregelmäßigkeiten 3 im Stapel'],
  },
  // It speaks of cards that are missing; rules 3 and 4 name no end of the time in which a hand is void.
  'dealing.earlierHands': { value: 'stand', refs: ['2 Unregelmäßigkeiten 9'], reading: ['deckNotShort'] },
  // To the letter the whole pot goes into the next hand; it is shown with the alternative, the management decides.
  'dealing.knowinglyFouled': {
    value: 'losesPotChipsStay',
    refs: ['2 Unregelmäßigkeiten 5', '2 Unregelmäßigkeiten 5 Verlust'],
  },
  'dealing.joker': {
    value: 'replaceOrDead',
    refs: [
      '2 Unregelmäßigkeiten 7',
      '2 Unregelmäßigkeiten 7 rechtzeitig',
      '2 Unregelmäßigkeiten 7 zu spät',
      '2 Dead Hand 1d',
    ],
  },
  'dealing.deckChange': { value: 'dealerOrDamage', refs: ['6.25'] },
  'dealing.whoDeals': { value: 'dealer', refs: ['3 Einleitung Dealer'] },
  'dealing.fourCardFlopKnown': { value: 'fourthIsBurn', refs: ['4.4 vierte Karte'] },
  // After two actions there can be no misdeal (2 Misdeals 1 Frist); the more special rule wins.
  'dealing.fourCardFlopUnknown': { value: 'misdeal', refs: ['4.4 vierte Karte'], reading: true },
  // "Shuffled anew" could mean the whole hand; 4.8 describes the new flop.
  'dealing.fiveCardFlop': { value: 'newFlop', refs: ['4.4', '4.8'], reading: true },
  'dealing.surplusCardLies': { value: 'openBurn', refs: ['2 Unregelmäßigkeiten 13 korrigierbar'] },
  // 2 Unregelmäßigkeiten 13 says before the first bets, chapter 4 two players: the special chapter wins.
  'dealing.burnRepairDeadline': {
    value: 'twoPlayersActed',
    refs: ['4.5', '4.6', '4.6 Runde begonnen', '2 Unregelmäßigkeiten 13'],
    reading: ['betByOne', 'twoChecks', 'threeChecks'],
  },
  'dealing.missingBurn': { value: 'firstCardIsBurn', refs: ['2 Unregelmäßigkeiten 13 korrigierbar', '4.6'] },
  // 4.5 has it shuffled anew, 4.8 deals without a burn: that one is burned where none lies there is read into both.
  'dealing.missingBurnOrderLost': { value: 'newFlop', refs: ['4.5 nicht korrigierbar', '4.8'], reading: true },
  'dealing.doubleBurn': {
    value: 'secondGoesBack',
    refs: [
      '2 Unregelmäßigkeiten 13',
      '2 Unregelmäßigkeiten 13 korrigierbar',
      '2 Unregelmäßigkeiten 13 Folgekarten',
      '4.6 Folgekarten',
    ],
  },
  // The flop is reshuffled only while it could still be repaired; afterwards, and on the turn, the cards stay.
  'dealing.doubleBurnOrderLost': {
    value: 'newFlop',
    refs: ['4.5 nicht korrigierbar', '4.8', '2 Unregelmäßigkeiten 13 nicht korrigierbar'],
    reading: true,
  },
  'dealing.riverBurned': { value: 'reshuffle', refs: ['2 Unregelmäßigkeiten 13 Rivercard'] },
  'dealing.allInBurnRepair': { value: 'untilPotPaid', refs: ['4.6 All In', '2 Unregelmäßigkeiten 13 All In'] },
  'dealing.laterCards': {
    value: 'asWithoutError',
    refs: [
      '2 Unregelmäßigkeiten 13 Folgekarten',
      '2 Unregelmäßigkeiten 13 nicht korrigierbar',
      '4.6 Folgekarten',
      '4.6 Runde begonnen',
    ],
  },
  'dealing.prematureFlop': { value: 'reshuffle', refs: ['4.7', '4.8'] },
  'dealing.prematureTurn': { value: 'riverBecomesTurn', refs: ['4.9', '4.9 River', '4.7'] },
  'dealing.prematureRiver': { value: 'reshuffle', refs: ['4.10'] },
  // "The betting is then finished" is read as completed first.
  'dealing.prematureCorrected': { value: 'afterBetting', refs: ['4.7 Setzen'], reading: true },
  'dealing.prematureIfAllFold': { value: 'neverStand', refs: ['4.7 auch bei Fold'] },
  'dealing.stubFouled': { value: 'restoreAndFinish', refs: ['2 Unregelmäßigkeiten 14'] },
  // Written of the deal; a card of the stub that the dealer exposes is treated alike.
  'dealing.flashedStubCard': { value: 'burnCard', refs: ['2 Unregelmäßigkeiten 11'], reading: true },
};
