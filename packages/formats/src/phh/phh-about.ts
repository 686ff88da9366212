import { TomlDate, type TomlTable } from 'smol-toml';
import type { HandAbout } from '../hands/hand-record.ts';

export function aboutOf(fields: TomlTable, count: number): HandAbout {
  const text = (field: string): string | undefined => {
    const value = fields[field];
    return typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint'
      ? String(value)
      : undefined;
  };
  const { players, seat_count: seatCount } = fields;
  const names = Array.isArray(players) ? players : [];
  return {
    ...given('id', text('hand')),
    ...given('room', text('venue')),
    ...given('event', text('event')),
    ...given('table', text('table')),
    ...given('seatCount', typeof seatCount === 'number' ? seatCount : undefined),
    ...given('currency', text('currency')),
    ...given('startedAt', startOf(fields)),
    names: Array.from({ length: count }, (_, nth) => {
      const name = names[nth];
      return typeof name === 'string' && name !== '' ? name : `p${String(nth + 1)}`;
    }),
  };
}

const given = <Name extends string, Value>(name: Name, value: Value | undefined) =>
  (value === undefined ? {} : { [name]: value }) as { readonly [N in Name]?: Value };

const two = (count: unknown): string => String(count).padStart(2, '0');

function startOf({ year, month, day, time }: TomlTable): string | undefined {
  if (typeof year !== 'number' || typeof month !== 'number' || typeof day !== 'number') return undefined;
  const clock = time instanceof TomlDate ? time.toISOString() : '';
  return `${String(year)}-${two(month)}-${two(day)}T${/\d\d:\d\d:\d\d/.exec(clock)?.[0] ?? '00:00:00'}`;
}
