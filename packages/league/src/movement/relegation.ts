import type { RuleRef } from '@riffle/rulebooks';
import { type Profile, refsOf, saidBy } from '../profile/profile.ts';

/** Why a team goes down. `own`: its club's team that comes down beside it. */
export type Downfall = { readonly team: string; readonly refs: readonly RuleRef[] } & (
  | { readonly why: 'relegationRank' }
  | { readonly why: 'forcedByOwn'; readonly own: string }
  | { readonly why: 'sanction' }
  | { readonly why: 'stayedAway' }
);
/** What makes one fewer go down. */
export type Saving =
  | { readonly by: 'withdrawal'; readonly team: string }
  | { readonly by: 'waiver'; readonly team: string }
  | { readonly by: 'emptyPlace' }
  | { readonly by: 'forced'; readonly team: string }
  | { readonly by: 'fewerComeDown' };
export type Relegation = {
  readonly down: readonly Downfall[];
  /** Who stands on a relegation rank and stays, the best first. */
  readonly saved: readonly string[];
  readonly savings: readonly Saving[];
};

type Of = {
  /** Relegation ranks, the best first. */
  readonly zone: readonly string[];
  readonly withdrawn: ReadonlySet<string>;
  /** Who goes up from here cannot go down. */
  readonly up: ReadonlySet<string>;
  readonly forced: readonly Downfall[];
  /** As many must leave as come in, so that the division stays as it was. */
  readonly leave: number;
};

/** Who goes down: who must, then the relegation ranks from the last upwards, until as many leave as come in. */
export function relegation(profile: Profile, { zone, withdrawn, up, forced, leave }: Of): Omit<Relegation, 'savings'> {
  const isForced = new Set(forced.map(({ team }) => team));
  const open = zone.filter((team) => !withdrawn.has(team) && !isForced.has(team) && !up.has(team));
  const counted = saidBy(profile, 'movement.forcedSaves')
    ? forced.length
    : forced.filter(({ team }) => zone.includes(team)).length;
  const many = Math.min(open.length, Math.max(0, leave - counted));
  const refs = refsOf(profile, 'movement.down');
  const down = open.slice(open.length - many).map((team): Downfall => ({ team, why: 'relegationRank', refs }));
  return { down: [...forced, ...down], saved: open.slice(0, open.length - many) };
}
