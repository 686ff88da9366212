import { moveCard, type Step, step } from '../../because.ts';
import type { Finding } from '../../incident-kind.ts';
import type { Inquiry } from '../../inquiry.ts';
import { aside, move, stubShuffled } from '../card-move.ts';
import { backIntoStub, dealStreet } from './deal-anew.ts';
import { placesOf, streetOf, stubSize } from './deck-order.ts';
import type { EarlyBoard } from './early-board.ts';
import { riverComesAsTurn } from './river-as-turn.ts';
import { shuffleStub } from './shuffle-stub.ts';

/** What is done about cards that came too early; `finish` is what is left of the round. */
export function tooEarly(early: EarlyBoard, finish: readonly Step[], floor: Inquiry): Finding {
  switch (early.street) {
    case 'flop':
      floor.decides('dealing.prematureFlop');
      break;
    case 'turn':
      if (floor.decides('dealing.prematureTurn') === 'riverBecomesTurn' && early.done !== 'burnedOnly') {
        return riverComesAsTurn(early, finish, floor);
      }
      break;
    case 'river':
      floor.decides('dealing.prematureRiver');
      break;
  }
  return early.done === 'burnedOnly' ? burnStays(early, finish) : reshuffled(early, finish, floor);
}

/** No card is known yet: the burn stays, and the street comes in its time. */
const burnStays = ({ street }: EarlyBoard, finish: readonly Step[]): Finding => ({
  outcome: { is: 'burnStays', street },
  steps: [...finish, ...dealStreet(street, true), step('playOn')],
});

function reshuffled(early: EarlyBoard, finish: readonly Step[], floor: Inquiry): Finding {
  const { street, shown = [], done } = early;
  const { nthBurn, before } = streetOf[street];
  const burned = done === 'burnedAndShown';
  const shuffled = stubSize(early, burned ? nthBurn : nthBurn - 1, before);
  const places = placesOf(street);
  const back =
    floor.asks('dealing.prematureCorrected') === 'atOnce'
      ? [
          shuffleStub(
            shuffled,
            places.map((place, at) => backIntoStub(place, shown[at])),
          ),
          ...finish,
        ]
      : [
          ...places.map((place, at) => moveCard(move(place, aside, { ...named(shown[at]), faceUp: true }))),
          ...finish,
          shuffleStub(
            shuffled,
            places.map((_, at) => move(aside, stubShuffled, named(shown[at]))),
          ),
        ];
  return {
    outcome: { is: 'dealtAnew', street, burn: !burned, ...(shuffled !== undefined && { shuffled }) },
    steps: [...back, ...dealStreet(street, burned), step('playOn')],
  };
}

const named = (name: string | undefined) => (name === undefined ? {} : { card: { is: 'known', card: name } as const });
