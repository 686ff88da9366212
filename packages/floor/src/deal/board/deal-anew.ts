import { moving, type Step, step } from '../../because.ts';
import type { Finding } from '../../incident-kind.ts';
import { type CardMove, type CardPlace, move, stubShuffled, stubTop } from '../card-move.ts';
import { type BoardStreet, burnOf, type DealtIn, placesOf, streetOf, stubSize } from './deck-order.ts';
import { shuffleStub } from './shuffle-stub.ts';

type Anew = DealtIn & {
  readonly street: BoardStreet;
  /** The street's cards by name, as far as they are known. */
  readonly shown: readonly string[] | undefined;
  /** Burn cards of the hand that stay out of the shuffle. */
  readonly burnsLying: number;
  /** Further cards that go back, from where they lie. */
  readonly extra: readonly CardMove[];
  /** What is done between the shuffle and the deal. */
  readonly beforeDeal: readonly Step[];
};

/** The street's cards go back into the stub, it is shuffled and cut, and the street is dealt from it. */
export function dealAnew(anew: Anew): Finding {
  const { street, beforeDeal, burnsLying } = anew;
  const burned = burnsLying >= streetOf[street].nthBurn;
  const shuffled = stubSize(anew, burnsLying, streetOf[street].before);
  return {
    outcome: { is: 'dealtAnew', street, burn: !burned, ...(shuffled !== undefined && { shuffled }) },
    steps: [...shuffleBack(anew, shuffled), ...beforeDeal, ...dealStreet(street, burned), step('playOn')],
  };
}

const shuffleBack = ({ street, shown = [], extra }: Anew, shuffled: number | undefined): readonly Step[] => [
  shuffleStub(shuffled, [...placesOf(street).map((place, at) => backIntoStub(place, shown[at])), ...extra]),
];

export const backIntoStub = (from: CardPlace, name: string | undefined): CardMove =>
  move(from, stubShuffled, name === undefined ? {} : { card: { is: 'known', card: name } });

/** The street from the top of the stub, with a burn where none lies there yet. */
export const dealStreet = (street: BoardStreet, burned: boolean): readonly Step[] => [
  burned
    ? step('noOtherBurn', { street })
    : moving(step('burnBefore', { street, cards: 1 }), [move(stubTop, burnOf(street))]),
  moving(
    step('dealStreet', { street }),
    placesOf(street).map((place) => move(stubTop, place, { faceUp: true })),
  ),
];
