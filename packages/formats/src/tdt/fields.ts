import { NotTdt, type TdtObject, type TdtValue } from './tdt-value.ts';

/** What is said of an amount that is no whole number of cents; the place is an offset here. */
export type Rounded = { readonly field: string; readonly written: string; readonly at: number };

/** Older and newer versions leave fields out: `undefined` and `null` count as left out. */
function asked(of: TdtObject, field: string): TdtValue | undefined {
  const value = of.fields.get(field);
  return value === undefined || value.is === 'nothing' ? undefined : value;
}
const wrong = (field: string, { at }: TdtValue): NotTdt => new NotTdt({ code: 'field-wrong', field }, at);
const missing = (field: string, { at }: TdtObject): NotTdt => new NotTdt({ code: 'field-missing', field }, at);

export function objectIn(of: TdtObject, field: string): TdtObject | undefined {
  const value = asked(of, field);
  if (value !== undefined && value.is !== 'object') throw wrong(field, value);
  return value;
}

/** The objects of a list; what is left out of it is passed over. */
export function objectsIn(of: TdtObject, field: string): readonly TdtObject[] {
  return itemsIn(of, field).map((item) => {
    if (item.is !== 'object') throw wrong(field, item);
    return item;
  });
}

export function itemsIn(of: TdtObject, field: string): readonly TdtValue[] {
  const value = asked(of, field);
  if (value === undefined) return [];
  if (value.is !== 'list') throw wrong(field, value);
  return value.items.filter((item) => item.is !== 'nothing');
}

export function textIn(of: TdtObject, field: string): string {
  const value = asked(of, field);
  if (value === undefined) return '';
  if (value.is !== 'text') throw wrong(field, value);
  return value.text;
}
/** What something is called by: older versions write numbers for it. */
export function keyIn(of: TdtObject, field: string): string {
  const value = asked(of, field);
  return value?.is === 'number' ? value.written : textIn(of, field);
}
export function idIn(of: TdtObject, field: string): string {
  const id = textIn(of, field);
  if (id === '') throw missing(field, of);
  return id;
}
/** One id, or a list of them. */
export function idsIn(of: TdtObject, field: string): readonly string[] {
  const value = asked(of, field);
  if (value === undefined) return [];
  const items = value.is === 'list' ? value.items.filter((item) => item.is !== 'nothing') : [value];
  return items.flatMap((item) => {
    if (item.is !== 'text') throw wrong(field, item);
    return item.text === '' ? [] : [item.text];
  });
}
export function flagIn(of: TdtObject, field: string): boolean {
  const value = asked(of, field);
  if (value === undefined) return false;
  if (value.is !== 'flag') throw wrong(field, value);
  return value.flag;
}

/** A whole number; what is left out is 0 unless it is needed. */
export function countIn(of: TdtObject, field: string): number {
  const value = asked(of, field);
  return value === undefined ? 0 : wholeOf(value, field);
}
export function neededCount(of: TdtObject, field: string): number {
  const value = asked(of, field);
  if (value === undefined) throw missing(field, of);
  return wholeOf(value, field);
}
function wholeOf(value: TdtValue, field: string): number {
  const count = value.is === 'number' ? Number(value.written) : Number.NaN;
  if (!Number.isSafeInteger(count)) throw wrong(field, value);
  return count;
}
/** Points and hits may be fractions. */
export function figureIn(of: TdtObject, field: string): number {
  const value = asked(of, field);
  if (value === undefined) return 0;
  const figure = value.is === 'number' ? Number(value.written) : Number.NaN;
  if (!Number.isFinite(figure)) throw wrong(field, value);
  return figure;
}

/** Cents, exactly as written; what is finer than a cent is rounded and told. */
export function centsIn(of: TdtObject, field: string, rounded: Rounded[]): number {
  const value = asked(of, field);
  return value === undefined ? 0 : centsOf(value, field, rounded);
}
export function neededCents(of: TdtObject, field: string, rounded: Rounded[]): number {
  const value = asked(of, field);
  if (value === undefined) throw missing(field, of);
  return centsOf(value, field, rounded);
}
/** The sum of a list of amounts, as rakes are kept: one for each of their names. */
export function sumIn(of: TdtObject, field: string, rounded: Rounded[]): number {
  return itemsIn(of, field).reduce((sum, item) => sum + centsOf(item, field, rounded), 0);
}

function centsOf(value: TdtValue, field: string, rounded: Rounded[]): number {
  const written = value.is === 'number' ? value.written : '';
  // what is left of sums of fractions
  if (/e-\d+$/i.test(written) && Math.abs(Number(written)) < 0.005) {
    rounded.push({ field, written, at: value.at });
    return 0;
  }
  const [, minus, whole, parts = ''] = /^(-?)(\d+)(?:\.(\d*))?$/.exec(written) ?? [];
  if (whole === undefined) throw wrong(field, value);
  const exact = Number(whole) * 100 + Number(parts.slice(0, 2).padEnd(2, '0'));
  const finer = parts.slice(2);
  const cents = exact + (/^[5-9]/.test(finer) ? 1 : 0);
  if (!Number.isSafeInteger(cents)) throw wrong(field, value);
  if (/[1-9]/.test(finer)) rounded.push({ field, written, at: value.at });
  return minus === '-' && cents !== 0 ? -cents : cents;
}
