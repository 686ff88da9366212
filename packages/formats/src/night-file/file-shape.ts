import { ROOM_NAMES, visible } from '@riffle/people';
import { z } from 'zod';
import { eventShape } from './event-shape.ts';
import { NIGHT_FORMAT, type NightFile } from './night-file.ts';
import { id, ids, moment, text, whole } from './shape.ts';

const ROLES = ['director', 'floor', 'cashier', 'display', 'player', 'dealer', 'clock', 'demo'] as const;
export const heading = z.looseObject({ format: z.literal(NIGHT_FORMAT), v: z.int() });

/** Of a person, who must not come in looking like another. */
const typed = text.overwrite(visible);
const list = z.array(z.unknown());
const outline = z.object({
  exportedAt: moment,
  night: id.regex(/^[A-Za-z0-9_-]{1,64}$/),
  digest: text,
  people: list,
  staff: list.optional(),
  commits: list,
});
const person = z.object({
  id,
  first: typed,
  last: typed,
  nickname: typed.optional(),
  club: typed.optional(),
  number: typed.optional(),
  guest: z.boolean(),
  roomName: z.enum(ROOM_NAMES),
});
const member = z.object({ id, name: z.string().max(200).overwrite(visible) });
const commit = z.object({
  id,
  version: whole,
  at: moment,
  actor: z.object({ id: text, role: z.enum(ROLES) }),
  events: list,
  takesBack: ids.optional(),
});

/** People and staff as the check made them. */
type Named = Pick<NightFile, 'people' | 'staff'>;
type Checked = { readonly named: Named } | { readonly pointer: string };

/**
 * The first field that is not as it must be. What stands in lists is looked at one by one: all at once, every bad entry
 * would be told, and a file of two megabytes takes one gigabyte.
 */
export function checkFile(head: unknown): Checked {
  const { error, data } = outline.safeParse(head);
  if (error !== undefined) return { pointer: pointerOf(error) };
  const people = each(data.people, person, '/people');
  if ('pointer' in people) return people;
  const staff = each(data.staff ?? [], member, '/staff');
  if ('pointer' in staff) return staff;
  const commits = each(data.commits, commit, '/commits');
  if ('pointer' in commits) return commits;
  for (const [nth, { events }] of commits.read.entries()) {
    const checked = each(events, eventShape, `/commits/${String(nth)}/events`);
    if ('pointer' in checked) return checked;
  }
  const named = { people: people.read, ...(data.staff === undefined ? {} : { staff: staff.read }) };
  return { named: named as unknown as Named };
}

function each<T>(
  items: readonly unknown[],
  shape: z.ZodType<T>,
  under: string,
): { readonly read: readonly T[] } | { readonly pointer: string } {
  const read: T[] = [];
  for (const [nth, item] of items.entries()) {
    const at = `${under}/${String(nth)}`;
    const long = longListIn(item);
    if (long !== undefined) return { pointer: `${at}${long}` };
    const { error, data } = shape.safeParse(item);
    if (error !== undefined) return { pointer: `${at}${pointerOf(error)}` };
    read.push(data);
  }
  return { read };
}

/** No night has more entries, nor more of anything in one step. */
const LONGEST_LIST = 20_000;

/** Where a list goes on for longer than one can, as a pointer; the events of a step are looked at for themselves. */
function longListIn(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (Array.isArray(value) && value.length > LONGEST_LIST) return '';
  for (const [key, inner] of Object.entries(value)) {
    const found = longListIn(inner);
    if (found !== undefined) return `/${key}${found}`;
  }
  return undefined;
}

const pointerOf = ({ issues: [issue] }: z.ZodError): string =>
  (issue?.path ?? []).map((key) => `/${String(key)}`).join('');
