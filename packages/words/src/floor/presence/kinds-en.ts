import type { PresenceKinds } from '@riffle/floor';
import { joined } from '@riffle/floor/joined';
import type { KindWords } from '../floor-words.ts';
import { atTheTableEn } from './at-the-table-en.ts';
import { timeAndSeatEn } from './time-and-seat-en.ts';

export const presenceKindsEn: KindWords<PresenceKinds> = joined({
  timeAndSeat: timeAndSeatEn,
  atTheTable: atTheTableEn,
});
