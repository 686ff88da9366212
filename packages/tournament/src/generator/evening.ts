import type { Millis } from '../structure.ts';
import type { StructureWish } from './wish.ts';

/** What follows in an evening: a level, or a break of so long. */
export type Slot = 'level' | { readonly pause: Millis };

/** A night from this length on has one longer break. */
const LONG_NIGHT = 5 * 3_600_000;

/** Levels and breaks up to the wished end, to within half a level; a break stands only where at least two levels follow. */
export function eveningOf(wish: StructureWish): readonly Slot[] {
  const plain = laid(wish, undefined);
  const { longBreak } = wish;
  const breaks = plain.filter((slot) => slot !== 'level').length;
  if (longBreak === undefined || breaks === 0 || wish.length < LONG_NIGHT) return plain;
  return laid(wish, Math.floor((breaks - 1) / 2));
}

/** So many levels from one break to the next. */
const between = ({ breakEvery, levelLength }: StructureWish): number =>
  breakEvery === undefined ? Infinity : Math.max(1, Math.round(breakEvery / levelLength));

function laid(wish: StructureWish, longOne: number | undefined): readonly Slot[] {
  const { levelLength, length, breakLength, longBreak } = wish;
  const slots: Slot[] = [];
  let [left, since, breaks, levels]: [number, number, number, number] = [length, 0, 0, 0];
  while (levels === 0 || left * 2 >= levelLength) {
    const pause = breaks === longOne ? longBreak : breakLength;
    if (since >= between(wish) && pause !== undefined && left >= pause + 2 * levelLength) {
      slots.push({ pause });
      [left, since, breaks] = [left - pause, 0, breaks + 1];
    }
    slots.push('level');
    [left, since, levels] = [left - levelLength, since + 1, levels + 1];
  }
  return slots;
}

export const levelsIn = (slots: readonly Slot[]): number => slots.filter((slot) => slot === 'level').length;

/** The same evening with another number of levels: shortened at its end, or gone on with in its own rhythm. */
export function withLevels(wish: StructureWish, slots: readonly Slot[], count: number): readonly Slot[] {
  const more = count - levelsIn(slots);
  if (more > 0) return longer(wish, slots, more);
  let levels = 0;
  const kept = slots.filter((slot) => {
    if (slot === 'level') levels += 1;
    return levels < count || (levels === count && slot === 'level');
  });
  return kept;
}

function longer(wish: StructureWish, slots: readonly Slot[], more: number): readonly Slot[] {
  const { breakLength } = wish;
  const longerOnes = [...slots];
  let since = slots.length - 1 - slots.findLastIndex((slot) => slot !== 'level');
  for (let added = 0; added < more; added += 1) {
    if (since >= between(wish) && breakLength !== undefined && added < more - 1) {
      longerOnes.push({ pause: breakLength });
      since = 0;
    }
    longerOnes.push('level');
    since += 1;
  }
  return longerOnes;
}
