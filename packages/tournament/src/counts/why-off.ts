import { colourUpsOf, tablesLeft } from '../chip-race/open-colour-ups.ts';
import { playedChips, valuesOf } from '../chips/chip-set.ts';
import type { EntryId } from '../ids.ts';
import type { SaleKind } from '../money/money-setup.ts';
import { setupOf } from '../rulebook-of.ts';
import type { Tournament } from '../state.ts';
import { countedIn } from './chip-count.ts';
import { sumOfLines } from './chips-issued.ts';
import type { ChipCount } from './count-shape.ts';

/** Where a difference may come from. Only ever a place to look. */
export type WhyOff =
  /** So many chips of this value are as much. */
  | { readonly is: 'chips'; readonly value: number; readonly count: number }
  /** As much as one of these brings: handed out and not sold, or sold and not handed out. */
  | { readonly is: 'sale'; readonly kind: SaleKind; readonly chips: number }
  /** Less than small chips at so many tables can make, which were exchanged. */
  | { readonly is: 'raced'; readonly value: number; readonly into: number }
  /** No chips in play make these stacks: `smallest` is the smallest of them. */
  | { readonly is: 'uneven'; readonly smallest: number; readonly entries: readonly EntryId[] };

/** More than so many of one chip are no slip. */
const MOST_CHIPS = 4;

export function whyOff(state: Tournament, count: ChipCount): readonly WhyOff[] {
  const values = valuesInPlay(state);
  const uneven = unevenIn(count, values[0]);
  if (count.missing.length > 0) return uneven;
  const off = Math.abs(countedIn(count) - sumOfLines(count.issued));
  if (off === 0) return uneven;
  return [...uneven, ...sold(state, off), ...raced(state, off), ...chipsOf(values, off)];
}

/** Smallest first; none where nobody has said what the stacks are made of. */
function valuesInPlay(state: Tournament): readonly number[] {
  const gone = new Set(
    colourUpsOf(state).flatMap((one) =>
      one.keep === undefined && tablesLeft(state, one).length === 0 ? [one.value] : [],
    ),
  );
  return valuesOf(playedChips(setupOf(state).chips ?? [])).filter((value) => !gone.has(value));
}

function unevenIn({ stacks }: ChipCount, smallest: number | undefined): readonly WhyOff[] {
  if (smallest === undefined) return [];
  const entries = [...stacks].flatMap(([entry, chips]) => (chips % smallest === 0 ? [] : [entry]));
  return entries.length === 0 ? [] : [{ is: 'uneven', smallest, entries }];
}

const sold = (state: Tournament, off: number): readonly WhyOff[] => {
  const { money, startingStack } = setupOf(state);
  const each = money?.profiles ?? [{ kind: 'entry' as const, chips: startingStack }];
  const kinds = new Set(each.flatMap(({ kind, chips }) => (chips === off ? [kind] : [])));
  return [...kinds].map((kind) => ({ is: 'sale', kind, chips: off }));
};

const raced = (state: Tournament, off: number): readonly WhyOff[] =>
  colourUpsOf(state).flatMap(({ value, into, taken }): WhyOff[] => {
    const tables = Object.keys(taken).length;
    return tables > 0 && off % value === 0 && off < into * tables ? [{ is: 'raced', value, into }] : [];
  });

const chipsOf = (values: readonly number[], off: number): readonly WhyOff[] =>
  values.toReversed().flatMap((value): WhyOff[] => {
    const count = off / value;
    return Number.isInteger(count) && count <= MOST_CHIPS ? [{ is: 'chips', value, count }] : [];
  });
