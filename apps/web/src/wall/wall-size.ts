import type { Slide } from './rota.ts';

/** How many lines fit where, and how much larger than usual they are written. */
export type Fit = { readonly columns: number; readonly rows: number; readonly scale: number };
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
/** The fewer there are, the larger they are written: whoever stands at the back reads them too. */
const SCALES = [1.7, 1.5, 1.35, 1.2, 1.1, 1] as const;

type List = {
  /** Of the list with its heading, in units. */
  readonly height: number;
  readonly count: number;
  /** How wide its lines are in their own size; of those that are much longer than the others the names are written smaller. */
  readonly ems: number;
};

export function fitOf(where: Where, shape: Shape, screen: Slide['screen'], { height, count, ems }: List): Fit {
  if (screen === 'tables') {
    if (where !== 'whole') return { columns: 1, rows: 1, scale: 1 };
    return shape === 'wide' ? { columns: 2, rows: 1, scale: 1 } : { columns: 1, rows: 2, scale: 1 };
  }
  const fits = COLUMNS[where][shape].flatMap((columns) => {
    const column = (WIDTH[where][shape] - GAP * (columns - 1)) / columns;
    return SCALES.filter((scale) => scale === 1 || ems * LINE[shape].type * scale <= column).map((scale) => ({
      columns,
      scale: where === 'beside' ? Math.min(scale, 1.2) : scale,
      rows: Math.max(1, Math.floor((height - HEADING) / (LINE[shape].height * scale))),
      tight: ems * LINE[shape].type * scale > column,
    }));
  });
  const pages = ({ columns, rows }: Fit) => Math.ceil(count / (columns * rows));
  const [best] = fits.toSorted(
    (a, b) => Number(a.tight) - Number(b.tight) || pages(a) - pages(b) || b.scale - a.scale || a.columns - b.columns,
  );
  const { columns = 1, rows = 1, scale = 1 } = best ?? {};
  return { columns, rows, scale };
}
