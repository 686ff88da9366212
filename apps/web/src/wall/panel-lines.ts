import type { Instant } from '@riffle/aggregate';
import { type EntryId, readClock } from '@riffle/tournament';
import type { Night } from '@riffle/wire';
import type { Language } from '@riffle/words';
import { lineEms } from '../identity/letter-width.ts';
import { changesSeat } from '../night/changes-seat.ts';
import { resultsSoFar } from '../night/results-so-far.ts';
import { chipLines } from './chip-lines.ts';
import { chipsEms } from './chip-said.ts';
import { headLines } from './head-lines.ts';
import { pagesOf } from './paging.ts';
import { type PrizeWords, prizeLines } from './prize-lines.ts';
import type { ListSlide } from './rota.ts';
import { roundEms, roundLines } from './round-lines.ts';
import { aroundNow, scheduleLines } from './schedule.ts';
import { seatingList, tableList } from './seating-list.ts';
import { wallNames } from './wall-names.ts';
import type { Fit, List } from './wall-size.ts';

type Screen = ListSlide['screen'];
type Pages<T> = { readonly pages: readonly (readonly T[])[]; readonly fit: Fit };

/** All that the extra screens list, cut to fit. To be made anew when the night or the level changes, not with every tick. */
export function panelPages(
  night: Night,
  now: Instant,
  language: Language,
  prizeWords: PrizeWords,
  fitFor: (screen: Screen, list: Omit<List, 'height'>) => Fit,
) {
  const { view } = night;
  const nameOf = wallNames(night);
  const names = usualWidth((Object.keys(view.entries) as EntryId[]).map((entry) => nameOf(entry, 'listed')));
  const cut = <T>(screen: Screen, lines: readonly T[], ems: number, most = Number.POSITIVE_INFINITY): Pages<T> => {
    const fit = fitFor(screen, { count: lines.length, ems, goesOn: most === 1 ? 'never' : 'onPages' });
    return { pages: pagesOf(lines, fit.columns * fit.rows).slice(0, most), fit };
  };
  const results = resultsSoFar(night);
  const schedule = scheduleLines(view.setup.levels, view.clock, now);
  const around = fitFor('schedule', { count: schedule.length, ems: 13, goesOn: 'never' });
  const heads = headLines(view);
  const rounds = roundLines(view, language);
  const chips = chipLines(view.setup, readClock(view.clock, view.setup.levels, now), view.colourUps);
  return {
    seating: cut('seating', seatingList(night, language), names + 3.5),
    tables: cut('tables', tableList(view, language), 0),
    moves: cut('moves', view.moves.filter(changesSeat), names + 7, 1),
    results: cut('results', results, names + wonEms(results), 4),
    schedule: { pages: [aroundNow(schedule, around.columns * around.rows)], fit: around },
    prizes: cut(
      'prizes',
      prizeLines(view, language, (entry) => nameOf(entry, 'asCalled'), prizeWords),
      9,
      3,
    ),
    chips: cut('chips', chips, chipsEms(chips, language)),
    stacks: cut('stacks', view.bigStacks?.stacks ?? [], names + 9, 2),
    rounds: cut('rounds', rounds, roundEms(rounds, (entry) => nameOf(entry, 'asCalled'), lineEms) + 8),
    heads: cut('heads', heads, names + (heads.some(({ won }) => won !== undefined) ? 9 : 4), 1),
  } as const;
}
export type PanelPages = ReturnType<typeof panelPages>;

/** Beside a place and a name: what was won, and points. */
const wonEms = (results: ReturnType<typeof resultsSoFar>): number =>
  (results.some(({ prize }) => prize !== undefined) ? 8 : 3) +
  (results.some(({ points }) => points !== undefined) ? 5 : 0);

/** Of the longest name that is not much longer than most: for a few that are, the others are not written smaller. */
function usualWidth(names: readonly string[]): number {
  const widths = names.map(lineEms).sort((a, b) => a - b);
  const most = widths[Math.floor(widths.length * 0.85)] ?? 0;
  return widths.findLast((width) => width <= most * 1.3) ?? 0;
}
