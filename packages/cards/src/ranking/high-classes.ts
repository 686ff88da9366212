import type { HighOrder } from './high-order.ts';
import { type HighScore, type HighScorer, highScorer } from './high-score.ts';
import { eachRankCount } from './rank-counts.ts';

/** Five-card hands that are no better than each other form a class. 1 is the worst; 7,462 is the best of the usual order. */
export type HighClass = number;

export type HighClasses = {
  readonly scorer: HighScorer;
  /** By class; 0 at place 0, where no class is. */
  readonly scores: readonly HighScore[];
  readonly classOf: (score: HighScore) => HighClass;
};

export function highClasses(order: HighOrder): HighClasses {
  const scorer = highScorer(order);
  const found = new Set<HighScore>();
  eachRankCount(5, order.lowestRank, (_, ranks) => found.add(scorer.unsuited(ranks)));
  for (let ranks = 0; ranks < 1 << 13; ranks += 1 << order.lowestRank) {
    if (countRanks(ranks) === 5) found.add(scorer.suited(ranks));
  }
  const scores = [0, ...Int32Array.from(found).sort()];
  const classes = new Map(scores.map((score, nth) => [score, nth]));
  return { scorer, scores, classOf: (score) => classes.get(score) as HighClass };
}

export function countRanks(ranks: number): number {
  let count = 0;
  for (let left = ranks; left !== 0; left &= left - 1) count += 1;
  return count;
}
