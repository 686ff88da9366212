import type { Language } from './language.ts';

/** Hundredths of a per cent as they are said: `33,5 %`, `33.5%`, without zeros at the end. */
export const formatPercent = (hundredths: number, language: Language): string =>
  new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 }).format(hundredths / 10_000);
