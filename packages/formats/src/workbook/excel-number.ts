import { daysIn } from '../lists/day.ts';
import { plainNumber } from './sheet.ts';

/** What a format makes of a number: a day, a number with zeros in front, or nothing else. */
export type Shape =
  | { readonly is: 'day' }
  | { readonly is: 'padded'; readonly figures: number }
  | { readonly is: 'plain' };

const PLAIN: Shape = { is: 'plain' };
const DAY: Shape = { is: 'day' };
/** Formats that have no text of their own. */
const isBuiltInDay = (id: number): boolean =>
  (id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 31) || id === 36 || (id >= 50 && id <= 58);

export function shapeOf(id: number, code: string | undefined): Shape {
  if (code === undefined) return isBuiltInDay(id) ? DAY : PLAIN;
  // colours, languages, and whatever stands in quotes is no figure
  const [first = ''] = code
    .replaceAll(/\[[hms]+\]/gi, 'h')
    .replaceAll(/"[^"]*"|\[[^\]]*\]|\\.|[_*]./g, '')
    .split(';');
  if (/^0{2,}$/.test(first)) return { is: 'padded', figures: first.length };
  if (/^(?:general|standard)$/i.test(first)) return PLAIN;
  return /[dy]/i.test(first) || (/m/i.test(first) && !/[hs0#?]/i.test(first)) ? DAY : PLAIN;
}

/** Of 1900 the program counts a 29th of February that never was. */
const LEAP = 60;
const LAST = 2_958_465;
const BETWEEN_EPOCHS = 1462;

export function shaped(written: string, shape: Shape, from1904: boolean): string {
  const value = Number(written);
  if (shape.is === 'padded' && Number.isInteger(value) && value >= 0)
    return plainNumber(written).padStart(shape.figures, '0');
  if (shape.is !== 'day' || !Number.isFinite(value)) return plainNumber(written);
  const serial = Math.floor(value) + (from1904 ? BETWEEN_EPOCHS : 0);
  if (serial < 1 || serial > LAST || serial === LEAP) return plainNumber(written);
  const days = serial > LEAP ? serial - 1 : serial;
  return dayOf(days);
}

/** The first of January 1900 is the first. */
function dayOf(count: number): string {
  let left = count;
  let [year, month] = [1900, 1];
  for (let length = 365; left > length; length = 337 + daysIn(year, 2)) {
    left -= length;
    year += 1;
  }
  for (; left > daysIn(year, month); month += 1) left -= daysIn(year, month);
  return [year, month, left].map((part) => String(part).padStart(2, '0')).join('-');
}
