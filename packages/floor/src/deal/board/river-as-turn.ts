import { moveCard, moving, type Step, step } from '../../because.ts';
import type { Finding } from '../../incident-kind.ts';
import type { Inquiry } from '../../inquiry.ts';
import { aside, type CardPlace, move, stubShuffled, stubTop } from '../card-move.ts';
import { burnOf, cardAt, streetOf, stubSize, told } from './deck-order.ts';
import type { EarlyBoard } from './early-board.ts';
import { shuffleStub } from './shuffle-stub.ts';

const turn: CardPlace = { is: 'turn' };
const river: CardPlace = { is: 'river' };

/**
 * The turn shown too early waits beside the stub. What would have been the river is the turn, and for the river the card
 * that waited is shuffled into the stub.
 */
export function riverComesAsTurn(early: EarlyBoard, finish: readonly Step[], floor: Inquiry): Finding {
  if (early.done === 'shownWithoutBurn') return firstCardWasBurn(early, finish, floor);
  const [burnName, turnName] = early.nextCards;
  const wrong = cardAt(early.shown?.[0], streetOf.turn.first, early);
  const burned = cardAt(burnName, streetOf.river.burn, early);
  const comes = cardAt(turnName, streetOf.river.first, early);
  const shuffled = stubSize(early, streetOf.river.nthBurn, streetOf.river.before);
  const [burnTold, turnTold, wrongTold] = [told(burned), told(comes), told(wrong)];
  return {
    outcome: {
      is: 'riverComesAsTurn',
      ...(burnTold !== undefined && { burn: burnTold }),
      ...(turnTold !== undefined && { turn: turnTold }),
      ...(wrongTold !== undefined && { backForRiver: wrongTold }),
      ...(shuffled !== undefined && { shuffled }),
    },
    steps: [
      moveCard(move(turn, aside, { card: wrong, faceUp: true })),
      ...finish,
      moveCard(move(stubTop, burnOf('river'), { card: burned })),
      moveCard(move(stubTop, turn, { card: comes, faceUp: true })),
      step('playRound', { street: 'turn' }),
      shuffleStub(shuffled, [move(aside, stubShuffled, { card: wrong })]),
      step('noOtherBurn', { street: 'river' }),
      moving(step('dealStreet', { street: 'river' }), [move(stubTop, river, { faceUp: true })]),
      step('playOn'),
    ],
  };
}

/** Without a burn it was the burn card that was shown: it is one, and the turn comes in its time. */
function firstCardWasBurn(early: EarlyBoard, finish: readonly Step[], floor: Inquiry): Finding {
  floor.asks('dealing.missingBurn');
  const burned = cardAt(early.shown?.[0], streetOf.turn.burn, early);
  const comes = cardAt(early.nextCards[0], streetOf.turn.first, early);
  const turnTold = told(comes);
  return {
    outcome: { is: 'boardPutRight', street: 'turn', ...(turnTold !== undefined && { cards: [turnTold] }) },
    steps: [
      moveCard(move(turn, burnOf('turn'), { card: burned, faceUp: true })),
      ...finish,
      moveCard(move(stubTop, turn, { card: comes, faceUp: true })),
      step('playOn'),
    ],
  };
}
