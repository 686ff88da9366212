import type { ListSlide } from './rota.ts';

/** How many lines fit where, how much larger than usual they are written, and how high each is, in units. */
export type Fit = { readonly columns: number; readonly rows: number; readonly scale: number; readonly row: number };
export type Shape = 'wide' | 'tall';
/** Beside the running clock, on half of the screen after the end, or as the main thing under a small clock. */
export type Where = 'beside' | 'half' | 'whole';

/** One unit is a hundredth of the width of a 16:9 screen, or of the height of one on its side. */
export const unitOf = (width: number, height: number): number =>
  width > height ? Math.min(width / 100, height / 56.25) : Math.min(width / 56.25, height / 100);

/** A line's height, the size of its letters, and how wide a list is, in units. */
const LINE: { readonly [S in Shape]: { readonly height: number; readonly type: number } } = {
  wide: { height: 2.9, type: 2.2 },
  tall: { height: 3.5, type: 2.6 },
};
const WIDTH: { readonly [W in Where]: { readonly [S in Shape]: number } } = {
  beside: { wide: 26.6, tall: 51.8 },
  half: { wide: 49.6, tall: 51.8 },
  whole: { wide: 95.6, tall: 51.8 },
};
const GAP = 3;
/** What a list's heading takes. */
const HEADING = 4.4;
const COLUMNS: { readonly [W in Where]: { readonly [S in Shape]: readonly number[] } } = {
  beside: { wide: [1], tall: [1] },
  half: { wide: [1, 2], tall: [1, 2] },
  whole: { wide: [1, 2, 3, 4], tall: [1, 2] },
};
const TWO_PLANS: { readonly [S in Shape]: Pick<Fit, 'columns' | 'rows'> } = {
  wide: { columns: 2, rows: 1 },
  tall: { columns: 1, rows: 2 },
};
/** The fewer there are, the larger they are written: whoever stands at the back reads them too. */
const LARGEST: { readonly [W in Where]: number } = { beside: 1.2, half: 1.7, whole: 1.7 };
/** All names of a list are of one size, and rather have wider columns than be smaller than this. */
const SMALLEST: { readonly [W in Where]: number } = { beside: 1, half: 0.9, whole: 0.8 };
/** Lines drift apart as far as this, so that no part of the screen is left idle. */
const LOOSEST = 1.7;

/** Whether there is a line of a list under its heading; `height` as measured, in units, 0 = not yet. */
export const hasRoom = (shape: Shape, height: number): boolean =>
  height === 0 || height >= HEADING + LINE[shape].height;

export type List = {
  /** Of the list with its heading, in units. */
  readonly height: number;
  readonly count: number;
  /** How wide its lines are in their own size, but for the few that are much longer: these are written smaller. */
  readonly ems: number;
  /** Whether what has no room on one screen follows on the next. */
  readonly goesOn: 'onPages' | 'never';
};

export function fitOf(where: Where, shape: Shape, screen: ListSlide['screen'], list: List): Fit {
  if (screen === 'tables') {
    const plans = where === 'whole' ? TWO_PLANS[shape] : { columns: 1, rows: 1 };
    return { ...plans, scale: 1, row: 0 };
  }
  const { height: line, type } = LINE[shape];
  const room = Math.max(line, list.height - HEADING);
  const fits = COLUMNS[where][shape].map((columns) => {
    const most = columns * Math.max(1, Math.floor(room / line));
    const count = Math.max(1, list.goesOn === 'never' ? Math.min(most, list.count) : list.count);
    const pages = Math.ceil(count / most);
    const rows = Math.ceil(Math.ceil(count / pages) / columns);
    const column = (WIDTH[where][shape] - GAP * (columns - 1)) / columns;
    const wide = column / (list.ems * type);
    const scale = Math.max(SMALLEST[where], Math.min(LARGEST[where], wide, room / (rows * line)));
    return { columns, rows, scale, count, pages, tight: wide < SMALLEST[where] };
  });
  const [best] = fits.toSorted(
    (a, b) =>
      Number(a.tight) - Number(b.tight) ||
      a.pages - b.pages ||
      b.count - a.count ||
      b.scale - a.scale ||
      a.columns - b.columns,
  );
  const { columns = 1, rows = 1, scale = 1 } = best ?? {};
  return { columns, rows, scale, row: Math.min(room / rows, line * scale * LOOSEST) };
}
