import { type Profile, saidBy } from '../profile/profile.ts';
import type { Round } from '../season/shape.ts';
import type { Remark } from './remark.ts';
import type { RoundScore } from './round-score.ts';

type Score = Pick<RoundScore, 'teams' | 'players' | 'best'>;

/** What was entered and changes nothing, or less than it says: whoever wrote it believes that it does. */
export const withoutEffect = (profile: Profile, round: Round, score: Score): readonly Remark[] => [
  ...takesLess(round, score),
  ...decidesNothing(profile, round, score),
];

/** The profile lets a sanction take only so much of a match day. */
function takesLess({ deductions = [] }: Round, { players }: Score): readonly Remark[] {
  return players.flatMap(({ player, parts }): readonly Remark[] => {
    const written = deductions.filter((one) => one.player === player);
    const taken = parts.filter(({ of }) => of === 'deduction');
    return written.flatMap(({ points }, nth): readonly Remark[] => {
      const took = Math.abs(taken[nth]?.points ?? 0);
      return took < points ? [{ code: 'deduction-takes-less', player, points, taken: took }] : [];
    });
  });
}

/** Nobody whom it names is level with another, or this league decides nothing there. */
const decidesNothing = (profile: Profile, { decisions = [] }: Round, score: Score): readonly Remark[] =>
  decisions.flatMap(({ of, order }): readonly Remark[] => {
    const decides =
      of === 'teams' ? levelTeams(profile, score) : score.best?.named === undefined ? [] : score.best.players;
    return order.some((one) => decides.includes(one)) ? [] : [{ code: 'decision-without-effect', of, order }];
  });

function levelTeams(profile: Profile, { teams }: Score): readonly string[] {
  if (saidBy(profile, 'round.level') !== 'decided') return [];
  const ranked = teams.filter(({ place }) => place !== undefined);
  return ranked
    .filter((one) => ranked.some((other) => other !== one && other.scored === one.scored))
    .map(({ team }) => team);
}
