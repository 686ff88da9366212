import type { Role } from '@riffle/wire';
import type { DeskTab } from '../route/route.ts';

/** The places of a night that stand at the thumb: who keeps the money begins with it, and where nobody sits there are no tables. */
export const atHand = (role: Role | undefined, seated = true): readonly [DeskTab, ...DeskTab[]] =>
  role === 'cashier' ? ['money', 'players', 'overview'] : ['overview', seated ? 'tables' : 'money', 'players'];
