import { toCents } from '@riffle/money';
import { type EntryId, type Setup, toBustOutId, toEntryId } from '@riffle/tournament';
import type { ClubNight } from './club-night.ts';

/** What the last four play for. */
export const PRIZES_OF_FOUR = [50_000, 40_000, 25_000, 20_000].map(toCents);

/** A night in which four are left, the clock stands and nobody comes in any more: the moment in which a deal is asked for. */
export async function fourLeft(club: ClubNight, book: string, more: Partial<Setup>): Promise<readonly EntryId[]> {
  await club.createUnderWay(book, { prizes: PRIZES_OF_FOUR, lateEntryThrough: 0, ...more });
  const entries = Object.keys((await club.night()).view.entries).map(toEntryId);
  await club.commands({ type: 'JumpToLevel', level: 8 }, { type: 'PauseClock' });
  for (const entry of entries.slice(4))
    await club.commands({ type: 'BustOut', bustOut: toBustOutId(crypto.randomUUID()), out: [{ entry, by: [] }] });
  return entries.slice(0, 4);
}
