import { moveCard, moving, type Step, step } from '../../because.ts';
import type { Finding } from '../../incident-kind.ts';
import type { Inquiry } from '../../inquiry.ts';
import { burn, type CardPlace, move } from '../card-move.ts';
import type { BurnMistake } from './burn-mistake.ts';
import { backIntoStub, dealStreet } from './deal-anew.ts';
import { streetOf, stubSize } from './deck-order.ts';
import { mixDown } from './draw-burn.ts';
import { shuffleStub } from './shuffle-stub.ts';

const river: CardPlace = { is: 'river' };

type RiverLost = BurnMistake & {
  /** Whether a card already lies there as the river. */
  readonly riverShown?: boolean | undefined;
};

/** The river lies among the burn cards and nobody can tell it apart. */
export function riverLost(mistake: RiverLost, again: readonly Step[], floor: Inquiry): Finding {
  const { burns, burned = [], shown = [], riverShown = true } = mistake;
  const places = Array.from({ length: burns }, (_, at) => burn(streetOf.river.nthBurn + at));
  const wrong = riverShown ? [backIntoStub(river, shown[0])] : [];
  switch (floor.decides('dealing.riverBurned')) {
    case 'reshuffle': {
      const shuffled = stubSize(mistake, streetOf.river.nthBurn - 1, streetOf.river.before);
      return {
        outcome: { is: 'dealtAnew', street: 'river', burn: true, ...(shuffled !== undefined && { shuffled }) },
        steps: [
          shuffleStub(shuffled, [...places.map((place, at) => backIntoStub(place, burned[at])), ...wrong]),
          ...dealStreet('river', false),
          ...again,
          step('playOn'),
        ],
      };
    }
    case 'draw':
      return {
        outcome: { is: 'boardDrawn', street: 'river', from: burns },
        steps: [
          ...(riverShown ? [moveCard(move(river, { is: 'aside' }, { faceUp: true }))] : []),
          mixDown(places, burned),
          moving(step('drawBoardCard', { by: floor.asks('dealing.burnDrawnBy') }), [
            move({ is: 'mixed' }, river, { card: { is: 'drawn' }, faceUp: true }),
          ]),
          ...again,
          step('playOn'),
        ],
      };
  }
}
