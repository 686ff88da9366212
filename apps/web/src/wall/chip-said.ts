import { formatChips, type Language } from '@riffle/words';
import { lineEms } from '../identity/letter-width.ts';
import { t } from '../language/language.svelte.ts';
import type { ChipLine } from './chip-lines.ts';

/** The colour by its name, what the club calls it, and whether it goes. */
export const chipSaid = ({ chip, goes }: ChipLine): string =>
  [t.wall.chips.colours[chip.colour], chip.label, goes && t.wall.chips.goes[goes]]
    .filter((said) => said !== undefined)
    .join(' · ');

/** How wide the longest line is in its own size: disc, value, what is said, how many. */
export function chipsEms(lines: readonly ChipLine[], language: Language): number {
  const worth = Math.max(0, ...lines.map(({ chip }) => formatChips(chip.value, language).length)) * 0.52;
  const stacked = lines.some(({ inStack }) => inStack !== undefined) ? 3 : 0;
  return 2.6 + worth + stacked + Math.max(0, ...lines.map((line) => lineEms(chipSaid(line))));
}
