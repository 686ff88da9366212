import { type Profile, saidBy } from '../profile/profile.ts';
import type { Stack } from '../season/shape.ts';
import { placed } from './place-points.ts';

/** How many stand in the first and in the last third; what cannot be divided by three is in the middle: 11 are 3, 5 and 3. */
export const outerThird = (players: number): number => Math.floor(players / 3);

export type ThirdScore = {
  readonly player: string;
  readonly team: string;
  /** Among the players of the heat. */
  readonly rank: number;
  readonly third: 'first' | 'second' | 'last';
  readonly points: number;
};

/**
 * What each player of a heat of a team event gets for himself: by what he won or lost in it; who went out, behind them by his
 * place. `isFinal`: the event is over with this heat, and places alone count.
 */
export function reckonThirds(profile: Profile, stacks: readonly Stack[], isFinal: boolean): readonly ThirdScore[] {
  const worth = saidBy(profile, 'individual.thirds');
  if (worth.is === 'none') return [];
  const countsGhosts = saidBy(profile, 'individual.ghostCounts');
  const base = stacks.filter(({ ghost, removed }) => (ghost !== true && removed !== true) || countsGhosts);
  // one alone has nobody to play against
  if (base.length < 2) return [];
  const outer = outerThird(base.length);
  const out = saidBy(profile, 'individual.outInHeat');
  const isLast = ({ place }: Stack): boolean =>
    place !== undefined && place > 1 && (out === 'alwaysLast' || (out === 'lastUnlessFinalHeat' && !isFinal));
  return placed(base, (stack) => {
    if (stack.place !== undefined) return [1, stack.place];
    return isFinal ? [0, -(stack.end ?? 0)] : [0, stack.start - (stack.end ?? 0)];
  }).flatMap(({ one, place: rank }): readonly ThirdScore[] => {
    if (one.player === undefined) return [];
    const third = isLast(one) || rank > base.length - outer ? 'last' : rank <= outer ? 'first' : 'second';
    return [{ player: one.player, team: one.team, rank, third, points: worth[third] }];
  });
}
