import type { Instant } from '@riffle/aggregate';
import type { Night } from '@riffle/wire';
import { pagesOf } from './paging.ts';
import { resultsSoFar } from './results-list.ts';
import type { Slide } from './rota.ts';
import { aroundNow, scheduleLines } from './schedule.ts';
import { seatingList, tableList } from './seating-list.ts';
import type { Fit } from './wall-size.ts';

/** All that the extra screens list, cut to fit. To be made anew when the night or the level changes, not with every tick. */
export function panelPages(night: Night, now: Instant, language: string, fit: (screen: Slide['screen']) => Fit) {
  const room = (screen: Slide['screen']) => fit(screen).columns * fit(screen).rows;
  const { view } = night;
  return {
    seating: pagesOf(seatingList(night, language), room('seating')),
    tables: pagesOf(tableList(view, language), room('tables')),
    moves: [view.moves.slice(0, room('moves'))],
    results: pagesOf(resultsSoFar(night), room('results')).slice(0, 4),
    schedule: [aroundNow(scheduleLines(view.setup.levels, view.clock, now), room('schedule'))],
    prizes: pagesOf(
      view.setup.prizes.map((prize, index) => ({ place: index + 1, prize: prize as number })),
      room('prizes'),
    ).slice(0, 3),
  } as const;
}
export type PanelPages = ReturnType<typeof panelPages>;
