import { type Chips, toChips } from '@riffle/cards';
import { colourUpsOf } from '../chip-race/open-colour-ups.ts';
import type { EntryId } from '../ids.ts';
import { SALE_KINDS, type SaleKind } from '../money/money-setup.ts';
import { standing } from '../money/standing.ts';
import { hasPlayed } from '../seating-index.ts';
import type { Tournament } from '../state.ts';
import type { IssuedLine } from './count-shape.ts';

/** What should be in play, line by line: together as many as `chipsInPlay` says. */
export const chipsIssuedBy = (state: Tournament): readonly IssuedLine[] => [
  ...bought(state),
  ...raced(state),
  ...(state.lateChips ?? []).flatMap(({ value, lapsed }): IssuedLine[] =>
    lapsed === 0 ? [] : [{ is: 'lapsed', value, chips: -lapsed }],
  ),
  ...state.bustOuts.flatMap(({ removed, out }): IssuedLine[] => {
    const [one] = out;
    // what was shared at his table is still there
    if (removed === undefined || removed.shares !== undefined || one === undefined) return [];
    return [{ is: 'removed', entry: one.entry, why: removed.why, chips: -removed.chips }];
  }),
  ...(state.chipsRemoved === undefined ? [] : [{ is: 'ruled', chips: -state.chipsRemoved } as const]),
  ...(state.chipsOfRounds === undefined ? [] : [{ is: 'rounds', chips: -state.chipsOfRounds } as const]),
];

export const sumOfLines = (lines: readonly IssuedLine[]): Chips =>
  toChips(
    Math.max(
      0,
      lines.reduce((sum, { chips }) => sum + chips, 0),
    ),
  );

function bought(state: Tournament): readonly IssuedLine[] {
  const rest = new Map<EntryId, number>();
  for (const entry of state.entries.values()) if (hasPlayed(entry)) rest.set(entry.id, entry.stack);
  const sold = new Map<SaleKind, { count: number; chips: number }>();
  for (const { entry, kind, chips } of standing(state)) {
    const left = rest.get(entry);
    if (left === undefined) continue;
    rest.set(entry, left - chips);
    const { count: times, chips: before } = sold.get(kind) ?? { count: 0, chips: 0 };
    sold.set(kind, { count: times + 1, chips: before + chips });
  }
  const others = [...rest.values()].filter((chips) => chips !== 0);
  return [
    ...SALE_KINDS.flatMap((kind): IssuedLine[] => {
      const all = sold.get(kind);
      return all === undefined ? [] : [{ is: 'sold', kind, ...all }];
    }),
    ...(others.length === 0
      ? []
      : [{ is: 'given', count: others.length, chips: others.reduce((sum, chips) => sum + chips, 0) } as const]),
  ];
}

/** One line a value, whatever came of it: that nothing was lost is worth saying too. */
function raced(state: Tournament): readonly IssuedLine[] {
  const values = Map.groupBy(colourUpsOf(state), ({ value, into }) => `${String(value)}>${String(into)}`);
  return [...values.values()].flatMap((all): IssuedLine[] => {
    const [first] = all;
    const taken = all.flatMap((one) => Object.values(one.taken));
    if (first === undefined || taken.length === 0) return [];
    const chips = taken.reduce((sum, { difference }) => sum + difference, 0);
    return [{ is: 'raced', value: first.value, into: first.into, chips }];
  });
}
