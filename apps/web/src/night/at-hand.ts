import type { Role } from '@riffle/wire';
import type { DeskTab } from '../route/route.ts';

/** The places of a night that stand at the thumb: who keeps the money begins with it. */
export const atHand = (role: Role | undefined): readonly [DeskTab, ...DeskTab[]] =>
  role === 'cashier' ? ['money', 'players', 'overview'] : ['overview', 'tables', 'players'];
