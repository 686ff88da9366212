import type { TournamentView } from '@riffle/tournament';

/** The lowest number that no table bears. */
export function freeTableName({ tables }: Pick<TournamentView, 'tables'>): string {
  const names = new Set(Object.values(tables).map(({ name }) => name));
  let no = 1;
  while (names.has(String(no))) no += 1;
  return String(no);
}
