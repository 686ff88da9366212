import type { Level } from '@riffle/tournament';
import { formatChips, type Language } from '@riffle/words';

/** How often the big blind of a level fits into all the chips: what a structure runs out of. */
export function bigBlindsInPlay(chips: number, level: Level | undefined, language: Language): string {
  if (level === undefined || level.kind === 'break' || level.bigBlind === 0 || chips === 0) return '';
  return formatChips(Math.floor(chips / level.bigBlind), language);
}

/** All the chips among those who are expected to be left; nothing where nobody says how many, or it would be over. */
export const averageStack = (chips: number, left: number | undefined, language: Language): string =>
  left === undefined || left < 2 || chips === 0 ? '' : formatChips(Math.floor(chips / left), language);
