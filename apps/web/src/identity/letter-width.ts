// What is never cut is written as large as its place is wide: CSS knows the place, and this the text.

/** Widths of Archivo's letters in hundredths of their size, at the usual width and the weight of headings. */
const KINDS: readonly (readonly [RegExp, number])[] = [
  [/\p{M}/u, 0],
  [/[\s\u202F]/u, 20],
  [/[iljIÍÌÎ.,:;'’|!·]/u, 30],
  [/[frt()/[\]"-]/u, 37],
  [/[mwMWÆŒ@%—…]/u, 97],
  [/\p{Lu}/u, 76],
  [/[\p{Ll}\p{Nd}–]/u, 60],
];
/** A sign that the type does not have is drawn by another, and some are as wide as they are high. */
const OTHER = 115;

/** How wide a text is in its own size, before it is condensed. */
export const emsOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (KINDS.find(([kind]) => kind.test(letter))?.[1] ?? OTHER), 0) / 100;

/** Its longest word, which no line can be narrower than. */
export const longestWordOf = (text: string): number => Math.max(...text.split(/\s|(?<=-)/u).map(emsOf));

/** What is left of a letter's width in the cuts that the wall is set in; what is long is set in the narrower one. */
export const CONDENSED = 0.84;
const NARROW = 0.74;
export const isLong = (text: string): boolean => text.length > 22;
export const condensed = (text: string): number => (isLong(text) ? NARROW : CONDENSED);
/** How wide a line of a wall is in its own size. */
export const lineEms = (text: string): number => emsOf(text) * condensed(text);
