import type { PeopleStore } from '../../club/people-store.ts';
import type { OwnLinks } from '../night/own/own-link.ts';

/** What of the house a list's own ways in need. */
export type Around = {
  readonly people: PeopleStore;
  readonly now: () => number;
  readonly zone: () => string;
  readonly links: OwnLinks;
};
