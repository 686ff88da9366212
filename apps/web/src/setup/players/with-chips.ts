import type { Chips } from '@riffle/cards';
import { formatChips } from '@riffle/words';
import { language, t } from '../../language/language.svelte.ts';

/** What a button sells, with the chips that it brings where they are others than its price has. */
export const withChips = (label: string, chips: Chips | undefined): string =>
  chips === undefined ? label : `${label}, ${t.rebuy.chipsOf(formatChips(chips, language.current))}`;
