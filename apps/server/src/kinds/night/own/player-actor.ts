import type { Actor } from '@riffle/aggregate';
import { type EntryId, toEntryId } from '@riffle/tournament';

const MARK = 'player:';

/** A player, known by his own link, who speaks for this entry. */
export const playerActor = (entry: EntryId): Actor => ({ id: `${MARK}${entry}`, role: 'player' });
export const entryOfPlayer = ({ id, role }: Actor): EntryId =>
  toEntryId(role === 'player' && id.startsWith(MARK) ? id.slice(MARK.length) : '');
