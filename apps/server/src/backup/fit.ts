import type { Journal } from '@riffle/journal';
import type { ClubStore } from '../club/club-store.ts';
import { DataError } from '../data-error.ts';

type House = { readonly journal: Pick<Journal, 'streams'>; readonly club: Pick<ClubStore, 'shelf' | 'staff'> };
type Paths = { readonly journal: string; readonly club: string };

/** How many of them are named. */
const NAMED = 5;

/**
 * Throws where the two files are not of one house, or one of them is of an earlier day: the club lists what the journal
 * has not, or the journal has what a club would have to know that knows nothing. The list may lag behind, never be ahead.
 */
export async function refuseMisfit({ journal, club }: House, { club: path }: Paths): Promise<void> {
  const streams = new Map((await journal.streams()).map(({ stream, version }) => [stream, version]));
  const lines = await club.shelf.everything();
  if (streams.size > 0 && lines.length === 0 && !(await club.staff.hasOwner())) {
    throw new DataError({ code: 'club-empty', path });
  }
  // what was thrown away is forgotten by the journal first
  const kept = lines.filter(({ deletedAt }) => deletedAt === undefined);
  const missing = kept.filter(({ kind, id, version }) => (streams.get(`${kind}/${id}`) ?? 0) < version);
  if (missing.length === 0) return;
  const names = missing.slice(0, NAMED).map(({ id, line }) => ('name' in line ? String(line.name) : id));
  throw new DataError({ code: 'nights-missing', names, count: missing.length });
}
