import type { Role } from '@riffle/wire';
import type { KeptSession } from '../club/session-store.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Not used for so long, and it is over. */
export const IDLE = 30 * DAY;
/** However much it is used. A display shows what everybody may see, and stands where nobody types. */
const LIFE: { readonly [R in Role]: number } = {
  director: 90 * DAY,
  floor: 90 * DAY,
  cashier: 90 * DAY,
  display: 400 * DAY,
};
/** What is in use when its time comes is not cut off in the middle of a night: it ends at its next rest, */
const REST = 6 * HOUR;
/** but at the latest after so much more. */
const GRACE = DAY;

export function isOver(
  { member, startedAt, seenAt }: Pick<KeptSession, 'member' | 'startedAt' | 'seenAt'>,
  now: number,
): boolean {
  const end = startedAt + LIFE[member.role];
  return seenAt < now - IDLE || now >= end + GRACE || (now >= end && seenAt <= now - REST);
}

/** Of the browser's cookie, in seconds: the server says when it is over, and the browser forgets it afterwards. */
export const cookieLife = (role: Role): number => (LIFE[role] + GRACE) / 1000;
