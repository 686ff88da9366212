import { type Tournament, type TournamentView, toTableId, tournament, type Viewer } from '@riffle/tournament';
import type { NightViewer } from '@riffle/wire';
import type { Viewers } from '../../host/kind.ts';
import { seenBy } from '../../host/seen-by.ts';
import { isAllowed } from '../../http/may.ts';
import type { NightShape } from './shape.ts';

const CASHIER = 'cashier:';
const DEALER = 'dealer:';

function named(as: string): Viewer | undefined {
  if (as === 'staff' || as === 'cashier' || as === 'room') return { as };
  if (as.startsWith(DEALER)) return dealerNamed(as.slice(DEALER.length));
  return as.startsWith(CASHIER) ? { as: 'cashier', holder: as.slice(CASHIER.length) } : undefined;
}

/** `<table>:<link>` */
function dealerNamed(of: string): Viewer | undefined {
  const [, table, link] = /^(.+):(\d{1,6})$/.exec(of) ?? [];
  return table === undefined ? undefined : { as: 'dealer', table: toTableId(table), link: Number(link) };
}

/** As he is called on the wire. */
export function keyOf(viewer: Viewer): NightViewer {
  switch (viewer.as) {
    case 'cashier':
      return viewer.holder === undefined ? viewer.as : `${CASHIER}${viewer.holder}`;
    case 'dealer':
      return `${DEALER}${viewer.table}:${String(viewer.link)}`;
    case 'staff':
    case 'room':
      return viewer.as;
  }
}

/**
 * Staff see all that is to be run; a cashier whom he pays and is paid by, and his own boxes; a dealer the table whose link he
 * has; the room, which is whoever has the link, what hangs on the wall.
 */
export const viewers: Viewers<NightShape> = {
  named,
  key: keyOf,
  mayBe: (viewer, member) => {
    switch (viewer.as) {
      case 'room':
        return true;
      case 'staff':
      case 'dealer':
        return isAllowed('floor', member);
      case 'cashier':
        return isAllowed('cashier', member) && (viewer.holder === undefined || viewer.holder === member?.id);
    }
  },
  readsLog: ({ as }) => as === 'staff',
  of: ({ id, role }) => (role === 'cashier' ? { as: 'cashier', holder: id } : { as: 'staff' }),
  floor: { as: 'staff' },
  guest: { as: 'room' },
};

export const seen = (state: Tournament, as: 'staff' | 'room'): TournamentView =>
  seenBy({ viewers, aggregate: tournament }, state, { as });
