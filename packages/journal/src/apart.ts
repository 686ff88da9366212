import type { StoredEvent } from './journal.ts';

/**
 * By type of event, the fields that are free text about people: `penalty.reason`, and `*` for each of a list or each
 * field. Only what is a string there is kept apart.
 */
export type Apart = Readonly<Record<string, readonly string[]>>;

/** Where streams of several kinds lie in one journal. */
export type ApartOf = (stream: string) => Apart;

export type Path = readonly (string | number)[];
export type TextInPlace = { readonly path: Path; readonly text: string };

/** The events as JSON without those texts, `null` in the place of each, and the texts in their order. */
export function takeApart(
  apart: Apart,
  written: string,
  events: readonly StoredEvent[],
): { readonly events: string; readonly texts: readonly TextInPlace[] } {
  if (!events.some(({ type }) => fieldsOf(apart, type).length > 0)) return { events: written, texts: [] };
  const copied = JSON.parse(written) as unknown[];
  const texts = events.flatMap(({ type }, index) =>
    fieldsOf(apart, type).flatMap((field) => takeOut(copied, [], [String(index), ...field.split('.')])),
  );
  return texts.length === 0 ? { events: written, texts } : { events: JSON.stringify(copied), texts };
}

/** `events` is changed: it is what was just read, and nobody else's. */
export function putBack(events: readonly unknown[], path: Path, text: string): boolean {
  const place = path.slice(0, -1).reduce<unknown>((within, key) => childOf(within, String(key)), events);
  const last = path.at(-1);
  if (last === undefined || !isHolder(place) || !Object.hasOwn(place, last)) return false;
  (place as Holder)[last] = text;
  return true;
}

// own keys only: an event may be called `constructor`
const fieldsOf = (apart: Apart, type: string): readonly string[] =>
  Object.hasOwn(apart, type) ? (apart[type] ?? []) : [];

type Holder = Record<string | number, unknown>;
const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null;
const childOf = (value: unknown, key: string): unknown =>
  isHolder(value) && Object.hasOwn(value, key) ? value[key] : undefined;

function takeOut(within: unknown, path: Path, [key, ...further]: readonly string[]): readonly TextInPlace[] {
  if (key === undefined || !isHolder(within)) return [];
  if (key === '*') return Object.keys(within).flatMap((one) => takeOut(within, path, [one, ...further]));
  const child = childOf(within, key);
  const here = [...path, Array.isArray(within) ? Number(key) : key];
  if (further.length > 0) return takeOut(child, here, further);
  if (typeof child !== 'string') return [];
  within[key] = null;
  return [{ path: here, text: child }];
}
