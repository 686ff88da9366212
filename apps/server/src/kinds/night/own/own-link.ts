import { type EntryId, entryMarks, toEntryId } from '@riffle/tournament';
import type { KeyStore } from '../../../club/key-store.ts';
import { SecretLinks } from '../../links/secret-links.ts';

/** What makes a player’s phone his own. */
export type OwnLinks = SecretLinks<EntryId>;

export const ownLinksBy = (store: KeyStore, now: () => number): OwnLinks =>
  new SecretLinks({ info: 'riffle own links', toId: toEntryId, marks: entryMarks }, store, now);
