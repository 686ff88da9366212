import type { Effect } from '../ruling.ts';

/** The clock of the night stands still. */
export const stopTheClock: readonly Effect[] = [{ to: 'tournament', command: { type: 'PauseClock' } }];
