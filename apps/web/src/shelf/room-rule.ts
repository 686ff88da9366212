import { type Language, parsePinnedRef } from '@riffle/rulebooks';
import type { PinnedSetup } from '@riffle/tournament';
import { saidRef } from './cite.ts';

/**
 * How a screen of the room names a rule that its night plays by. The night says itself whose house rulebook it has, so
 * neither rulebooks nor the houses of this device are opened for it; a house has no number, only `answered`.
 */
export function namedInRoom(
  ref: string,
  { house }: PinnedSetup['rulebook'],
  language: Language,
  answered?: string,
): string {
  if (house === undefined || parsePinnedRef(ref)?.book !== house.id) return saidRef(ref, language);
  return answered === undefined ? house.name : `${house.name}: ${answered}`;
}
