import { moveCard, moving, type Step, step } from '../../because.ts';
import type { Inquiry } from '../../inquiry.ts';
import { burn, type CardMove, type CardPlace, type MovedCard, move, stubTop } from '../card-move.ts';
import { placesOf } from './deck-order.ts';

const mixed: CardPlace = { is: 'mixed' };

/** Cards face down and mixed; by name where they are known. */
export const mixDown = (from: readonly CardPlace[], names: readonly (string | undefined)[] = []): Step =>
  moving(
    step('mixFaceDown', { cards: from.length }),
    from.map((place, at) => move(place, mixed, named(names[at]))),
  );

const named = (name: string | undefined): { readonly card?: MovedCard } =>
  name === undefined ? {} : { card: { is: 'known', card: name } };

/** One of the mixed cards becomes a burn, wherever it has to lie until then. */
export const drawBurn = (to: CardPlace, faceUp: boolean, floor: Inquiry): Step =>
  moving(step('drawBurn', { by: floor.asks('dealing.burnDrawnBy'), lies: to.is === 'stubTop' ? 'onStub' : 'burned' }), [
    move(mixed, to, { card: { is: 'drawn' }, faceUp }),
  ]);

export const backOnBoard = (places: readonly CardPlace[]): readonly CardMove[] =>
  places.map((place) => move(mixed, place, { faceUp: true }));

/** No burn before the flop: one of the three becomes it, and the next card of the stub joins the other two. */
export function drawBurnOfFlop(
  shown: readonly string[] | undefined,
  joins: MovedCard,
  floor: Inquiry,
): readonly Step[] {
  const [first, second, third] = placesOf('flop') as readonly [CardPlace, CardPlace, CardPlace];
  return [
    mixDown([first, second, third], shown),
    drawBurn(burn(1), false, floor),
    ...backOnBoard([first, second]).map(moveCard),
    moveCard(move(stubTop, third, { card: joins, faceUp: true })),
  ];
}
