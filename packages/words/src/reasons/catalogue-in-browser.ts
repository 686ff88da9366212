import type { Language } from '../language.ts';
import { spoken } from '../spoken.ts';
import type { ReasonWords } from './reason-words.ts';

/** In place of `catalogue.ts` where it is fetched over a line: `imports` in package.json. */
export const reasonWords: { readonly [L in Language]: ReasonWords } = spoken({
  de: async () => (await import('./de.ts')).de,
  en: async () => (await import('./en.ts')).en,
});
