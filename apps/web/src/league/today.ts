import { clubZone } from '../language/club-zone.svelte.ts';
import { dayOf } from '../live/club-day.ts';
import { serverNow } from '../live/live.svelte.ts';

/** The day that it is at the club, as it is filled in before somebody says another. */
export const today = (): string => dayOf(serverNow(), clubZone.current);
