import type { CountView, EntryId, TournamentView } from '@riffle/tournament';
import type { Line, Point } from '../identity/chart-scale.ts';

const MOST_LEADERS = 5;

/** The largest stacks of the last count, and what they were before: a point for each count that has them. */
export function leaders(counts: readonly CountView[]): readonly (Line & { readonly entry: EntryId })[] {
  const last = counts.at(-1);
  if (last === undefined) return [];
  return (Object.entries<number>(last.stacks) as [EntryId, number][])
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, MOST_LEADERS)
    .map(([entry]) => ({
      ...{ entry, key: entry },
      points: counts.flatMap(({ at, stacks }) => (stacks[entry] === undefined ? [] : [{ at, y: stacks[entry] }])),
    }));
}

type Night = Pick<TournamentView, 'bustOuts' | 'startedAt' | 'figures'>;

/** How many are left after each hand in which somebody went out; who bought back in has not gone. */
export function playersLeft({ bustOuts, startedAt, figures }: Night): Line {
  if (startedAt === undefined) return { key: 'left', points: [] };
  const gone = bustOuts
    .toSorted((a, b) => a.at - b.at)
    .map(({ at, out }) => ({ at, count: out.filter(({ back }) => back !== true).length }));
  let left = figures.left + gone.reduce((sum, { count }) => sum + count, 0);
  const points: Point[] = [{ at: startedAt, y: left }];
  for (const { at, count } of gone) {
    left -= count;
    points.push({ at: Math.max(at, startedAt), y: left });
  }
  return { key: 'left', points };
}

/** What each had on average at each count, in big blinds of the level that was played then. */
export function averages(counts: readonly CountView[], levels: TournamentView['setup']['levels']): Line {
  const points = counts.flatMap(({ at, line, inPlay, left }): Point[] => {
    const level = levels.slice(0, line + 1).findLast((one) => one.kind === 'play');
    if (level?.kind !== 'play' || level.bigBlind === 0 || left === 0) return [];
    return [{ at, y: Math.round((inPlay / left / level.bigBlind) * 10) / 10 }];
  });
  return { key: 'average', points };
}
