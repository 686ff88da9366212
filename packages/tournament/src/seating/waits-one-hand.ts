import { isInButtonGap, nextPositions, ringOf, type SeatNo } from '@riffle/table';
import type { Reason } from '../reason.ts';
import { policyOf } from '../rulebook-of.ts';
import type { Setup } from '../setup.ts';
import { lastHandAt, type TableInPlay } from './table-in-play.ts';

/** Whether a newcomer on this seat is left out of the next hand, and why, or why not. */
export function entryAt(
  setup: Setup,
  to: TableInPlay,
  seat: SeatNo,
): { readonly waits: boolean; readonly because: Reason } {
  const entry = policyOf(setup, 'tables.moverEntry');
  const waits = entry.value === 'notBetweenButtonAndSmallBlind' && isBetween(to, seat);
  return { waits, because: { code: waits ? 'waits-one-hand' : 'dealt-in-at-once', facts: {}, because: entry } };
}

function isBetween(to: TableInPlay, seat: SeatNo): boolean {
  const last = lastHandAt(to);
  const next = last && nextPositions(ringOf(to.table.seats, [...to.players.keys(), seat]), last);
  return next !== undefined && isInButtonGap(to.table.seats, next, seat);
}
