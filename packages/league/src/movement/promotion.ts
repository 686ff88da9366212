import type { RuleRef } from '@riffle/rulebooks';
import { type Profile, refsOf, saidBy } from '../profile/profile.ts';
import type { Placing } from './standings.ts';

/** What becomes of a team that could go up. `ahead`: its club's team above, that stays there. */
export type Candidacy = { readonly team: string; readonly rank: number; readonly refs: readonly RuleRef[] } & (
  | { readonly is: 'up' }
  /** In place of one that may not, behind the first ranks. */
  | { readonly is: 'upInstead' }
  /** Its club's team above goes down, so that they change places. */
  | { readonly is: 'upForOwn'; readonly own: string }
  | { readonly is: 'barred'; readonly own: string }
  | { readonly is: 'waives' }
  | { readonly is: 'withdrawn' }
);
export type Promotion = {
  readonly looked: readonly Candidacy[];
  readonly up: readonly string[];
  /** Places that nobody takes: who waived, and where nobody was left to ask. */
  readonly waived: readonly string[];
  readonly empty: number;
};

type Above = {
  /** A team of the club in the division above, whether it stays or goes. */
  readonly ownAbove: (club: string) => string | undefined;
  readonly goesDown: (team: string) => boolean;
  readonly onRelegationRank: (team: string) => boolean;
};
type From = {
  readonly table: readonly Placing[];
  readonly places: number;
  readonly downTo: number;
  readonly withdrawn: ReadonlySet<string>;
  readonly waived: ReadonlySet<string>;
  /** A waiver is looked at before what bars a team: what is left where both turn in a circle. */
  readonly waiverFirst: boolean;
};

/** Who goes up, place by place from the top of the table. */
export function promotion(profile: Profile, from: From, above: Above): Promotion {
  const looked: Candidacy[] = [];
  const replaces = saidBy(profile, 'movement.waiver') === 'replaced';
  const up: string[] = [];
  const waived: string[] = [];
  const last = Math.max(from.places, from.downTo);
  for (const [nth, placing] of from.table.entries()) {
    const rank = nth + 1;
    if (up.length + (replaces ? 0 : waived.length) >= from.places || rank > last) break;
    const one = candidacy(profile, from, above, placing, rank);
    looked.push(one);
    if (one.is === 'waives' || one.is === 'withdrawn') waived.push(one.team);
    else if (one.is !== 'barred') up.push(one.team);
  }
  return { looked, up, waived, empty: from.places - up.length - (replaces ? 0 : waived.length) };
}

function candidacy(profile: Profile, from: From, above: Above, { team, club }: Placing, rank: number): Candidacy {
  const own = above.ownAbove(club);
  const one = { team, rank };
  if (from.withdrawn.has(team)) return { ...one, is: 'withdrawn', refs: refsOf(profile, 'movement.waiver') };
  const waives: Candidacy = { ...one, is: 'waives', refs: refsOf(profile, 'movement.waiver') };
  if (from.waived.has(team) && (from.waiverFirst || own === undefined)) return waives;
  const double = saidBy(profile, 'movement.doubleClub');
  const refs = refsOf(profile, 'movement.doubleClub');
  if (own !== undefined && double !== 'free') {
    const goes = double === 'ifAboveGoesDown' ? above.goesDown(own) : above.onRelegationRank(own);
    if (!goes) return { ...one, is: 'barred', own, refs };
    return from.waived.has(team) ? waives : { ...one, is: 'upForOwn', own, refs };
  }
  if (from.waived.has(team)) return waives;
  return rank > from.places
    ? { ...one, is: 'upInstead', refs: refsOf(profile, 'movement.replaceDownTo') }
    : { ...one, is: 'up', refs: refsOf(profile, 'movement.up') };
}
