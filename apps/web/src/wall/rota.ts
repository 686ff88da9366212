import type { TournamentView } from '@riffle/tournament';
import type { ClubWall, PresetScreen, PresetStage, WallPicture, WallScreen } from '@riffle/wire';
import { changesSeat } from '../night/changes-seat.ts';
import type { WallStage } from './wall-stage.ts';

type InTurn = {
  /** Which of those in turn it is, from 0. */
  readonly at: number;
  readonly page: number;
  readonly seconds: number;
};
/** One page of one screen. */
export type ListSlide = InTurn & { readonly screen: Exclude<WallScreen, 'clock'> };
/** What stands beside the clock for some seconds. */
export type Slide = ListSlide | (InTurn & { readonly screen: 'picture'; readonly picture: WallPicture });
type Extra = ListSlide['screen'];
type Counts = { readonly [S in Extra]: number };

/** Where nothing else is chosen. */
export const USUAL_SECONDS = 10;

/** A list that needs longer than a minute to come round helps nobody while the clock runs; the phones have it. */
const LONGEST = 6;

const PROGRAMMES: { readonly [S in WallStage]: readonly Extra[] } = {
  before: ['seating', 'schedule', 'chips', 'prizes'],
  countdown: ['seating', 'schedule', 'chips', 'prizes'],
  play: ['moves', 'results', 'stacks', 'heads', 'seating', 'prizes', 'schedule', 'chips'],
  break: ['schedule', 'chips', 'moves', 'stacks', 'results', 'heads', 'prizes', 'seating'],
  over: ['results', 'prizes', 'heads'],
};

/** Whether there is anything to show on a screen. */
function hasContent(screen: Extra, view: TournamentView): boolean {
  switch (screen) {
    case 'seating':
    case 'tables':
      return Object.values(view.entries).some((entry) => entry.at !== undefined);
    case 'moves':
      return view.moves.some(changesSeat);
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
    case 'stacks':
      return view.bigStacks !== undefined;
    case 'rounds':
      return view.rounds !== undefined;
  }
}

/** Rounds come first where they are played; chips that are going now before anything else: that is the announcement. */
function programme(stage: WallStage, view: TournamentView): readonly Extra[] {
  const { colourUps = [] } = view;
  const all = view.rounds === undefined ? PROGRAMMES[stage] : ['rounds' as const, ...PROGRAMMES[stage]];
  if (!colourUps.some(({ left }) => left.length > 0) || !all.includes('chips')) return all;
  return ['chips', ...all.filter((screen) => screen !== 'chips')];
}

/** What counts of the club's choices for one wall: what it chose itself, else the night, else the club. */
export function presetFor(
  club: ClubWall | undefined,
  ofNight: string | undefined,
  own: string | undefined,
): NonNullable<ClubWall['presets']>[number] | undefined {
  const wanted = own ?? ofNight ?? club?.preset;
  return club?.presets?.find(({ id }) => id === wanted);
}

function presetStage(stage: WallStage, { finalTable }: TournamentView): PresetStage {
  if (stage === 'countdown') return 'before';
  return stage === 'play' && finalTable ? 'final' : stage;
}

type Chosen = { readonly preset?: ReturnType<typeof presetFor>; readonly pictures?: readonly WallPicture[] };

/** What stands beside the clock, in turn; `pages` says how many each screen needs. A final table that has nothing of its own is shown as play is. */
export function slidesFor(
  stage: WallStage,
  view: TournamentView,
  pages: Counts,
  { preset, pictures = [] }: Chosen = {},
): readonly Slide[] {
  const part = presetStage(stage, view);
  const chosen = preset?.stages[part] ?? (part === 'final' ? preset?.stages.play : undefined);
  const shown = pictures.filter(({ stages }) => stages.includes(part));
  const isShown = (screen: Extra): boolean =>
    hasContent(screen, view) &&
    // whoever asks for the list of seats wants all of it
    (chosen !== undefined || stage === 'before' || screen !== 'seating' || pages[screen] <= LONGEST);
  return (chosen === undefined ? usual(stage, view) : chosen).flatMap(({ screen, seconds }, at): readonly Slide[] => {
    if (screen === 'pictures')
      return shown.map((picture, page) => ({ screen: 'picture', picture, at, page, seconds: picture.seconds }));
    if (!isShown(screen)) return [];
    return Array.from({ length: pages[screen] }, (_, page) => ({ screen, page, at, seconds }));
  });
}

type Turn = readonly { readonly screen: PresetScreen; readonly seconds: number }[];

const withPictures = (screens: readonly Extra[]): Turn =>
  [...screens, 'pictures' as const].map((screen) => ({ screen, seconds: USUAL_SECONDS }));
const usual = (stage: WallStage, view: TournamentView): Turn => withPictures(programme(stage, view));

/** What is shown in turn where nobody chose anything: where somebody begins to choose. */
export const usualInTurn = (stage: PresetStage): Turn => withPictures(PROGRAMMES[stage === 'final' ? 'play' : stage]);

const same = (a: Slide | undefined, b: Slide | undefined): boolean =>
  a?.screen === b?.screen && a?.page === b?.page && a?.at === b?.at;

/** The slide after this one. When the list has changed meanwhile, it goes on from where this one stood in it. */
export function nextSlide(slides: readonly Slide[], now: Slide | undefined): Slide | undefined {
  const at = slides.findIndex((slide) => same(slide, now));
  if (at >= 0) return slides[(at + 1) % slides.length];
  return slides.find((slide) => slide.screen === now?.screen) ?? slides[0];
}

/** The slide to show now: the one before stays as long as it still exists, so that nothing jumps. */
export const stillShown = (slides: readonly Slide[], now: Slide | undefined): Slide | undefined =>
  slides.find((slide) => same(slide, now)) ?? slides.find((slide) => slide.screen === now?.screen) ?? slides[0];
