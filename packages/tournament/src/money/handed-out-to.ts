import { places } from '../places.ts';
import type { Tournament } from '../state.ts';
import type { PrizeDue } from './dues.ts';
import type { RefusalOfMoney } from './money-refusal.ts';

/** What somebody has had already and would not have won any more: by his place, or beside it. */
export function handedOutTo(state: Tournament, { entry, prize }: PrizeDue): RefusalOfMoney {
  const place = prize < 0 ? places(state).get(entry)?.place : undefined;
  return place === undefined ? { code: 'prizes-handed-out', entry } : { code: 'prizes-handed-out', place };
}
