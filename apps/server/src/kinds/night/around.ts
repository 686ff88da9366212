import type { Directory } from '../../club/directory.ts';

/** What of the house a night's own ways in need. */
export type Around = { readonly directory: Directory; readonly now: () => number };
