import type { Slide } from './rota.ts';

/** How many lines fit where, by the shape of the screen. */
export type Fit = { readonly columns: number; readonly rows: number };
export type Shape = 'wide' | 'tall';
/** Beside the running clock, on half of the screen before the start and after the end, or as the main thing under a small clock. */
export type Where = 'beside' | 'half' | 'whole';

const LISTS: { readonly [W in Where]: { readonly [S in Shape]: Fit } } = {
  beside: { wide: { columns: 1, rows: 7 }, tall: { columns: 1, rows: 8 } },
  half: { wide: { columns: 2, rows: 13 }, tall: { columns: 2, rows: 8 } },
  whole: { wide: { columns: 3, rows: 11 }, tall: { columns: 2, rows: 18 } },
};

export function fitOf(where: Where, shape: Shape, screen: Slide['screen']): Fit {
  const { columns, rows } = LISTS[where][shape];
  switch (screen) {
    case 'seating':
    case 'results':
    case 'prizes':
      return { columns, rows };
    case 'moves':
    case 'schedule':
      return { columns: where === 'whole' ? Math.min(columns, 2) : 1, rows };
    case 'tables':
      if (where !== 'whole') return { columns: 1, rows: 1 };
      return shape === 'wide' ? { columns: 2, rows: 1 } : { columns: 1, rows: 2 };
  }
}
