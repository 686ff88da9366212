import type { Actor, CommitId, History } from '@riffle/aggregate';
import { ROLES, type Role, type StaffMember } from '@riffle/wire';
import { isAllowed, mayWith, RANKS } from '../http/may.ts';
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

/** A step that somebody would take back, or bring back, and from which role on that is done. */
type StepWithRole = { readonly id: CommitId; readonly needs: Role };

/** Why not: for these steps another role is needed. */
export type MayNotTakeBack = {
  readonly code: 'undo-needs-role';
  readonly role: string;
  readonly steps: readonly StepWithRole[];
};

/** Whoever takes a step back, or brings it back, needs the right for what it did. */
export function mayNotTakeBack<S extends Shape>(
  kind: Kind<S>,
  history: HistoryOf<S>,
  ids: readonly CommitId[],
  actor: Actor,
): MayNotTakeBack | undefined {
  const needs = rolesToTakeBack(kind, history, actor.id);
  const steps = ids.map((id) => ({ id, needs: needs(id) })).filter((step) => mayNot(step.needs, actor) !== undefined);
  return steps.length === 0 ? undefined : { code: 'undo-needs-role', role: actor.role, steps };
}

type HistoryOf<S extends Shape> = Pick<History<S['State'], S['Event']>, 'state' | 'commits'>;

/**
 * From which role on each commit is taken back, and by whom where it is somebody's: what is another's, the director takes
 * back. An undo needs what the steps need that come back with it.
 */
export function rolesToTakeBack<S extends Shape>(
  { roles, roleToTakeBack, ownerOf }: Pick<Kind<S>, 'roles' | 'roleToTakeBack' | 'ownerOf'>,
  { state, commits }: HistoryOf<S>,
  by?: string,
): (id: CommitId) => Role {
  const neededFor = (event: S['Event']): Role => {
    const owner = by === undefined ? undefined : ownerOf?.(state, event);
    return owner === undefined || owner === by ? roleToTakeBack(event, state) : 'director';
  };
  const byId = new Map(commits.map((commit) => [commit.id, commit]));
  const least = leastOf(roles);
  const needs = (id: CommitId): Role => {
    const { events = [], takesBack = [] } = byId.get(id) ?? {};
    return highest([least, ...events.map(neededFor), ...takesBack.map(needs)]);
  };
  return needs;
}

/** Whoever does not run all of it is told what is his to take back, and nothing else of the log. In a demo everybody is. */
export function toldTo<S extends Shape>(
  { kind, history }: { readonly kind: Kind<S>; readonly history: HistoryOf<S> },
  member: StaffMember | undefined,
): (id: CommitId) => boolean {
  if (member === undefined || isAllowed('floor', member)) return () => true;
  const needs = rolesToTakeBack(kind, history, member.id);
  return (id) => mayWith(member.role, needs(id));
}

const highest = (roles: readonly [Role, ...Role[]]): Role =>
  roles.reduce<Role>((most, role) => (mayWith(role, most) ? role : most), roles[0]);

/** With which role one may do anything of a kind at all. */
export const leastOf = (roles: Readonly<Record<string, Role>>): Role =>
  Object.values(roles).reduce<Role>((least, role) => (mayWith(least, role) ? role : least), 'director');
