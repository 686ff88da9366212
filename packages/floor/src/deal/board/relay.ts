import type { CardMove, CardPlace, MovedCard } from '../card-move.ts';
import { move, stubTop } from '../card-move.ts';

const onStub = { place: stubTop, faceUp: false };

type Laid = {
  /** Where each card lies, in the order of the deck. */
  readonly lies: readonly CardPlace[];
  readonly belongs: readonly CardPlace[];
  readonly cardOf: (place: number) => MovedCard;
  /** Where a card goes that nobody should have seen yet: on top of the stub unless said otherwise. */
  readonly surplusTo?: { readonly place: CardPlace; readonly faceUp: boolean };
  /** Burn cards that were shown stay face up. */
  readonly burnsFaceUp: boolean;
};

/**
 * The cards that must change places so that each lies where it would have come to lie, in an order in which a place is
 * free before it is taken. Within the flop no card changes places.
 */
export function relay({ lies, belongs, cardOf, surplusTo = onStub, burnsFaceUp }: Laid): readonly CardMove[] {
  const moves: CardMove[] = [];
  const gaps: CardPlace[] = [];
  const moved = (at: number, from: CardPlace, to: CardPlace): CardMove => {
    const faceUp = to.is === 'burn' ? burnsFaceUp && from.is !== 'burn' && from.is !== 'stubTop' : true;
    return move(from, to, { card: cardOf(at + 1), faceUp });
  };
  const count = Math.max(lies.length, belongs.length);
  const places = [...Array(count).keys()];
  for (const at of belongs.length < lies.length ? places.reverse() : places) {
    const from = lies[at];
    const to = belongs[at];
    if (from?.is === 'flop' && to?.is !== 'flop') gaps.push(from);
    if (to === undefined) {
      if (from !== undefined)
        moves.push(move(from, surplusTo.place, { card: cardOf(at + 1), faceUp: surplusTo.faceUp }));
    } else if (from === undefined || from.is !== to.is) {
      moves.push(moved(at, from ?? stubTop, to.is === 'flop' ? (gaps.shift() ?? to) : to));
    }
  }
  return moves;
}
