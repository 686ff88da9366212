import type { Commit } from '@riffle/aggregate';
import { nestsTooDeep, type PersonInFile, type StaffInFile } from '@riffle/formats';
import { NOBODY, type PersonId } from '@riffle/people';
import { z } from 'zod';
import type { KindFile } from '../kind.ts';
import type { CounterEvent, CounterShape } from './counter-shape.ts';

type Content = {
  readonly id: string;
  readonly commits: readonly Commit<CounterEvent>[];
  readonly people: readonly PersonInFile[];
  readonly staff: readonly StaffInFile[];
  readonly seal?: unknown;
};
const FORMAT = 'riffle-counter';
const shape = z.looseObject({
  format: z.literal(FORMAT),
  id: z.string(),
  commits: z.array(z.unknown()),
  people: z.array(z.unknown()),
  staff: z.array(z.unknown()),
});

export const counterFile: KindFile<CounterShape> = {
  format: FORMAT,
  write: ({ id, commits, personOf, staffName, seal }) => {
    const seated = commits.flatMap(({ events }) =>
      events.flatMap((one) => (one.type === 'Seated' ? [one.person] : [])),
    );
    const people = seated.map((person: PersonId) => {
      const { first = '', last = NOBODY } = personOf(person) ?? {};
      return { id: person, first, last, guest: false, roomName: 'full' } satisfies PersonInFile;
    });
    const staff = [...new Set(commits.map(({ actor }) => actor.id))].map((id) => ({ id, name: staffName(id) ?? '?' }));
    return JSON.stringify({
      ...{ format: FORMAT, seal: seal({ commits, people, staff }) },
      ...({ id, commits, people, staff } satisfies Content),
    });
  },
  read: (text) => {
    const read = shape.safeParse(jsonIn(text));
    if (!read.success) return { ok: false, refusal: { detail: 'no counter', facts: {} } };
    const content = read.data as unknown as Content;
    return { ok: true, value: { ...content, sealed: content } };
  },
};

/** Nothing where it is not JSON. */
function jsonIn(text: string): unknown {
  try {
    return nestsTooDeep(text) ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
