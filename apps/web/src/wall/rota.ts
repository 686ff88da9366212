import type { TournamentView } from '@riffle/tournament';
import type { WallScreen } from '@riffle/wire';
import type { WallStage } from './wall-stage.ts';

/** What stands beside the clock for some seconds: one page of one screen. */
export type Slide = { readonly screen: Exclude<WallScreen, 'clock'>; readonly page: number };
type Extra = Slide['screen'];
type Counts = { readonly [S in Extra]: number };

/** A list that needs longer than a minute to come round helps nobody while the clock runs; the phones have it. */
const LONGEST = 6;

const PROGRAMMES: { readonly [S in WallStage]: readonly Extra[] } = {
  before: ['seating', 'schedule', 'chips', 'prizes'],
  countdown: ['seating', 'schedule', 'chips', 'prizes'],
  play: ['moves', 'results', 'heads', 'seating', 'prizes', 'schedule', 'chips'],
  break: ['schedule', 'chips', 'moves', 'results', 'heads', 'prizes', 'seating'],
  over: ['results', 'prizes', 'heads'],
};

/** Whether there is anything to show on a screen. */
function hasContent(screen: Extra, view: TournamentView): boolean {
  switch (screen) {
    case 'seating':
    case 'tables':
      return Object.values(view.entries).some((entry) => entry.at !== undefined);
    case 'moves':
      return view.moves.length > 0;
    case 'results':
      return view.bustOuts.length > 0;
    case 'schedule':
      return view.setup.levels.length > 0;
    case 'prizes':
      return view.prizes.length > 0 || view.money?.specials !== undefined;
    case 'chips':
      return view.setup.chips !== undefined;
    case 'heads':
      return view.money?.headsWon !== undefined;
  }
}

/** Chips that are going now come first: that is the announcement. */
function programme(stage: WallStage, { colourUps = [] }: TournamentView): readonly Extra[] {
  const all = PROGRAMMES[stage];
  if (!colourUps.some(({ left }) => left.length > 0) || !all.includes('chips')) return all;
  return ['chips', ...all.filter((screen) => screen !== 'chips')];
}

/** What stands beside the clock, in turn; `pages` says how many each screen needs. */
export function slidesFor(stage: WallStage, view: TournamentView, pages: Counts): readonly Slide[] {
  return programme(stage, view)
    .filter((screen) => hasContent(screen, view))
    .filter((screen) => stage === 'before' || screen !== 'seating' || pages[screen] <= LONGEST)
    .flatMap((screen) => Array.from({ length: pages[screen] }, (_, page) => ({ screen, page })));
}

const same = (a: Slide | undefined, b: Slide | undefined): boolean => a?.screen === b?.screen && a?.page === b?.page;

/** The slide after this one. When the list has changed meanwhile, it goes on from where this one stood in it. */
export function nextSlide(slides: readonly Slide[], now: Slide | undefined): Slide | undefined {
  const at = slides.findIndex((slide) => same(slide, now));
  if (at >= 0) return slides[(at + 1) % slides.length];
  return slides.find((slide) => slide.screen === now?.screen) ?? slides[0];
}

/** The slide to show now: the one before stays as long as it still exists, so that nothing jumps. */
export const stillShown = (slides: readonly Slide[], now: Slide | undefined): Slide | undefined =>
  slides.find((slide) => same(slide, now)) ?? slides.find((slide) => slide.screen === now?.screen) ?? slides[0];
