import { moveCard, moving, type Step, step } from '../../because.ts';
import { card, cards, count, yesNo } from '../../fact.ts';
import { type Finding, incidentKind } from '../../incident-kind.ts';
import type { Inquiry } from '../../inquiry.ts';
import { burn, type CardMove, type CardPlace, type MovedCard, move, stubTop } from '../card-move.ts';
import { misdealt } from '../hole-cards/void-hand.ts';
import { surplusPlace } from './burn-mistake.ts';
import { allTold, cardAt, type DealtIn, placesOf, streetOf, stubSize, told } from './deck-order.ts';
import { deckProblems } from './deck-problems.ts';
import { backOnBoard, drawBurn, mixDown } from './draw-burn.ts';
import { cardProblems } from './named-cards.ts';

const DEALT = 4;
const surplusPlaceOnBoard: CardPlace = { is: 'boardSurplus', nth: 1 };
const onBoard: readonly CardPlace[] = [...placesOf('flop'), surplusPlaceOnBoard];

type Facts = DealtIn & {
  readonly surplusKnown: boolean;
  readonly acted: number;
  readonly flop: readonly string[] | undefined;
  readonly surplus: string | undefined;
};

/** Four cards were dealt as the flop. */
export const fourCardFlop = incidentKind({
  phase: 'deal',
  facts: {
    /** Whether it is certain which card is one too many. */
    surplusKnown: yesNo({ usual: true }),
    acted: count(0, 10, { usual: 0 }),
    /** The four cards in the order in which they were dealt. */
    flop: cards({ optional: true }),
    /** Which of them; where it is not said, the last. */
    surplus: card({ optional: true, when: { surplusKnown: [true] } }),
    players: count(2, 10, { optional: true }),
    holeCards: count(2, 6, { usual: 2 }),
  },
  clashes: ({ flop, surplus, ...dealt }) =>
    surplus !== undefined && flop !== undefined && !flop.includes(surplus)
      ? [{ problem: 'notPossible', fact: 'surplus', allowed: { is: 'choice', of: flop } }]
      : [...cardProblems({ flop }, { flop: DEALT }), ...deckProblems(dealt)],
  find(facts, floor) {
    const stand = facts.acted > 0 ? [step('betsStand')] : [];
    if (facts.surplusKnown)
      return floor.decides('dealing.fourCardFlopKnown') === 'fourthIsBurn'
        ? surplusIsBurn(facts, stand, floor)
        : drawn(facts, stand, floor);
    floor.notes('cannotBeTold');
    return floor.decides('dealing.fourCardFlopUnknown') === 'draw' ? drawn(facts, stand, floor) : misdeal(facts, floor);
  },
});

function surplusIsBurn(facts: Facts, stand: readonly Step[], floor: Inquiry): Finding {
  const { flop } = facts;
  const at = facts.surplus === undefined || flop === undefined ? DEALT - 1 : flop.indexOf(facts.surplus);
  const cardOf = (place: number): MovedCard =>
    cardAt(place === at ? (flop?.[place] ?? facts.surplus) : flop?.[place], streetOf.flop.first + place, facts);
  const { place, faceUp } = surplusPlace('flop', floor);
  const from = onBoard[at] ?? surplusPlaceOnBoard;
  const fills: readonly CardMove[] =
    from === surplusPlaceOnBoard ? [] : [move(surplusPlaceOnBoard, from, { card: cardOf(DEALT - 1), faceUp: true })];
  const cardsLeft = allTold([0, 1, 2, 3].filter((each) => each !== at).map(cardOf));
  const nextBurn = told(cardOf(at));
  return {
    outcome: {
      is: 'boardPutRight',
      street: 'flop',
      ...(cardsLeft !== undefined && { cards: cardsLeft }),
      ...(nextBurn !== undefined && { nextBurn }),
    },
    steps: [
      step('showCardToAll'),
      ...[move(from, place, { card: cardOf(at), faceUp }), ...fills].map(moveCard),
      ...stand,
      step('playOn'),
      faceUp
        ? step('noOtherBurn', { street: 'turn' })
        : moving(step('burnBefore', { street: 'turn', cards: 1 }), [move(stubTop, burn(2), { card: cardOf(at) })]),
    ],
  };
}

/** All four face down; one of them is the next burn. */
function drawn({ flop }: Facts, stand: readonly Step[], floor: Inquiry): Finding {
  const { place } = surplusPlace('flop', floor);
  return {
    outcome: { is: 'burnDrawn', street: 'flop', from: DEALT },
    steps: [
      mixDown(onBoard, flop),
      drawBurn(place, false, floor),
      ...backOnBoard(placesOf('flop')).map(moveCard),
      ...stand,
      step('playOn'),
      place.is === 'stubTop'
        ? moving(step('burnBefore', { street: 'turn', cards: 1 }), [move(stubTop, burn(2))])
        : step('noOtherBurn', { street: 'turn' }),
    ],
  };
}

/** By the letter the hand is void; a new flop is within bounds where too much has happened for that. */
function misdeal(facts: Facts, floor: Inquiry): Finding {
  const shuffled = stubSize(facts, 1, 0);
  const anew = misdealt(floor);
  return {
    ...anew,
    discretion: {
      range: [
        { is: 'misdeal' },
        { is: 'dealtAnew', street: 'flop', burn: false, ...(shuffled !== undefined && { shuffled }) },
      ],
      weigh: ['actionBehind', 'fairness', 'cardsIdentifiable'],
    },
    steps: [step('callFloor'), ...(anew.steps ?? [])],
  };
}
