import { type Step, step } from '../../because.ts';
import { cards, choice, seats, yesNo } from '../../fact.ts';
import { type Finding, incidentKind } from '../../incident-kind.ts';
import { bettingSince, boardStreet, deckKnown } from './board-facts.ts';
import { cardsCountAsDealt } from './burn-deadline.ts';
import { allTold, cardAt, streetOf } from './deck-order.ts';
import { deckProblems } from './deck-problems.ts';
import type { EarlyBoard } from './early-board.ts';
import { cardProblems } from './named-cards.ts';
import { tooEarly } from './too-early.ts';

/** Flop, turn or river came before the betting was complete. */
export const boardTooEarly = incidentKind({
  phase: 'deal',
  facts: {
    street: boardStreet,
    /** What was done too early. */
    done: choice(['burnedAndShown', 'shownWithoutBurn', 'burnedOnly'], { usual: 'burnedAndShown' }),
    /** Who still has to act in the round that was cut short. */
    toAct: seats({ optional: true }),
    /** What those did, where it is known already. */
    rest: choice(['stillToAct', 'allFolded', 'onePlayerLeft', 'allWantTheCard'], { usual: 'stillToAct' }),
    /** How many have acted upon the card that came too early. */
    ...bettingSince,
    /** Whether a further street lies there already. */
    furtherDealt: yesNo({ usual: false, when: { street: ['flop', 'turn'] } }),
    /** The cards shown too early. */
    shown: cards({ optional: true, when: { done: ['burnedAndShown', 'shownWithoutBurn'] } }),
    ...deckKnown,
  },
  clashes: ({ street, shown, nextCards, ...dealt }) => [
    ...cardProblems({ shown, nextCards }, { shown: streetOf[street].size }),
    ...deckProblems(dealt),
  ],
  find(facts, floor) {
    const { street, rest, acted, betMade = false, furtherDealt = false, done } = facts;
    const early: EarlyBoard = { ...facts, nextCards: facts.nextCards ?? [] };
    floor.notes('cameTooEarly', { street });
    floor.asks('dealing.prematureCorrected');
    if (rest === 'onePlayerLeft') {
      floor.decides(EARLY[street]);
      return { outcome: { is: 'noMoreCards' }, steps: [step('lastPlayerTakesPot')] };
    }
    if (done !== 'burnedOnly' && (acted > 0 || furtherDealt)) {
      if (acted > 0) floor.notes('actedOnWrongBoard', { acted, bet: betMade });
      const substantial = acted > 0 && cardsCountAsDealt(acted, betMade, floor);
      if (floor.asks('dealing.wrongBoardStands') === 'substantialAction' && (substantial || furtherDealt)) {
        floor.decides('dealing.wrongBoardStands');
        floor.asks(EARLY[street]);
        return substantial ? boardStays(early) : furtherStreetLies(early);
      }
    }
    if (rest !== 'stillToAct' && floor.asks('dealing.prematureIfAllFold') === 'stand' && rest === 'allFolded')
      return boardStays(early);
    return tooEarly(early, finish(early), floor);
  },
});

const EARLY = {
  flop: 'dealing.prematureFlop',
  turn: 'dealing.prematureTurn',
  river: 'dealing.prematureRiver',
} as const;

/** What is left of the round that was cut short; acts upon the wrong card are taken back. */
function finish({ rest, toAct = [], acted }: EarlyBoard): readonly Step[] {
  return [
    ...(acted > 0 ? [step('roundBeginsAgain')] : []),
    ...(rest === 'stillToAct' ? [] : [step('noBetterOffers')]),
    ...(rest === 'allFolded' ? [] : [step('finishBetting', { seats: toAct })]),
  ];
}

function boardStays(early: EarlyBoard): Finding {
  const { street, shown } = early;
  const { first, size, burn } = streetOf[street];
  const from = early.done === 'shownWithoutBurn' ? burn : first;
  const named = allTold(Array.from({ length: size }, (_, at) => cardAt(shown?.[at], from + at, early)));
  return {
    outcome: { is: 'boardStands', street, ...(named !== undefined && { cards: named }) },
    steps: [step('leaveBoard'), step('betsStand'), step('playOn')],
  };
}

/** A street came after it without much having been done: a person weighs whether both are taken back. */
function furtherStreetLies(early: EarlyBoard): Finding {
  const stays = boardStays(early);
  const anew = { is: 'dealtAnew', street: early.street, burn: early.done === 'shownWithoutBurn' } as const;
  return {
    ...stays,
    discretion: { range: [stays.outcome, anew], weigh: ['actionBehind', 'informationKnown', 'fairness'] },
    steps: [step('callFloor'), ...(stays.steps ?? [])],
  };
}
