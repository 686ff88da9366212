import { type Instant, later } from '@riffle/aggregate';
import type { DealerId, TableId } from '../ids.ts';
import type { Room } from '../room.ts';
import { openTables } from '../seats.ts';
import type { DealerMove, Shift } from './dealer.ts';

const MINUTE = 60_000;

/** The next push by the room's own plan. */
export type Push = {
  readonly at: Instant;
  readonly moves: readonly DealerMove[];
  /** Who would deal on though a break is due, since nobody is there to take over. */
  readonly owed: readonly DealerId[];
  /** Tables that nobody deals at afterwards. */
  readonly without: readonly TableId[];
};

type OnDuty = readonly [dealer: DealerId, shift: Shift];

export const onDuty = ({ dealers }: Room): readonly OnDuty[] =>
  [...dealers].flatMap(([id, { shift }]): OnDuty[] => (shift === undefined ? [] : [[id, shift]]));

export const dealerAt = (room: Room, table: TableId): DealerId | undefined =>
  onDuty(room).find(([, { at }]) => at === table)?.[0];

/**
 * Each goes on to the next table that has a dealer; as many as can be relieved go on a break, whoever has dealt at most tables in a
 * row first, and whoever has been off longest takes over. As of the moment for which it is planned, so that desk and table
 * are told the same, however late it is made.
 */
export function nextPush(room: Room): Push | undefined {
  const { rotation } = room;
  if (rotation === undefined || room.closedAt !== undefined) return undefined;
  const at = later(rotation.from, rotation.every * MINUTE);
  const tables = openTables(room).map(({ id }) => id);
  const dealing = tables.flatMap((table) => {
    const found = onDuty(room).find(([, shift]) => shift.at === table);
    return found === undefined ? [] : [{ table, dealer: found[0], downs: found[1].downs }];
  });
  if (dealing.length === 0) return undefined;
  const ready = onDuty(room)
    .filter(([, shift]) => shift.at === 'off' && (shift.breakUntil ?? 0) <= at)
    .toSorted(([, a], [, b]) => a.atSince - b.atSince)
    .map(([dealer]) => dealer);
  const bare = tables.filter((table) => !dealing.some((one) => one.table === table));
  const out = dealing
    .toSorted((a, b) => b.downs - a.downs)
    .slice(0, Math.max(0, ready.length - bare.length))
    .map(({ dealer }) => dealer);
  const onward = dealing.map(({ dealer }, nth) => ({
    dealer,
    to: out.includes(dealer) ? ('off' as const) : (dealing[(nth + 1) % dealing.length]?.table ?? 'off'),
  }));
  const open = tables.filter((table) => !onward.some(({ to }) => to === table));
  const coming = open.flatMap((to, nth) => (ready[nth] === undefined ? [] : [{ dealer: ready[nth], to }]));
  const stays = ({ dealer, to }: DealerMove): boolean => room.dealers.get(dealer)?.shift?.at === to;
  return {
    at,
    moves: [...onward, ...coming].filter((one) => !stays(one)),
    owed: dealing
      .filter(({ dealer, downs }) => !out.includes(dealer) && downs >= rotation.most)
      .map((one) => one.dealer),
    without: open.slice(coming.length),
  };
}

/** Where his break is not over, until when it lasts. */
export const breakCut = ({ dealers }: Room, dealer: DealerId, now: Instant): Instant | undefined => {
  const until = dealers.get(dealer)?.shift?.breakUntil;
  return until !== undefined && until > now ? until : undefined;
};

/** How many tables in a row it is for him at one more. */
export function downsAtNext({ rotation }: Room, { at, atSince, downs }: Shift, now: Instant): number {
  const rested = at === 'off' && now - atSince >= (rotation?.pause ?? 0) * MINUTE;
  return (rested ? 0 : downs) + 1;
}
