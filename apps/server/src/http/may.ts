import type { Role, StaffMember } from '@riffle/wire';
import type { ServerCode } from '@riffle/words';

/** Who may use a route. Every route says it; one that does not is not started. */
export type May = 'all' | Role | 'owner';

/** Each role includes the ones before it. */
const RANKS: readonly Role[] = ['display', 'floor', 'director'];

export const isAllowed = (may: May, member: StaffMember | undefined): boolean => mayNot(may, member) === undefined;

/** Why not; `undefined` where there is nothing against it. */
export function mayNot(may: May, member: StaffMember | undefined): ServerCode | undefined {
  if (may === 'all') return undefined;
  if (member === undefined) return 'unauthenticated';
  if (member.owner) return undefined;
  return may !== 'owner' && RANKS.indexOf(member.role) >= RANKS.indexOf(may) ? undefined : 'not-allowed';
}

declare module 'fastify' {
  interface FastifyContextConfig {
    may?: May;
    /** In a demo night everybody may. The night is the route's `id`. */
    orInDemo?: true;
  }
}
