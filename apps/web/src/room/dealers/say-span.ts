import { t } from '../../language/language.svelte.ts';

const MINUTE = 60_000;

/** A length of time as hours and minutes. */
export function saySpan(ms: number): string {
  const minutes = Math.max(0, Math.floor(ms / MINUTE));
  return t.cardRoom.dealers.span(Math.floor(minutes / 60), minutes % 60);
}
