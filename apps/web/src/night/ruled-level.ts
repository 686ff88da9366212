import type { PlayLevel, Structure, TableView } from '@riffle/tournament';

/** The level whose blinds hold in the hand that runs, where a ruling says another than the clock's. */
export function ruledLevel(ruled: TableView['ruled'], levels: Structure): PlayLevel | undefined {
  const index = ruled?.oldLevel ?? ruled?.again?.level;
  const level = index === undefined ? undefined : levels[index];
  return level?.kind === 'play' ? level : undefined;
}
