import type { LeagueViewer } from '@riffle/league';
import type { LeagueDocumentViewer } from '@riffle/wire';
import type { Viewers } from '../../host/kind.ts';
import { isAllowed } from '../../http/may.ts';
import type { LeagueShape } from './shape.ts';

const CLUB = 'club:';
const CAPTAIN = 'captain:';

function named(as: string): LeagueViewer | undefined {
  if (as === 'office' || as === 'referee' || as === 'public') return as;
  if (as.startsWith(CLUB)) return { club: as.slice(CLUB.length) };
  return as.startsWith(CAPTAIN) ? { team: as.slice(CAPTAIN.length) } : undefined;
}

/** As he is called on the wire. */
export function keyOf(viewer: LeagueViewer): LeagueDocumentViewer {
  if (typeof viewer === 'string') return viewer;
  return 'club' in viewer ? `${CLUB}${viewer.club}` : `${CAPTAIN}${viewer.team}`;
}

/** Directors are the league's office and the floor its referees; clubs and captains come by their links. */
export const viewers: Viewers<LeagueShape> = {
  named,
  key: keyOf,
  mayBe: (viewer, member) => viewer === 'public' || isAllowed(viewer === 'referee' ? 'floor' : 'director', member),
  readsLog: (viewer) => viewer === 'office' || viewer === 'referee',
  of: ({ role }) => (role === 'director' ? 'office' : role === 'floor' ? 'referee' : 'public'),
  floor: 'referee',
  guest: 'public',
};
