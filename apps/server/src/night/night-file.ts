import { type Journal, type NewCommit, toPosition } from '@riffle/journal';
import { type PersonId, toPersonId } from '@riffle/tournament';
import type { NewPerson } from '@riffle/wire';
import { z } from 'zod';
import type { Directory } from '../club/directory.ts';
import { newPerson } from '../schema/person.ts';
import { commitOf, type Night, streamOf } from './night.ts';

const actor = z.object({ id: z.string(), role: z.string() });
const commit = z.object({
  id: z.string().min(1).max(100),
  at: z.int(),
  actor,
  events: z.array(z.looseObject({ type: z.string() })),
  takesBack: z.array(z.string()).exactOptional(),
});
/** A night as one file: all its commits, and the people they speak of. */
const nightFile = z.object({
  format: z.literal('riffle-night'),
  v: z.literal(1),
  id: z.string().regex(/^[A-Za-z0-9_-]{6,64}$/),
  commits: z.array(commit).min(1),
  people: z.array(newPerson.extend({ id: z.string().min(1).max(100) })),
});
export type NightFile = z.infer<typeof nightFile>;

export const parseNightFile = (value: unknown): NightFile | undefined => nightFile.safeParse(value).data;

export function nightFileOf(night: Night, directory: Directory): NightFile {
  const ids = new Set(Object.values(night.state.entries).map(({ person }) => person));
  return {
    format: 'riffle-night',
    v: 1,
    id: night.id,
    commits: night.history.commits.map(({ id, at, actor: by, events, takesBack }) => ({
      id,
      at,
      actor: by,
      events: [...events],
      ...(takesBack === undefined ? {} : { takesBack: [...takesBack] }),
    })),
    people: [...ids].flatMap((id) => inFile(id, directory)),
  };
}

/** Under the id that the events use, with what is known of the one it was merged into. */
function inFile(id: PersonId, directory: Directory): NightFile['people'] {
  const person = directory.resolve(id);
  if (person === undefined) return [];
  const { nights: _, lastNight: __, mergedInto: ___, ...fields } = person;
  return [{ ...fields, id }];
}

/** As if they had been read from the journal. Whether they are what they say, replaying them must show. */
export const commitsIn = ({ id: night, commits }: NightFile) =>
  commits.map((made, index) =>
    commitOf({ ...made, stream: streamOf(night), version: index + 1, position: toPosition(index + 1) }),
  );

/** Commit by commit, as it was; `false` where one of them is in this journal already, under whatever night. */
export async function writeNight(file: NightFile, journal: Journal): Promise<boolean> {
  for (const { id } of file.commits) if ((await journal.find(id)) !== undefined) return false;
  for (const [index, { id, at, actor: by, events, takesBack }] of file.commits.entries()) {
    const written: NewCommit = {
      stream: streamOf(file.id),
      expectedVersion: index,
      id,
      at,
      actor: by,
      events,
      ...(takesBack === undefined ? {} : { takesBack }),
    };
    const appended = await journal.append(written);
    if (!appended.ok) return false;
  }
  return true;
}

export const peopleIn = ({ people }: NightFile): readonly { readonly id: PersonId; readonly person: NewPerson }[] =>
  people.map(({ id, ...person }) => ({ id: toPersonId(id), person }));
