import type { Chips } from '@riffle/cards';
import type { Level, Structure } from '../structure.ts';
import { chipsFor, largestFirst } from './paid-in-chips.ts';

/** A break after which this value is not needed any more: it is exchanged for larger ones. */
export type ColourUp = { readonly line: number; readonly chip: Chips };

/** In the first break after the last level that needs it; the largest chip stays, and so does one that no break follows. */
export function colourUpsOf(levels: Structure, chips: readonly Chips[]): readonly ColourUp[] {
  const values = largestFirst(chips);
  return values
    .flatMap((chip, at) => {
      if (at === 0) return [];
      const larger = values.slice(0, at);
      const needed = levels.findLastIndex((level) => !paysWith(level, larger));
      const line = levels.findIndex(({ kind }, index) => kind === 'break' && index > needed);
      return line < 0 ? [] : [{ line, chip }];
    })
    .sort((a, b) => a.line - b.line || a.chip - b.chip);
}

/** Whether all that is posted in a level can be posted with these values, largest first. */
const paysWith = (level: Level, values: readonly Chips[]): boolean =>
  level.kind === 'break' ||
  [level.smallBlind, level.bigBlind, level.ante].every((amount) => chipsFor(amount, values) !== undefined);
