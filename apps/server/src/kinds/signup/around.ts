import type { PeopleStore } from '../../club/people-store.ts';

/** What of the house a list's own ways in need. */
export type Around = { readonly people: PeopleStore; readonly now: () => number; readonly zone: () => string };
