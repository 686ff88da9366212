import { type Chip, type ChipSet, isBrokenDown, stackSum } from './chip-set.ts';
import { CHIP_COLOURS } from './colours.ts';

const MOST_KINDS = 16;
const MOST_VALUE = 1_000_000_000;
const MOST_OWNED = 1_000_000;
const LONGEST_LABEL = 40;

/** What is wrong with a set by itself, or that its starting stack is not the night's. */
export type ChipsFault =
  | { readonly is: 'count'; readonly min: number; readonly max: number }
  | { readonly is: 'chip'; readonly chip: number; readonly field: ChipField }
  | { readonly is: 'sum'; readonly sum: number; readonly stack: number };
export type ChipField = 'value' | 'colour' | 'label' | 'owned' | 'inStack';

export function chipsFault(set: ChipSet, startingStack: number): ChipsFault | undefined {
  if (set.length < 1 || set.length > MOST_KINDS) return { is: 'count', min: 1, max: MOST_KINDS };
  for (const [chip, one] of set.entries()) {
    const field = wrongField(one, set.slice(0, chip));
    if (field !== undefined) return { is: 'chip', chip, field };
  }
  if (!isBrokenDown(set)) return undefined;
  const sum = stackSum(set);
  return sum === startingStack ? undefined : { is: 'sum', sum, stack: startingStack };
}

/** `before`: the smaller ones. Two of one colour must be told apart by what they are called. */
function wrongField({ value, colour, label, owned, inStack }: Chip, before: ChipSet): ChipField | undefined {
  if (!isCount(value, 1, MOST_VALUE) || value <= (before.at(-1)?.value ?? 0)) return 'value';
  if (!Object.hasOwn(CHIP_COLOURS, colour)) return 'colour';
  if (label !== undefined && (label.trim() === '' || label.length > LONGEST_LABEL)) return 'label';
  if (before.some((one) => one.colour === colour && told(one) === told({ label }))) return 'colour';
  if (!isCount(owned, 0, MOST_OWNED)) return 'owned';
  return inStack === undefined || isCount(inStack, 0, MOST_OWNED) ? undefined : 'inStack';
}

const told = ({ label = '' }: { readonly label?: string | undefined }): string => label.trim().toLowerCase();
const isCount = (count: number, min: number, max: number): boolean =>
  Number.isSafeInteger(count) && count >= min && count <= max;
