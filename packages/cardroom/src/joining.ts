import { type Instant, later } from '@riffle/aggregate';
import { type Decide, happens, refused } from './decision.ts';
import type { Room } from './room.ts';

/** So many come in at the kiosk within these minutes and no more: whoever plays with it fills no list. */
export const FLOOD = { most: 20, minutes: 10 };

/** Somebody whom nobody knows puts himself on lists, at the kiosk in the room. */
export const joinAtKiosk: Decide<'JoinAtKiosk'> = (room, { guest, called, games }, { now }) => {
  const name = called.trim();
  if (name === '') return refused({ code: 'name-needed' });
  if (room.guests.has(guest)) return refused({ code: 'taken-already' });
  if (isCalledSo(room, name)) return refused({ code: 'name-taken' });
  if (games.length === 0 || games.some((game) => !room.games.has(game))) return refused({ code: 'no-such-game' });
  const again = freeAgainAt(room, now);
  if (again !== undefined) return refused({ code: 'kiosk-busy', until: again });
  return happens(
    { v: 1, type: 'GuestWelcomed', guest, called: name, at: now, by: 'kiosk' },
    ...[...new Set(games)].map((game) => ({ v: 1, type: 'PutOnList', guest, game, at: now }) as const),
  );
};

/** Two who are called the same would both come. */
const isCalledSo = ({ guests }: Room, name: string): boolean =>
  [...guests.values()].some(
    ({ called, leftAt }) => leftAt === undefined && called?.toLocaleLowerCase() === name.toLocaleLowerCase(),
  );

function freeAgainAt({ guests }: Room, now: Instant): Instant | undefined {
  const came = [...guests.values()].flatMap(({ byKiosk, cameAt }) => (byKiosk && cameAt !== undefined ? [cameAt] : []));
  const lately = came.filter((at) => at > now - FLOOD.minutes * 60_000).toSorted((a, b) => a - b);
  const [oldest] = lately;
  return lately.length < FLOOD.most || oldest === undefined ? undefined : later(oldest, FLOOD.minutes * 60_000);
}
