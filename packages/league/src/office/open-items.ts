import type { RuleRef } from '@riffle/rulebooks';
import { type Profile, refsOf, saidBy } from '../profile/profile.ts';
import type { League } from './state.ts';

/** What a match day still lacks that the regulation wants beforehand. */
export type OpenItem = {
  readonly what: 'venue' | 'director' | 'officials';
  readonly division: string;
  readonly round: number;
  readonly refs: readonly RuleRef[];
};

/** Venues before the season begins, a director and referees until a match day is played. */
export function openItems({ matchDays }: League, profile: Profile): readonly OpenItem[] {
  const venues = saidBy(profile, 'season.venues') === 'beforeStart';
  const officials = saidBy(profile, 'season.officials') === 'named';
  return matchDays
    .filter(({ results }) => results === undefined)
    .toSorted((a, b) => a.startsAt - b.startsAt || a.division.localeCompare(b.division))
    .flatMap((day): readonly OpenItem[] => {
      const of = { division: day.division, round: day.round };
      const named = refsOf(profile, 'season.officials');
      return [
        ...(venues && day.venue === undefined
          ? [{ ...of, what: 'venue' as const, refs: refsOf(profile, 'season.venues') }]
          : []),
        ...(officials && day.director === undefined ? [{ ...of, what: 'director' as const, refs: named }] : []),
        ...(officials && day.officials.length === 0 ? [{ ...of, what: 'officials' as const, refs: named }] : []),
      ];
    });
}
