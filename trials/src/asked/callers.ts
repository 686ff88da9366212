import type { Caller, Club, Way } from '@riffle/server/testing';

/** Everybody who may come to the door. The first three are strangers to it. */
export const CALLERS = [
  'visitor',
  'signed out',
  'removed',
  'display',
  'cashier',
  'floor',
  'director',
  'owner',
] as const;
export type As = (typeof CALLERS)[number];
export type Callers = { readonly [A in As]: Caller };

const RANK: { readonly [A in As]: number } = {
  visitor: 0,
  'signed out': 0,
  removed: 0,
  display: 1,
  cashier: 2,
  floor: 3,
  director: 4,
  owner: 5,
};
const RANK_OF = { all: 0, display: 1, cashier: 2, floor: 3, director: 4, owner: 5 } as const;

export const isAtLeast = (as: As, needed: keyof typeof RANK_OF): boolean => RANK[as] >= RANK_OF[needed];

/** With which words a way in has to refuse somebody; nothing where it lets him in. */
export function objectionTo({ may, orInDemoOf }: Way, as: As, inDemo: boolean): string | undefined {
  if (isAtLeast(as, may) || (orInDemoOf !== undefined && inDemo)) return undefined;
  return RANK[as] === 0 ? 'unauthenticated' : 'not-allowed';
}

/** So is called whoever works here only to be changed, invited and removed. */
export const EXTRA = 'Aushilfe';

/** One of each. The strangers were staff, and kept what they had been let in with. */
export async function callersOf(club: Club): Promise<Callers> {
  const left = await club.member('Lea', 'director');
  await left.delete('/api/session');
  const removed = await club.member('Rob', 'director');
  await club.owner.delete(`/api/staff/${removed.id}`);
  return {
    visitor: club.visitor,
    'signed out': left,
    removed,
    display: await club.member('Wall', 'display'),
    cashier: await club.member('Kim', 'cashier'),
    floor: await club.member('Fee', 'floor'),
    director: await club.member('Dora', 'director'),
    owner: club.owner,
  };
}
