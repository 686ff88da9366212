import { spoken } from '@riffle/words';
import type { Questions } from '../questions.ts';

export const asked = spoken<Questions>({
  de: async () => (await import('./de.ts')).de,
  en: async () => (await import('./en.ts')).en,
});
