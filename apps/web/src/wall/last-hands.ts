import type { TournamentView } from '@riffle/tournament';

/**
 * How many of the last hands are still to begin, of a day or of a night against time: as many as the table has that has
 * most, or as were announced where no table counts. Nothing while none were announced, and once it is over.
 */
export function lastHands({
  day,
  tables,
  stage,
}: Pick<TournamentView, 'day' | 'tables' | 'stage'>): number | undefined {
  if (stage !== 'play' || day?.endedAt !== undefined) return undefined;
  const counted = Object.values(tables).flatMap((table) =>
    table.lastHands === undefined || table.endedByTime ? [] : [table.lastHands],
  );
  return counted.length === 0 ? day?.lastHands?.hands : Math.max(...counted);
}
