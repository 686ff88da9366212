import { hash } from 'node:crypto';
import type { Apart, StoredEvent } from '@riffle/journal';

/** Stands beside the commit, and tells whether the same is asked again. Commits from before have none. */
export type KeptContent = { readonly asked: string };

/**
 * What was asked, as a sum. Free text about people is not in it: once it is erased nobody finds out by trying what it
 * was. `texts` are those of the events that came of it.
 */
export const sumOf = (asked: unknown, texts: ReadonlySet<string>): string =>
  hash('sha256', JSON.stringify(spelled(asked, texts)), 'base64url').slice(0, 22);

/** Of what was typed and must not be found out: it tells two apart, but for one in 65,536, and no more of either. */
export const shortSumOf = (typed: unknown): string => hash('sha256', JSON.stringify(typed), 'hex').slice(0, 4);

/** In one order, however it was written. */
function spelled(value: unknown, texts: ReadonlySet<string>): unknown {
  if (typeof value === 'string') return texts.has(value) ? null : value;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => spelled(one, texts));
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return entries.map(([key, inner]) => [key, spelled(inner, texts)]);
}

/** The texts that are kept apart from these events. */
export function textsIn(apart: Apart, events: readonly StoredEvent[]): ReadonlySet<string> {
  const fieldsOf = ({ type }: StoredEvent): readonly string[] =>
    Object.hasOwn(apart, type) ? (apart[type] ?? []) : [];
  return new Set(events.flatMap((event) => fieldsOf(event).flatMap((field) => textsAt(event, field.split('.')))));
}

function textsAt(within: unknown, [key, ...further]: readonly string[]): readonly string[] {
  if (key === undefined) return typeof within === 'string' ? [within] : [];
  if (typeof within !== 'object' || within === null) return [];
  if (key === '*') return Object.values(within).flatMap((one) => textsAt(one, further));
  return Object.hasOwn(within, key) ? textsAt((within as Record<string, unknown>)[key], further) : [];
}

/** Nothing where it is not known what was asked. */
export function keptContent(result: unknown): string | undefined {
  if (typeof result !== 'object' || result === null || !('asked' in result)) return undefined;
  return typeof result.asked === 'string' ? result.asked : undefined;
}
