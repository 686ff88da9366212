import type { Commit } from '@riffle/aggregate';
import type { PersonInFile } from '@riffle/formats';
import { NOBODY, type PersonId } from '@riffle/people';
import { z } from 'zod';
import type { KindFile } from '../kind.ts';
import type { CounterEvent, CounterShape } from './counter-shape.ts';

type Content = {
  readonly id: string;
  readonly commits: readonly Commit<CounterEvent>[];
  readonly people: readonly PersonInFile[];
};
const shape = z.object({ id: z.string(), commits: z.array(z.unknown()), people: z.array(z.unknown()) });

export const counterFile: KindFile<CounterShape> = {
  write: ({ id, commits, personOf }) => {
    const seated = commits.flatMap(({ events }) =>
      events.flatMap((one) => (one.type === 'Seated' ? [one.person] : [])),
    );
    const people = seated.map((person: PersonId) => {
      const { first = '', last = NOBODY } = personOf(person) ?? {};
      return { id: person, first, last, guest: false, roomName: 'full' } satisfies PersonInFile;
    });
    return JSON.stringify({ id, commits, people } satisfies Content);
  },
  read: (text) => {
    const read = shape.safeParse(jsonIn(text));
    return read.success
      ? { ok: true, value: read.data as unknown as Content }
      : { ok: false, refusal: { detail: 'no counter', facts: {} } };
  },
};

/** Nothing where it is not JSON. */
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
