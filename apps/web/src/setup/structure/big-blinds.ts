import type { Level } from '@riffle/tournament';
import { formatChips, type Language } from '@riffle/words';

/** How often the big blind of a level fits into all the chips: what a structure runs out of. */
export function bigBlindsInPlay(chips: number, level: Level | undefined, language: Language): string {
  if (level === undefined || level.kind === 'break' || level.bigBlind === 0 || chips === 0) return '';
  return formatChips(Math.floor(chips / level.bigBlind), language);
}
