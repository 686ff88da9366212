import { toChips } from '@riffle/cards';
import {
  CHIP_COLOUR_NAMES,
  type Chip,
  type ChipColour,
  type ChipField,
  type ChipSet,
  chipsFault,
  stackSum,
} from '@riffle/tournament';
import { parseCount } from '../../language/typed-count.ts';

/** A chip as the form holds it. */
export type ChipRow = {
  readonly key: number;
  colour: ChipColour;
  label: string;
  value: string;
  owned: string;
  inStack: string;
};
type RowFault = { readonly row: number; readonly field: ChipField };
/** The set where it is one; of a wrong one the first that is wrong, by its row. */
export type ReadRows = { readonly set: ChipSet; readonly fault?: RowFault | 'count' | 'sum' };

let last = 0;
const key = (): number => {
  last += 1;
  return last;
};
export const rowsOf = (set: ChipSet): ChipRow[] =>
  set.map(({ value, colour, label = '', owned, inStack }) => ({
    key: key(),
    ...{ colour, label, value: String(value), owned: String(owned) },
    inStack: inStack === undefined ? '' : String(inStack),
  }));

/** Another chip: in a colour that is not there yet. */
export function addedTo(rows: readonly ChipRow[]): ChipRow {
  const colour = CHIP_COLOUR_NAMES.find((one) => rows.every((row) => row.colour !== one)) ?? 'black';
  return { key: key(), colour, label: '', value: '', owned: '', inStack: '' };
}

const written = (text: string): number => (/^[\s.,'\u202F\d]*\d[\s.,'\u202F\d]*$/.test(text) ? parseCount(text) : -1);

/** Smallest value first, in whatever order they were typed. */
export function readRows(rows: readonly ChipRow[], stack: number): ReadRows {
  const read = rows
    .map((row, nth): { readonly nth: number; readonly chip: Chip } => ({ nth, chip: chipOf(row) }))
    .toSorted((a, b) => a.chip.value - b.chip.value);
  const set = read.map(({ chip }) => chip);
  const fault = chipsFault(set, stack);
  if (fault === undefined) return { set };
  if (fault.is !== 'chip') return { set, fault: fault.is };
  return { set, fault: { row: read[fault.chip]?.nth ?? 0, field: fault.field } };
}

function chipOf({ value, colour, label, owned, inStack }: ChipRow): Chip {
  return {
    value: toChips(Math.max(0, written(value))),
    colour,
    ...(label.trim() !== '' && { label: label.trim() }),
    owned: written(owned),
    ...(inStack.trim() !== '' && { inStack: written(inStack) }),
  };
}

/** By how much the chips of a stack are off, and how many they are. */
export const stackOf = (set: ChipSet): { readonly sum: number; readonly pieces: number } => {
  const filled = set.map((chip) => ({ ...chip, inStack: Math.max(0, chip.inStack ?? 0) }));
  return { sum: stackSum(filled), pieces: filled.reduce((sum, { inStack }) => sum + inStack, 0) };
};
