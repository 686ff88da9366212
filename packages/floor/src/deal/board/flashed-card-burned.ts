import { moveCard, moving, type Step, step } from '../../because.ts';
import { burn, type MovedCard, move, stubTop } from '../card-move.ts';
import { type BoardStreet, cardAt, type DealtIn, nextStreet, placesOf, streetOf } from './deck-order.ts';

type Flashed = DealtIn & {
  readonly street: BoardStreet;
  readonly which: 'nextBurn' | 'nextBoardCard' | 'deeper';
  readonly burnMade: boolean | undefined;
  readonly nextCards: readonly string[] | undefined;
};

/**
 * The card that was seen is a burn, and the burn that it stands for takes its place: the streets that follow stay the
 * same. Where the burn of this street lies already, it is the one before the next.
 */
export function burnFlashedCard(flashed: Flashed, seen: MovedCard): readonly Step[] {
  const { street, which, burnMade = false, nextCards = [] } = flashed;
  const { burn: burnPlace, first, size, nthBurn } = streetOf[street];
  const follow = nextStreet(street);
  const comes =
    which === 'nextBurn' || burnMade
      ? Array.from({ length: size }, (_, at) => first + at + (burnMade ? 1 : 0))
      : [burnPlace, ...Array.from({ length: size - 1 }, (_, at) => first + at + 1)];
  return [
    moveCard(move(stubTop, burn(burnMade ? nthBurn + 1 : nthBurn), { card: seen, faceUp: true })),
    ...(burnMade ? [] : [step('noOtherBurn', { street })]),
    moving(
      step('dealStreet', { street }),
      placesOf(street).map((place, at) =>
        move(stubTop, place, { card: cardAt(nextCards[at], comes[at] ?? first, flashed), faceUp: true }),
      ),
    ),
    ...(burnMade && follow !== undefined ? [step('noOtherBurn', { street: follow })] : []),
  ];
}
