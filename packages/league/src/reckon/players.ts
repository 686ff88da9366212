import { type Profile, refsOf, saidBy } from '../profile/profile.ts';
import type { Round } from '../season/shape.ts';
import { isDisqualified } from './disqualified.ts';
import type { Reckoned } from './parts.ts';
import { sum } from './place-points.ts';
import type { Part, PlayerRound } from './round-score.ts';

/** What each player has for himself of a match day, most first; level players in the order in which they were written. */
export function playersOf(profile: Profile, round: Round, { ofPlayers }: Reckoned): readonly PlayerRound[] {
  const told = new Map((round.teams ?? []).map((one) => [one.team, one]));
  const by = Map.groupBy(ofPlayers, ({ player }) => player);
  for (const { player } of round.deductions ?? []) if (player !== undefined && !by.has(player)) by.set(player, []);
  return [...by]
    .map(([player, earned]): PlayerRound => {
      const team = earned.find((one) => one.team !== undefined)?.team;
      const line = team === undefined ? undefined : told.get(team);
      const eligible = line?.ineligible?.includes(player) !== true;
      const out = line !== undefined && isDisqualified(profile, line);
      const loses =
        (!eligible && saidBy(profile, 'individual.ineligible') === 'nothing') ||
        (out && saidBy(profile, 'individual.disqualifiedTeam') === 'nothing');
      const parts = earned.map(({ player: _, team: __, ...part }): Part => part);
      const all = [...parts, ...deductionsOf(profile, round, player, sum(parts.map(({ points }) => points)))];
      return {
        ...{ player, eligible, parts: all },
        ...(team !== undefined && { team }),
        points: loses ? 0 : sum(all.map(({ points }) => points)),
        refs: eligible
          ? out
            ? refsOf(profile, 'individual.disqualifiedTeam')
            : []
          : refsOf(profile, 'individual.ineligible'),
      };
    })
    .toSorted((a, b) => b.points - a.points);
}

/** As much as the profile lets a sanction take, and no further than it says. */
function deductionsOf(profile: Profile, { deductions = [] }: Round, player: string, earned: number): readonly Part[] {
  const may = saidBy(profile, 'points.deduction');
  if (may.is === 'none') return [];
  const refs = refsOf(profile, 'points.deduction');
  let left = may.is === 'free' ? Infinity : may.belowZero ? may.most : Math.min(may.most, Math.max(0, earned));
  return deductions
    .filter((one) => one.player === player)
    .map(({ points, reason, team }): Part => {
      const most = may.is === 'free' ? points : Math.min(points, may.each);
      const taken = Math.min(most, left);
      left -= taken;
      return { of: 'deduction', at: team ?? '', points: -taken, player, reason, refs };
    });
}
