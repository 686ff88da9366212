import type { Chip } from '@riffle/tournament';
import { formatChips, type Language } from '@riffle/words';
import { t } from '../../language/language.svelte.ts';

/** "Grün 25", with what the club calls it. */
export const chipName = ({ value, colour, label }: Chip, language: Language): string =>
  `${t.wall.chips.colours[colour]} ${formatChips(value, language)}${label === undefined ? '' : ` (${label})`}`;
