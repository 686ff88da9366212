import type { GameId, GuestId } from './ids.ts';
import type { Room, Waiting } from './room.ts';
import { policyOf } from './rulebook-of.ts';

/**
 * Who is called for a game, the next first: whoever gave up his turn, then by status where the rulebook has it count, then as they
 * came. Whoever was put at the end stands where he was put. [gcb:C2.i1] [gcb:C2.i2] [gcb:C2.i3]
 */
export function listOf(room: Room, game: GameId): readonly Waiting[] {
  const byStatus = policyOf(room, 'cash.listPriority').value === 'statusConsidered';
  const none = room.setup?.statuses.length ?? 0;
  const rank = ({ guest, first, behind }: Waiting): number => {
    if (first === true) return -1;
    return byStatus && behind !== true ? (room.guests.get(guest)?.status ?? none) : none;
  };
  return room.waiting
    .filter((one) => one.game === game)
    .map((one, place) => ({ one, place }))
    .sort((a, b) => rank(a.one) - rank(b.one) || a.place - b.place)
    .map(({ one }) => one);
}

/** Who can be called now: is not called already, has not said that he comes later. */
export const callable = (room: Room, game: GameId): readonly Waiting[] =>
  listOf(room, game).filter(({ guest, later }) => later !== true && !isCalled(room, guest));

export const isCalled = ({ calls }: Room, guest: GuestId): boolean => calls.some((call) => call.guest === guest);

export const waitingFor = ({ waiting }: Room, guest: GuestId, game: GameId): Waiting | undefined =>
  waiting.find((one) => one.guest === guest && one.game === game);
