import type { Cents, PlacePrize, SpecialWon } from '@riffle/money';
import type { TournamentView } from '@riffle/tournament';

type Announced = {
  readonly places: readonly PlacePrize[];
  readonly special: readonly Pick<SpecialWon, 'name' | 'money' | 'thing'>[];
  readonly points: readonly number[];
};

/** What may hang on the door: all that can be won, but what is to be a surprise. */
export function announced({ prizes, planned, money }: Pick<TournamentView, 'prizes' | 'planned' | 'money'>): Announced {
  const special = (money?.specials ?? []).filter(
    ({ secret, awarded }) => awarded?.entries.length !== 0 && (secret !== true || awarded !== undefined),
  );
  const points = planned?.points ?? [];
  const typed = prizes.map((prize, nth): PlacePrize => ({ place: nth + 1, money: prize }));
  const paid = planned?.places ?? typed;
  const pointed = points.flatMap((_, nth): readonly PlacePrize[] =>
    paid.some(({ place }) => place === nth + 1) ? [] : [{ place: nth + 1, money: 0 as Cents }],
  );
  return { places: [...paid, ...pointed].toSorted((a, b) => a.place - b.place), special, points };
}
