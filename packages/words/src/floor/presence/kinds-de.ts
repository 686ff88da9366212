import type { PresenceKinds } from '@riffle/floor';
import type { KindWords } from '../floor-words.ts';
import { atTheTableDe } from './at-the-table-de.ts';
import { timeAndSeatDe } from './time-and-seat-de.ts';

export const presenceKindsDe: KindWords<PresenceKinds> = { ...timeAndSeatDe, ...atTheTableDe };
