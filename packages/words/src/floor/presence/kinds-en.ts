import type { PresenceKinds } from '@riffle/floor';
import type { KindWords } from '../floor-words.ts';
import { atTheTableEn } from './at-the-table-en.ts';
import { timeAndSeatEn } from './time-and-seat-en.ts';

export const presenceKindsEn: KindWords<PresenceKinds> = { ...timeAndSeatEn, ...atTheTableEn };
