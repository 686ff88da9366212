import type { Journal } from '@riffle/journal';
import type { KeyStore } from '../../club/key-store.ts';
import type { PeopleStore } from '../../club/people-store.ts';

/** What of the house a night's own ways in need. */
export type Around = {
  readonly people: PeopleStore;
  readonly key: KeyStore;
  readonly now: () => number;
  readonly journal: Journal;
  /** In whose time of day the house lives. */
  readonly zone: () => string;
  /** How the club calls itself; empty before it has a name. */
  readonly clubName: () => Promise<string>;
};
