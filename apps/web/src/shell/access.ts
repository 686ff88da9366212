import type { Session } from '@riffle/wire';
import { formatRoute, type Route } from '../route/route.ts';

/** Where somebody has to go first who may not see this page yet; `wait` until we know who it is. */
export function detour(route: Route, session: Session | undefined): Route | 'wait' | undefined {
  switch (route.page) {
    case 'staff':
    case 'account':
    case 'club':
    case 'backups':
    case 'walls':
    case 'people':
    case 'new':
    case 'import':
    case 'bin':
    case 'totals':
    case 'days':
    case 'texts':
    case 'rooms':
    case 'card-room':
    case 'leagues':
    case 'league-profiles':
    case 'league-profile':
    case 'league':
    case 'room-report':
      if (session === undefined) return 'wait';
      if (session.is === 'first-run') return { page: 'first-run' };
      return session.is === 'visitor' ? { page: 'sign-in', next: formatRoute(route) } : undefined;
    case 'first-run':
      if (session === undefined) return 'wait';
      return session.is === 'first-run' ? undefined : { page: 'home' };
    case 'home':
    case 'sign-in':
    case 'join':
    case 'secure':
    case 'sign-up':
    case 'wall':
    case 'player':
    case 'dealer':
    case 'room-link':
    case 'league-link':
    // whether this night may be run by this viewer is known to the server alone: a demo by everybody
    case 'desk':
    case 'race':
    case 'count':
    case 'rules':
    case 'houses':
    case 'house':
    case 'hands':
    case 'replay':
    case 'calculator':
    case 'floor':
    case 'quiz':
    case 'not-found':
      return undefined;
  }
}
