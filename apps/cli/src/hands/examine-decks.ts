import { DECK, examineShuffle, shuffled } from '@riffle/cards';
import { done, type Outcome, refused, type Shell } from '../shell.ts';

/** Chance alone goes beyond these once in a million runs; a single place has a longer tail than all together. */
const SUSPICIOUS = { together: 5, onePlace: 8 } as const;

/** Deals through the shuffle that hands are dealt from, and says how even it was. */
export function examineDecks(count: number, random: (below: number) => number, { print, words }: Shell): Outcome {
  const numbers = DECK.map((_, card) => card);
  const found = examineShuffle(() => shuffled(numbers, random), count, DECK.length);
  const { places, eachPlace, neighbours, repeats } = found;
  const farthest = eachPlace.reduce(
    (most, of, place) => (Math.abs(of) > Math.abs(eachPlace[most] ?? 0) ? place : most),
    0,
  );
  const inOnePlace = eachPlace[farthest] ?? 0;
  const { examined } = words.decks;
  print(examined.places(places));
  print(examined.onePlace(farthest + 1, inOnePlace));
  print(examined.neighbours(neighbours));
  print(examined.repeats(repeats, count));
  const together = Math.max(Math.abs(places), Math.abs(neighbours));
  const even = together < SUSPICIOUS.together && Math.abs(inOnePlace) < SUSPICIOUS.onePlace && repeats === 0;
  return even ? done : refused(examined.uneven);
}
