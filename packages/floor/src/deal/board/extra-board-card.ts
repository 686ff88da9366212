import { moveCard, moving, step } from '../../because.ts';
import { cards, choice, yesNo } from '../../fact.ts';
import { type Finding, incidentKind } from '../../incident-kind.ts';
import type { Inquiry } from '../../inquiry.ts';
import { type CardPlace, move, stubTop } from '../card-move.ts';
import { bettingSince, deckKnown } from './board-facts.ts';
import { cardsCountAsDealt } from './burn-deadline.ts';
import { surplusPlace } from './burn-mistake.ts';
import { burnOf, cardAt, streetOf, told } from './deck-order.ts';
import { deckProblems } from './deck-problems.ts';
import { backOnBoard, drawBurn, mixDown } from './draw-burn.ts';
import { cardProblems } from './named-cards.ts';

const surplus: CardPlace = { is: 'boardSurplus', nth: 1 };

/** Two cards were shown as turn or as river. */
export const extraBoardCard = incidentKind({
  phase: 'deal',
  facts: {
    street: choice(['turn', 'river'], { usual: 'turn' }),
    /** Whether it is clear which of the two came first. */
    orderKnown: yesNo({ usual: true }),
    ...bettingSince,
    /** The two cards in the order in which they were dealt. */
    shown: cards({ optional: true }),
    players: deckKnown.players,
    holeCards: deckKnown.holeCards,
  },
  clashes: ({ shown, ...dealt }) => [...cardProblems({ shown }, { shown: 2 }), ...deckProblems(dealt)],
  find(facts, floor) {
    const { street, orderKnown, acted, betMade = false, shown } = facts;
    const again = acted > 0 && !cardsCountAsDealt(acted, betMade, floor) ? [step('roundBeginsAgain')] : [];
    if (acted > 0) floor.notes('actedOnWrongBoard', { acted, bet: betMade });
    const finding = orderKnown ? secondGoes(facts, floor) : oneDrawn({ street, shown }, floor);
    return { ...finding, steps: [...(finding.steps ?? []), ...again, step('playOn')] };
  },
});

type Shown = { readonly street: 'turn' | 'river'; readonly shown: readonly string[] | undefined };

function secondGoes(
  facts: Shown & { readonly players: number | undefined; readonly holeCards: number },
  floor: Inquiry,
): Finding {
  if (floor.decides('dealing.extraCard') === 'misdeal') return { outcome: { is: 'misdeal' } };
  const { street, shown } = facts;
  const { place, faceUp } = surplusPlace(street, floor);
  const stays = told(cardAt(shown?.[0], streetOf[street].first, facts));
  const second = cardAt(shown?.[1], streetOf[street].first + 1, facts);
  const nextBurn = street === 'turn' ? told(second) : undefined;
  return {
    outcome: {
      is: 'boardPutRight',
      street,
      ...(stays !== undefined && { cards: [stays] }),
      ...(nextBurn !== undefined && { nextBurn }),
    },
    steps: [
      moveCard(
        move(surplus, street === 'turn' ? place : stubTop, { card: second, faceUp: faceUp && street === 'turn' }),
      ),
      ...(street === 'turn' && place.is === 'stubTop'
        ? [
            moving(step('burnBefore', { street: 'river', cards: 1 }), [
              move(stubTop, burnOf('river'), { card: second }),
            ]),
          ]
        : []),
    ],
  };
}

/** As with a flop of four: both face down, one is drawn as the burn before the next street. */
function oneDrawn({ street, shown }: Shown, floor: Inquiry): Finding {
  floor.notes('cannotBeTold');
  if (floor.decides('dealing.fourCardFlopUnknown') === 'misdeal')
    return { outcome: { is: 'misdeal' }, discretion: { range: [{ is: 'misdeal' }], weigh: ['fairness'] } };
  return {
    outcome: { is: 'burnDrawn', street, from: 2 },
    steps: [
      mixDown([{ is: street }, surplus], shown),
      drawBurn(street === 'turn' ? stubTop : burnOf(street), false, floor),
      ...backOnBoard([{ is: street }]).map(moveCard),
    ],
  };
}
