import type { Random } from '@riffle/aggregate';
import { type Decide, happens, reasonIn, refused } from './decision.ts';
import type { RoomEvent } from './event.ts';
import type { GuestId, TableId } from './ids.ts';
import { proposals } from './proposal.ts';
import type { Place, Room } from './room.ts';
import { policyOf } from './rulebook-of.ts';
import { freeSeats } from './seats.ts';

/** [gcb:C6.a] [gcb:C6.b] [gcb:C6.c] Who is willing, who came last, and the rest by a lot that is written down. */
export const balanceTables: Decide<'BalanceTables'> = (
  room,
  { from, to, exempt = [], reason: said },
  { now, random },
) => {
  const proposal = proposals(room, now).find((one) => one.kind === 'balance' && one.from === from && one.to === to);
  const difference = policyOf(room, 'cash.balanceDifference');
  if (proposal?.kind !== 'balance') return refused({ code: 'balanced', from: difference.value, refs: difference.refs });
  if (exempt.length > 0 && reasonIn(said) === undefined) return refused({ code: 'reason-needed' });
  const among = proposal.among.filter((guest) => !exempt.includes(guest));
  if (among.length < proposal.lot) return refused({ code: 'too-few-players' });
  const drawn = lots(among, proposal.lot, random);
  const moving = [...proposal.willing, ...proposal.last, ...drawn];
  const seats = freeSeats(room, to);
  return happens(
    ...(proposal.lot === 0
      ? []
      : [{ v: 1, type: 'LotsDrawn', from, to, among, drawn, exempt, at: now, because: proposal.because } as const]),
    ...moving.flatMap((guest, index): RoomEvent[] => {
      const place = placeAt(room, from, guest);
      const seat = seats[index];
      if (place === undefined || seat === undefined) return [];
      const reason = reasonIn(said);
      return [
        {
          ...({
            v: 1,
            type: 'GuestMoved',
            guest,
            from: place,
            to: { table: to, seat },
            at: now,
            by: 'balance',
          } as const),
          because: proposal.because,
          ...(reason !== undefined && { reason }),
        },
      ];
    }),
  );
};

function placeAt({ tables }: Room, table: TableId, guest: GuestId): Place | undefined {
  const found = [...(tables.get(table)?.seated ?? [])].find(([, one]) => one.guest === guest);
  return found === undefined ? undefined : { table, seat: found[0] };
}

function lots(among: readonly GuestId[], count: number, random: Random): readonly GuestId[] {
  const urn = [...among];
  return Array.from({ length: count }, () => urn.splice(random(urn.length), 1)).flat();
}
