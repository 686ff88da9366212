import { type Tournament, type TournamentView, tournament, type Viewer } from '@riffle/tournament';
import type { Viewers } from '../../host/kind.ts';
import { seenBy } from '../../host/seen-by.ts';
import { isAllowed } from '../../http/may.ts';
import type { NightShape } from './shape.ts';

const CASHIER = 'cashier:';

function named(as: string): Viewer | undefined {
  if (as === 'staff' || as === 'cashier' || as === 'room') return { as };
  return as.startsWith(CASHIER) ? { as: 'cashier', holder: as.slice(CASHIER.length) } : undefined;
}

/**
 * Staff see all that is to be run; a cashier whom he pays and is paid by, and his own boxes; the room, which is whoever has the
 * link, what hangs on the wall.
 */
export const viewers: Viewers<NightShape> = {
  named,
  key: (viewer) => (viewer.as === 'cashier' && viewer.holder !== undefined ? `${CASHIER}${viewer.holder}` : viewer.as),
  mayBe: (viewer, member) => {
    if (viewer.as === 'room') return true;
    if (viewer.as === 'staff') return isAllowed('floor', member);
    return isAllowed('cashier', member) && (viewer.holder === undefined || viewer.holder === member?.id);
  },
  readsLog: ({ as }) => as === 'staff',
  floor: { as: 'staff' },
  guest: { as: 'room' },
};

export const seen = (state: Tournament, as: 'staff' | 'room'): TournamentView =>
  seenBy({ viewers, aggregate: tournament }, state, { as });
