import type { Language } from '../language.ts';
import { spoken } from '../spoken.ts';
import type { FloorWords } from './floor-words.ts';

/** In place of `catalogue.ts` where it is fetched over a line: `imports` in package.json. */
export const floorWords: { readonly [L in Language]: FloorWords } = spoken({
  de: async () => (await import('./de.ts')).de,
  en: async () => (await import('./en.ts')).en,
});
