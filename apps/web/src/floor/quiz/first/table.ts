import { spoken } from '@riffle/words';
import type { Asked } from '../asked.ts';

export const firstAsked = spoken<readonly Asked[]>({
  de: async () => (await import('./de.ts')).de,
  en: async () => (await import('./en.ts')).en,
});
