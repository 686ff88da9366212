/**
 * A text as a searcher may spell it: without case and accents, ß as ss, and ä, ae and a alike.
 * The fold of a beginning is the beginning of the fold, so that searching while typing works.
 */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('æ', 'a')
    .replaceAll('ø', 'o')
    .replace(/([aou])e/g, '$1');

export const wordsOf = (folded: string): readonly string[] => folded.match(/[\p{L}\p{N}]+/gu) ?? [];
