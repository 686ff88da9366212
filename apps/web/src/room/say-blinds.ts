import type { RoomView } from '@riffle/cardroom';
import { minorUnits } from '@riffle/money';
import { language } from '../language/language.svelte.ts';

/** As they are called out, without the currency: `5/10`. */
export function sayBlinds(
  { smallBlind, bigBlind }: RoomView['games'][keyof RoomView['games']],
  currency: RoomView['currency'],
): string {
  const minor = minorUnits(currency ?? 'EUR');
  const figures = new Intl.NumberFormat(language.current);
  return [smallBlind, bigBlind].map((cents) => figures.format(cents / minor)).join('/');
}
