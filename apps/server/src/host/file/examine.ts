import { accept, refuse, restore, type Verdict } from '@riffle/aggregate';
import type { PersonInFile, StaffInFile } from '@riffle/formats';
import { shownName } from '@riffle/people';
import type { ExaminedFile } from '@riffle/wire';
import { type Language, wordsIn } from '@riffle/words';
import type { CommitOf, FileProblem, Kind, Shape } from '../kind.ts';
import { logLines } from '../log.ts';
import { isReserved } from '../schema.ts';
import { originOf } from '../seal/origin.ts';

export type Examined<S extends Shape = Shape> = ExaminedFile & {
  readonly commits: readonly CommitOf<S>[];
  readonly people: readonly PersonInFile[];
  readonly staff: readonly StaffInFile[];
};
type Asked = {
  readonly language: Language;
  /** By which this house signs, where it ever has. */
  readonly ownKey: string | undefined;
  readonly zone: string;
};

/** A file looked at from all sides, nothing taken in yet: whether it can be read, who wrote it, what was changed since. */
export function examine<S extends Shape>(
  kind: Kind<S>,
  text: string,
  { language, ownKey, zone }: Asked,
): Verdict<Examined<S>, FileProblem> {
  if (kind.file === undefined) throw new Error(`a ${kind.name} comes in no file`);
  const read = kind.file.read(text, language);
  if (!read.ok) return read;
  const { id, commits, people, staff, seal, sealed } = read.value;
  if (isReserved(id))
    return refuse({ detail: wordsIn(language).server['id-taken'].title, facts: { code: 'id-taken', id } });
  const history = restore<S['State'], S['Event']>(kind.aggregate, commits);
  const persons = new Map(people.map((person) => [person.id as string, person]));
  const nameOf = (person: string) => shownName(persons.get(person), 'staff');
  const told = { kind, history, namesOf: nameOf, actorName: () => '', textsOf: () => [], zone };
  const origin = originOf({ kind: kind.name, id, seal, sealed }, ownKey, {
    stepTexts: (steps) =>
      new Map(
        logLines(told, language, ({ version }) => steps.has(version)).map(({ version, text: said }) => [version, said]),
      ),
    personName: (person) => (persons.has(person) ? nameOf(person) : undefined),
  });
  return accept({ id, name: kind.called(history.state), steps: commits.length, origin, commits, people, staff });
}
