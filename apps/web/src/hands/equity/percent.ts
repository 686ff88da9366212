import type { Language } from '@riffle/words';

/** A part of 1 as percent: `56,3 %`. */
export const percent = (part: number, language: Language): string =>
  new Intl.NumberFormat(language, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
    part,
  );
