import type { Language } from '../../language.ts';
import { spoken } from '../../spoken.ts';
import type { KindList } from './kind-list.ts';

/** In place of `catalogue.ts` where it is fetched over a line: `imports` in package.json. */
export const kindList: { readonly [L in Language]: KindList } = spoken({
  de: async () => (await import('./de.ts')).de,
  en: async () => (await import('./en.ts')).en,
});
