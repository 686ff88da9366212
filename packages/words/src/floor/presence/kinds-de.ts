import type { PresenceKinds } from '@riffle/floor';
import { joined } from '@riffle/floor/joined';
import type { KindWords } from '../floor-words.ts';
import { atTheTableDe } from './at-the-table-de.ts';
import { timeAndSeatDe } from './time-and-seat-de.ts';

export const presenceKindsDe: KindWords<PresenceKinds> = joined({
  timeAndSeat: timeAndSeatDe,
  atTheTable: atTheTableDe,
});
