import type { Language } from '@riffle/words';

const figures = (size: number, language: Language): string =>
  new Intl.NumberFormat(language, { maximumFractionDigits: size < 10 ? 1 : 0 }).format(size);

/** As people name the size of a file. */
export const sizeOf = (bytes: number, language: Language): string =>
  bytes < 1_000_000 ? `${figures(bytes / 1000, language)} kB` : `${figures(bytes / 1_000_000, language)} MB`;
