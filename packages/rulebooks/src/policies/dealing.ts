import { cards, count, oneOf, record, someOf, times } from '../declaration/declare.ts';
import type { PoliciesOn } from '../declaration/shape.ts';

export const dealing = {
  /** The moments that begin a hand; the earliest counts. */
  'dealing.handStart': someOf(['firstRiffle', 'shufflerOpened', 'blindsPosted', 'machineButton', 'dealerChange'], {
    usual: ['firstRiffle', 'machineButton', 'dealerChange'],
  }),
  /** How much must have happened before a misdeal can no longer be called. */
  'dealing.substantialAction': oneOf(['twoWithChipsOrThree', 'twoPlayersActed'], { usual: 'twoWithChipsOrThree' }),
  /** Whether cards may be shown that would have come. */
  'dealing.rabbitHunting': oneOf(['forbidden', 'dealerMayIfAllAgree'], { usual: 'forbidden' }),
  /** Until when a misdeal can be called. */
  'dealing.misdealDeadline': oneOf(['substantialAction', 'potPaid'], { usual: 'substantialAction' }),
  /** What happens after a misdeal. */
  'dealing.misdealResult': oneOf(['reshuffleRedeal'], { usual: 'reshuffleRedeal' }),
  /** Whether the dealer may repair instead of dealing anew. */
  'dealing.misdealRepair': oneOf(['ifUnseenAndOrderKnown', 'ifAssignable', 'extraCardOnly', 'no'], {
    usual: 'ifUnseenAndOrderKnown',
  }),
  /** One of the first two cards of the deal is exposed by the dealer. */
  'dealing.misdealFirstTwoExposed': oneOf(['misdeal', 'misdealBlindsOnly', 'replace'], { usual: 'misdeal' }),
  /** So many cards exposed by the dealer make a misdeal. */
  'dealing.misdealTwoExposed': count({ ...cards, usual: 2 }),
  /** So many cards face up in the deck make a misdeal. */
  'dealing.misdealBoxedCards': record(
    { cards: count(cards), counted: oneOf(['withExposed', 'apart']) },
    { usual: { cards: 2, counted: 'apart' } },
  ),
  /** The first card of the deck went to the wrong seat. */
  'dealing.misdealFirstCardWrongSeat': oneOf(['misdeal', 'no'], { usual: 'misdeal' }),
  /** A seat that must have no cards got some. */
  'dealing.misdealSeatNotEntitled': oneOf(['misdeal', 'no'], { usual: 'misdeal' }),
  /** A player entitled to cards got none. */
  'dealing.misdealSkippedPlayer': oneOf(['misdeal', 'no'], { usual: 'misdeal' }),
  /** A card was dealt in the wrong order. */
  'dealing.misdealOutOfOrder': oneOf(['misdeal', 'no'], { usual: 'misdeal' }),
  /** A player has too many or too few cards, found in time. */
  'dealing.misdealWrongNumber': oneOf(['misdeal', 'tooManyOnly', 'no'], { usual: 'misdeal' }),
  /** From so many surplus cards on it is a misdeal even if they are known. */
  'dealing.extraCardsMisdeal': count({ ...cards, usual: 2 }),
  /** Stud: a down card of a player's first two is exposed by the dealer. */
  'dealing.misdealStud': oneOf(['misdeal', 'replace'], { usual: 'replace' }),
  /** Stud: the last card of a player, which comes down, is exposed by the dealer. */
  'dealing.studLastExposed': oneOf(['staysUp', 'replaced'], { usual: 'staysUp' }),
  /** Stud: the stub has not enough cards for the last street. */
  'dealing.studTooFew': oneOf(['burnsThenCommon', 'commonCard'], { usual: 'burnsThenCommon' }),
  /** A mistake in the deal that the rulebook does not list. */
  'dealing.misdealOtherError': oneOf(['floorDecides', 'no'], { usual: 'floorDecides' }),
  /** A single down card, not protected by a misdeal, is exposed by the dealer. */
  'dealing.exposedOtherCard': oneOf(['replaceWithFirstBurn', 'floorDecides'], { usual: 'replaceWithFirstBurn' }),
  /** A single card that lay face up in the deck. */
  'dealing.boxedCard': oneOf(['asIfNotThere', 'swapWithBurn'], { usual: 'asIfNotThere' }),
  /** One card too many was dealt, and it is known which. */
  'dealing.extraCard': oneOf(['nextBurn', 'misdeal'], { usual: 'nextBurn' }),
  /** A player has too many cards, found too late for a misdeal. */
  'dealing.wrongNumberLate': oneOf(['drawDown', 'deadHand'], { usual: 'deadHand' }),
  /** A player has too few cards, found too late for a misdeal. */
  'dealing.tooFewLate': oneOf(['deadHand', 'buttonCompleted'], { usual: 'buttonCompleted' }),
  /** Whether the button may get two cards in a row. */
  'dealing.buttonTwoCards': oneOf(['yes', 'no'], { usual: 'yes' }),
  /** A player acts without looking and has an irregular card. */
  'dealing.unseenHand': oneOf(['ownRisk', 'protected'], { usual: 'ownRisk' }),
  /** A player drops his cards to the floor. */
  'dealing.cardsOnFloor': oneOf(['dealerDecides', 'live', 'dead'], { usual: 'dealerDecides' }),
  /** The deck proves incomplete before the deadline for misdeals. */
  'dealing.missingCardEarly': oneOf(['misdeal', 'stands'], { usual: 'misdeal' }),
  /** The deck proves incomplete later in the hand. */
  'dealing.missingCardLate': oneOf(['stands', 'void'], { usual: 'stands' }),
  /** Two identical cards are found. */
  'dealing.duplicateCard': oneOf(['void', 'stands'], { usual: 'void' }),
  /** A card with another back. */
  'dealing.foreignBack': oneOf(['void', 'voidIfInPlay', 'stands'], { usual: 'voidIfInPlay' }),
  /** Hands that were finished with a deck that proves wrong later. */
  'dealing.earlierHands': oneOf(['stand', 'floorDecides'], { usual: 'stand' }),
  /** A player plays on although he knows that the deck is wrong. */
  'dealing.knowinglyFouled': oneOf(['forfeitsBets', 'losesPotChipsStay'], { usual: 'forfeitsBets' }),
  /** A joker turns up. */
  'dealing.joker': oneOf(['replaceOrDead', 'fouledDeck', 'misdealThenScrap'], { usual: 'misdealThenScrap' }),
  /** When the deck is changed. */
  'dealing.deckChange': oneOf(
    ['dealerAsksFloorDecides', 'dealerOrFloor', 'dealerOrLevel', 'dealerOrDamage', 'onDamage'],
    { usual: 'dealerOrLevel' },
  ),
  /** What a player may do about the deck. */
  'dealing.deckChangeByPlayer': oneOf(['no', 'ifDamaged', 'mustReport'], { usual: 'no' }),
  /** Decks at a table, and at a final table before cameras. */
  'dealing.decksPerTable': record(
    { decks: count(times), televisedFinal: count(times) },
    { usual: { decks: 2, televisedFinal: 1 } },
  ),
  /** Whether the deck is counted before play. */
  'dealing.deckCheck': oneOf(['beforePlay', 'no'], { usual: 'beforePlay' }),
  /** Who deals; `dealerElsePlayers`: the players in turn where there is no dealer. */
  'dealing.whoDeals': oneOf(['dealer', 'players', 'dealerElsePlayers'], { usual: 'dealer' }),
  /** Four flop cards, the surplus one is known. */
  'dealing.fourCardFlopKnown': oneOf(['fourthIsBurn', 'alwaysDraw'], { usual: 'alwaysDraw' }),
  /** Four flop cards, nobody knows which is surplus. */
  'dealing.fourCardFlopUnknown': oneOf(['draw', 'misdeal'], { usual: 'draw' }),
  /** Five or more flop cards. */
  'dealing.fiveCardFlop': oneOf(['newFlop', 'misdeal'], { usual: 'newFlop' }),
  /** Where a card lies that was shown too much, until it is the next burn. */
  'dealing.surplusCardLies': oneOf(['onStub', 'openBurn'], { usual: 'onStub' }),
  /** Who draws where one of several cards becomes a burn. */
  'dealing.burnDrawnBy': oneOf(['floor', 'dealerOrFloor'], { usual: 'floor' }),
  /** Until when a missing or double burn is repaired. */
  'dealing.burnRepairDeadline': oneOf(['firstAction', 'firstBet', 'twoPlayersActed', 'nextStreet'], {
    usual: 'firstAction',
  }),
  /** No card was burned; the order of the cards is known. */
  'dealing.missingBurn': oneOf(['firstCardIsBurn', 'drawOneOnFlop'], { usual: 'drawOneOnFlop' }),
  /** No burn before the flop and the order of its cards is lost. */
  'dealing.missingBurnOrderLost': oneOf(['drawOne', 'newFlop', 'stands'], { usual: 'drawOne' }),
  /** Two cards were burned and it is known which was the first. */
  'dealing.doubleBurn': oneOf(['secondGoesBack', 'boardStands'], { usual: 'secondGoesBack' }),
  /** Two cards were burned before flop or turn and nobody knows which was the first. */
  'dealing.doubleBurnOrderLost': oneOf(['drawNextBurn', 'newFlop'], { usual: 'drawNextBurn' }),
  /** The river card was burned and cannot be told apart. */
  'dealing.riverBurned': oneOf(['reshuffle', 'draw'], { usual: 'reshuffle' }),
  /** Burn mistakes on a board without betting because of an all-in. */
  'dealing.allInBurnRepair': oneOf(['untilPotPaid', 'asUsual'], { usual: 'untilPotPaid' }),
  /** Which cards come next when a missing burn is no longer repaired. */
  'dealing.laterCards': oneOf(['asWithoutError', 'asUsual'], { usual: 'asWithoutError' }),
  /** What happens when the flop comes before the betting is complete. */
  'dealing.prematureFlop': oneOf(['reshuffle'], { usual: 'reshuffle' }),
  /** What happens when the turn comes before the betting on the flop is complete. */
  'dealing.prematureTurn': oneOf(['reshuffleNow', 'riverBecomesTurn'], { usual: 'reshuffleNow' }),
  /** What happens when the river comes before the betting on the turn is complete. */
  'dealing.prematureRiver': oneOf(['reshuffle'], { usual: 'reshuffle' }),
  /** Whether the cards are shuffled back at once or once the betting is complete. */
  'dealing.prematureCorrected': oneOf(['atOnce', 'afterBetting'], { usual: 'atOnce' }),
  /** Whether the cards stand after all if everybody who still had to act folds. */
  'dealing.prematureIfAllFold': oneOf(['neverStand', 'stand'], { usual: 'neverStand' }),
  /** From when on cards that came wrongly count as dealt. */
  'dealing.wrongBoardStands': oneOf(['substantialAction', 'never'], { usual: 'substantialAction' }),
  /** The stub is scattered although the hand goes on. */
  'dealing.stubFouled': oneOf(['restoreAndFinish'], { usual: 'restoreAndFinish' }),
  /** A card of the stub is seen before it is its turn. */
  'dealing.flashedStubCard': oneOf(['inPlaceShown', 'burnCard', 'reshuffled'], { usual: 'inPlaceShown' }),
} satisfies PoliciesOn<'dealing'>;
