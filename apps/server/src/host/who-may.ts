import type { Actor } from '@riffle/aggregate';
import { ROLES, type Role } from '@riffle/wire';
import { mayWith, RANKS } from '../http/may.ts';
import type { HostRefusal, Kind, Shape } from './kind.ts';

type Objection = Extract<HostRefusal, { code: 'role-may-not' }> | undefined;

/** Whose right to a command is not a matter of staff's roles is left to the aggregate: the clock, a seat, a demo. */
const isOfStaff = (role: string): role is Role => (ROLES as readonly string[]).includes(role);

function mayNot(needed: Role, { role }: Actor): Objection {
  if (!isOfStaff(role) || mayWith(role, needed)) return undefined;
  return { code: 'role-may-not', role, needed: RANKS.slice(RANKS.indexOf(needed)).toReversed() };
}

export const mayNotGive = <S extends Shape>({ roles }: Kind<S>, command: S['Command'], actor: Actor): Objection =>
  mayNot(roles[command.type as S['Command']['type']], actor);

/** Whoever may run it may take back; what that takes is one question for all steps together. */
export const mayNotTakeBack = (actor: Actor): Objection => mayNot('floor', actor);
