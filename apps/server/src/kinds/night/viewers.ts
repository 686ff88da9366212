import { type Tournament, type TournamentView, tournament } from '@riffle/tournament';
import type { NightViewer } from '@riffle/wire';
import type { Viewers } from '../../host/kind.ts';
import { seenBy } from '../../host/seen-by.ts';
import { isAllowed } from '../../http/may.ts';
import type { NightShape } from './shape.ts';

const isViewer = (as: string): as is NightViewer => as === 'staff' || as === 'cashier' || as === 'room';

/** Staff see all that is to be run; a cashier who pays and is paid; the room, which is whoever has the link, what hangs on the wall. */
export const viewers: Viewers<NightShape> = {
  named: (as) => (isViewer(as) ? { as } : undefined),
  key: ({ as }) => as,
  mayBe: ({ as }, member) => as === 'room' || isAllowed(as === 'staff' ? 'floor' : 'cashier', member),
  readsLog: ({ as }) => as === 'staff',
  floor: { as: 'staff' },
  guest: { as: 'room' },
};

export const seen = (state: Tournament, as: NightViewer): TournamentView =>
  seenBy({ viewers, aggregate: tournament }, state, { as });
