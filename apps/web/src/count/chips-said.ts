import { formatChips } from '@riffle/words';
import { language } from '../language/language.svelte.ts';

export const counted = (chips: number): string => formatChips(chips, language.current);

/** With its sign, as a difference is read. */
export const signed = (difference: number): string =>
  difference === 0 ? '±0' : `${difference > 0 ? '+' : '−'}${counted(Math.abs(difference))}`;
