import type { RuleRef } from '@riffle/rulebooks';
import { heldOf, type Profile, saidBy } from '../profile/profile.ts';
import type { TeamTold } from '../season/shape.ts';

const FINES = ['noShow', 'shortTeam', 'lineUp', 'ineligible', 'dress', 'intoxicated'] as const;
type FineFor = (typeof FINES)[number];
/** Money that a team owes for a match day, in cents. */
export type Fine = { readonly for: FineFor; readonly cents: number; readonly refs: readonly RuleRef[] };

type Present = { readonly absent: boolean; readonly short: boolean };

/** What a team's match day costs its club. A team that is not there pays for that alone. */
export function finesOf(profile: Profile, told: TeamTold | undefined, { absent, short }: Present): readonly Fine[] {
  const ineligible = told?.ineligible?.length ?? 0;
  const perPlayer = saidBy(profile, 'fine.ineligiblePer') === 'player';
  const times: Readonly<Record<FineFor, number>> = {
    noShow: absent ? 1 : 0,
    shortTeam: !absent && short ? 1 : 0,
    lineUp: told?.lineUpLate === true ? 1 : 0,
    ineligible: perPlayer ? ineligible : Math.min(1, ineligible),
    dress: told?.dress ?? 0,
    intoxicated: told?.intoxicated ?? 0,
  };
  return FINES.flatMap((name): readonly Fine[] => {
    const held = heldOf(profile, `fine.${name}`);
    const cents = held.value * times[name];
    return cents === 0 ? [] : [{ for: name, cents, refs: held.refs }];
  });
}
