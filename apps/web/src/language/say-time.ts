import { formatDay, formatTimeOfDay } from '@riffle/words';
import { clubZone } from './club-zone.svelte.ts';
import { language } from './language.svelte.ts';

/** A moment as the club's clocks show it, `19:30`. */
export const sayTime = (at: number): string => formatTimeOfDay(at, language.current, clubZone.current);

/** The day that it is at the club then. */
export const sayDay = (at: number): string => formatDay(at, language.current, clubZone.current);

export const sayMoment = (at: number): string => `${sayDay(at)}, ${sayTime(at)}`;
