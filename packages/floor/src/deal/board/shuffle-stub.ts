import { moving, type Step, step } from '../../because.ts';
import type { CardMove } from '../card-move.ts';
import { allTold } from './deck-order.ts';

/** These cards go back into the stub, and it is shuffled and cut; `cards`: how many it then has. */
export function shuffleStub(cards: number | undefined, back: readonly CardMove[]): Step {
  const names = allTold(back.map(({ card }) => card));
  return moving(
    step('shuffleStub', {
      ...(cards !== undefined && { cards }),
      back: back.length,
      ...(names !== undefined && { names }),
    }),
    back,
  );
}
