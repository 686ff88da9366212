import type { Setup } from '@riffle/tournament';
import { formatChips } from '@riffle/words';
import { language, t } from '../language/language.svelte.ts';

/** With its colour's name, as somebody looks for it on the table. */
export function chipNamed({ chips = [] }: Pick<Setup, 'chips'>, value: number): string {
  const chip = chips.find((one) => one.value === value);
  const name = chip && (chip.label ?? t.wall.chips.colours[chip.colour]);
  return name === undefined ? counted(value) : `${counted(value)} (${name})`;
}

export const counted = (count: number): string => formatChips(count, language.current);

/** With its sign, as a difference is read. */
export const signed = (difference: number): string =>
  difference === 0 ? '±0' : `${difference > 0 ? '+' : '−'}${counted(Math.abs(difference))}`;
