import type { NightSummary } from '@riffle/wire';

const RANK: { readonly [S in NightSummary['stage']]: number } = { play: 0, countdown: 1, before: 2, over: 3 };

/** What runs first, then what comes, then what was; within each the newest first. */
export const inOrder = (nights: readonly NightSummary[]): readonly NightSummary[] =>
  [...nights].sort((a, b) => RANK[a.stage] - RANK[b.stage] || when(b) - when(a));

const when = ({ startsAt, createdAt }: NightSummary): number => startsAt ?? createdAt;
