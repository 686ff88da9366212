/** A kind of file: good ones to begin with, large ones that were made to fill the memory, and who says what became of one. */
export type Format = { readonly seeds: readonly string[]; readonly bombs: readonly string[]; readonly judge: Judge };

/** What became of a file in a word, or what must never be. An exception is a fault as well. */
export type Judge = (text: string) => { readonly came: string } | { readonly fault: string };
