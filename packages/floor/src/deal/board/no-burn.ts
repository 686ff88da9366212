import { moveCard, moving, step } from '../../because.ts';
import { cards, yesNo } from '../../fact.ts';
import { type Finding, incidentKind } from '../../incident-kind.ts';
import type { Inquiry } from '../../inquiry.ts';
import { allInBoard, bettingSince, boardStreet, dealtSince, deckKnown } from './board-facts.ts';
import { isInTime } from './burn-deadline.ts';
import {
  type BurnMistake,
  boardStands,
  cardNamer,
  lastDealt,
  layoutOf,
  rightCards,
  standingSteps,
} from './burn-mistake.ts';
import { dealAnew } from './deal-anew.ts';
import { layout, nextStreet, streetOf, told } from './deck-order.ts';
import { deckProblems } from './deck-problems.ts';
import { drawBurnOfFlop } from './draw-burn.ts';
import { cardProblems } from './named-cards.ts';
import { relay } from './relay.ts';
import { streetProblems } from './street-problems.ts';

/** A street was dealt without a burn card. */
export const noBurn = incidentKind({
  phase: 'deal',
  facts: {
    street: boardStreet,
    ...bettingSince,
    dealtSince,
    ...allInBoard,
    /** Whether it is clear which card is which: the order of the flop, and the stub untouched. */
    orderKnown: yesNo({ usual: true }),
    /** The cards of the street as they were dealt. */
    shown: cards({ optional: true }),
    ...deckKnown,
  },
  clashes: (facts) => [
    ...streetProblems(facts),
    ...deckProblems(facts),
    ...cardProblems({ shown: facts.shown, nextCards: facts.nextCards }, { shown: streetOf[facts.street].size }),
  ],
  find(facts, floor) {
    const upTo = lastDealt(facts.street, facts.dealtSince);
    const mistake: BurnMistake = { ...facts, burns: 0, upTo };
    if (!isInTime(facts, floor, 'missing')) return tooLate(mistake, floor, facts.potPaid === true);
    const again = facts.acted > 0 ? [step('roundBeginsAgain')] : [];
    return facts.orderKnown ? inOrder(mistake, again, floor) : orderLost(mistake, again, floor);
  },
});

type Again = readonly ReturnType<typeof step>[];

function inOrder(mistake: BurnMistake, again: Again, floor: Inquiry): Finding {
  const part = mistake.street === 'flop' ? 'onFlop' : undefined;
  if (
    floor.decides('dealing.missingBurn', part) === 'drawOneOnFlop' &&
    mistake.street === 'flop' &&
    mistake.upTo === 'flop'
  )
    return drawn(mistake, again, floor);
  const { street, upTo } = mistake;
  const cardOf = cardNamer(mistake);
  const moves = relay({
    lies: layoutOf(mistake),
    belongs: layout(upTo, () => 1),
    cardOf,
    burnsFaceUp: true,
  });
  return {
    outcome: { is: 'boardPutRight', street, ...rightCards(cardOf, street, upTo) },
    steps: [step('showCardToAll'), ...moves.map(moveCard), ...again, step('playOn')],
  };
}

function orderLost(mistake: BurnMistake, again: Again, floor: Inquiry): Finding {
  floor.notes('cannotBeTold');
  if (mistake.street !== 'flop' || mistake.upTo !== 'flop') {
    floor.decides('dealing.missingBurn');
    return stands(mistake);
  }
  switch (floor.decides('dealing.missingBurnOrderLost')) {
    case 'drawOne':
      return drawn(mistake, again, floor);
    case 'newFlop':
      return dealAnew({ ...mistake, burnsLying: 0, extra: [], beforeDeal: again });
    case 'stands':
      return stands(mistake);
  }
}

function drawn(mistake: BurnMistake, again: Again, floor: Inquiry): Finding {
  const { shown } = mistake;
  const joins = cardNamer(mistake)(streetOf.flop.burn + streetOf.flop.size);
  const told_ = told(joins);
  return {
    outcome: { is: 'burnDrawn', street: 'flop', from: 3, ...(told_ !== undefined && { joins: told_ }) },
    steps: [...drawBurnOfFlop(shown, joins, floor), ...again, step('playOn')],
  };
}

const stands = (mistake: BurnMistake): Finding => ({ outcome: boardStands(mistake), steps: standingSteps });

/** Nothing is put right any more: what was dealt counts, and the next cards make up for it where they can. */
function tooLate(mistake: BurnMistake, floor: Inquiry, potPaid: boolean): Finding {
  const { upTo } = mistake;
  const next = nextStreet(upTo);
  floor.asks('dealing.missingBurn');
  if (potPaid || next === undefined) return stands(mistake);
  const dealt = layoutOf(mistake).length;
  const burnNext = floor.asks('dealing.laterCards') === 'asWithoutError' ? streetOf[next].first - 1 - dealt : 1;
  return {
    outcome: boardStands(mistake, { burnNext, skip: burnNext }),
    steps: [...standingSteps, moving(step('burnBefore', { street: next, cards: burnNext }), [])],
  };
}
