import type { Role, StaffMember } from '@riffle/wire';
import type { ServerCode } from '@riffle/words';

/** Who may use a route. Every route says it; one that does not is not started. */
export type May = 'all' | Role | 'owner';

/** Each role includes the ones before it. */
export const RANKS: readonly Role[] = ['display', 'cashier', 'floor', 'director'];

export const mayWith = (role: Role, needed: Role): boolean => RANKS.indexOf(role) >= RANKS.indexOf(needed);

export const isAllowed = (may: May, member: StaffMember | undefined): boolean => mayNot(may, member) === undefined;

/** Why not; `undefined` where there is nothing against it. */
export function mayNot(may: May, member: StaffMember | undefined): ServerCode | undefined {
  if (may === 'all') return undefined;
  if (member === undefined) return 'unauthenticated';
  if (member.owner) return undefined;
  return may !== 'owner' && mayWith(member.role, may) ? undefined : 'not-allowed';
}

declare module 'fastify' {
  interface FastifyContextConfig {
    may?: May;
    /** In a demo everybody may: of which kind it is, the route's `id` says which one. */
    orInDemoOf?: string;
  }
}
