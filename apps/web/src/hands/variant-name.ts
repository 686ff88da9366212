import type { Variant } from '@riffle/hand';
import type { Words } from '../words/de/index.ts';

type Game = keyof Words['hands']['replay']['variant']['games'];

function gameOf({ family, best, low, deck, streets }: Variant): Game {
  if (family === 'stud') return best === 'aceToFive' ? 'razz' : low === 'none' ? 'stud' : 'studHiLo';
  if (family === 'draw') return best === 'badugi' ? 'badugi' : streets.length > 2 ? 'tripleDraw' : 'singleDraw';
  if (deck === 'short') return 'shortDeck';
  if (best === 'omahaHigh') return low === 'none' ? 'omaha' : 'omahaHiLo';
  return 'holdem';
}

/** "Omaha, 5 Karten": the game without its limit. */
export function gameName(variant: Variant, words: Words['hands']['replay']['variant']): string {
  const own = variant.streets[0]?.hole.length ?? 0;
  const name = words.games[gameOf(variant)];
  return variant.best === 'omahaHigh' && own > 4 ? `${name}, ${words.cards(own)}` : name;
}

/** "Pot-Limit Omaha Hi-Lo, 5 Karten" */
export const variantName = (variant: Variant, words: Words['hands']['replay']['variant']): string =>
  `${words.structures[variant.structure]} ${gameName(variant, words)}`;
