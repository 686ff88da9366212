import { CHIP_COLOUR_NAMES, CHIP_COLOURS, type ChipColour } from '@riffle/tournament';

/** Names that the program takes from the web, as the chips are called that are made in them. */
const NAMED: Readonly<Record<string, ChipColour>> = {
  ...{ silver: 'grey', gray: 'grey', darkgray: 'grey', darkgrey: 'grey', lightgray: 'grey', lightgrey: 'grey' },
  ...{ gold: 'yellow', lime: 'green', darkgreen: 'green', navy: 'blue', darkblue: 'blue', royalblue: 'blue' },
  ...{ cyan: 'lightBlue', aqua: 'lightBlue', lightblue: 'lightBlue', skyblue: 'lightBlue', teal: 'lightBlue' },
  ...{ magenta: 'pink', fuchsia: 'pink', violet: 'purple', maroon: 'red', darkred: 'red', ivory: 'white' },
  ...{ tan: 'brown', sienna: 'brown', chocolate: 'brown', darkorange: 'orange', hotpink: 'pink' },
};
/** Below it a colour counts as a shade of grey. */
const GREYISH = 30;
const [DARK, LIGHT] = [70, 215];

/** The chip's colour that comes closest; undefined where it cannot be told. */
export function chipColourOf(written: string): ChipColour | undefined {
  const name = written.trim().toLowerCase();
  const plain = CHIP_COLOUR_NAMES.find((colour) => colour.toLowerCase() === name);
  if (plain !== undefined) return plain;
  if (Object.hasOwn(NAMED, name)) return NAMED[name];
  const parts = partsOf(name);
  if (parts === undefined) return undefined;
  const [brightest, darkest] = [Math.max(...parts), Math.min(...parts)];
  if (brightest - darkest < GREYISH) return brightest > LIGHT ? 'white' : brightest < DARK ? 'black' : 'grey';
  return CHIP_COLOUR_NAMES.map((colour) => ({ colour, far: distance(partsOf(CHIP_COLOURS[colour]) ?? parts, parts) }))
    .filter(({ colour }) => !['white', 'grey', 'black'].includes(colour))
    .reduce((closest, one) => (one.far < closest.far ? one : closest)).colour;
}

function partsOf(written: string): readonly number[] | undefined {
  const [, hex] = /^#([\da-f]{3}|[\da-f]{6})$/.exec(written) ?? [];
  const pairs =
    hex === undefined ? [] : ((hex.length === 3 ? [...hex].map((one) => one + one) : hex.match(/../g)) ?? []);
  return pairs.length === 3 ? pairs.map((pair) => Number.parseInt(pair, 16)) : undefined;
}
const distance = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((sum, part, nth) => sum + (part - (other[nth] ?? 0)) ** 2, 0);
