import { accept, refuse, restore, type Verdict } from '@riffle/aggregate';
import { nestsTooDeep, type PersonInFile, type StaffInFile } from '@riffle/formats';
import type { PersonId } from '@riffle/people';
import { multiDay } from '@riffle/tournament/multiday';
import { type Language, wordsIn } from '@riffle/words';
import type { CommitOf, FileProblem, KindFile } from '../../host/kind.ts';
import { eventFile } from './event-file-shape.ts';
import { peopleIn } from './of-people.ts';
import type { MultiDayShape } from './shape.ts';

type Commits = readonly CommitOf<MultiDayShape>[];
type Problem = Parameters<ReturnType<typeof wordsIn>['nightFileProblem']>[0];

/** An event of several days by itself, without its nights: what led to it, and who stands in it. */
export const file: KindFile<MultiDayShape> = {
  format: 'riffle-event',
  write: ({ id, commits, personOf, staffName, exportedAt, seal }) => {
    const people = [...new Set(named(commits))].flatMap((person): readonly PersonInFile[] => {
      const known = personOf(person);
      return known === undefined ? [] : [asWritten(person, known)];
    });
    const staff = [...new Set(commits.map(({ actor }) => actor.id))].flatMap((member): readonly StaffInFile[] => {
      const name = staffName(member);
      return name === undefined ? [] : [{ id: member, name }];
    });
    const content = { format: 'riffle-event', v: 1, exportedAt, event: id, seal: seal({ commits, people, staff }) };
    return `${JSON.stringify({ ...content, people, staff, commits }, undefined, 1)}\n`;
  },
  read: (text, language) => {
    const parsed = parse(text);
    if ('code' in parsed) return refuseWith(parsed, language);
    const { data: content, error } = eventFile.safeParse(parsed.json);
    if (content === undefined) {
      const [issue] = error.issues;
      const pointer = (issue?.path ?? []).map((key) => `/${String(key)}`).join('');
      return refuseWith(pointer === '/format' ? { code: 'other-format' } : { code: 'bad-field', pointer }, language);
    }
    const { event: id, people, staff, seal } = content;
    const commits = content.commits as unknown as Commits;
    const problem = outOfOrder(commits);
    if (problem !== undefined) return refuseWith(problem, language);
    const entered = new Set<string>(named(commits));
    const acted = new Set(commits.map(({ actor }) => actor.id));
    // a seal is about what was written, before names were made readable
    const sealed = parsed.json as {
      readonly commits: Commits;
      readonly people: readonly PersonInFile[];
      readonly staff: readonly StaffInFile[];
    };
    return accept({
      ...{ id, commits, seal },
      people: (people as unknown as readonly PersonInFile[]).filter((one) => entered.has(one.id)),
      staff: staff.filter((one) => acted.has(one.id)),
      sealed: { commits: sealed.commits, people: sealed.people, staff: sealed.staff },
    });
  },
};

const named = (commits: Commits): readonly PersonId[] =>
  commits.flatMap(({ events }) => events.flatMap((event) => peopleIn(event)));

const asWritten = (
  id: PersonId,
  { first, last, nickname, club, number, guest, roomName }: PersonInFile,
): PersonInFile => ({
  ...{ id, first, last },
  ...(nickname !== undefined && { nickname }),
  ...(club !== undefined && { club }),
  ...(number !== undefined && { number }),
  ...{ guest, roomName },
});

function parse(text: string): { readonly json: unknown } | Problem {
  if (nestsTooDeep(text)) return { code: 'too-deep' };
  try {
    return { json: JSON.parse(text) as unknown };
  } catch {
    return { code: 'no-json' };
  }
}

/** The first step that cannot stand where it stands, or after which the event could not be shown. */
function outOfOrder(commits: Commits): Problem | undefined {
  if (commits[0]?.events[0]?.type !== 'Founded') return { code: 'no-night' };
  const seen = new Set<string>();
  for (const [at, { id, version, events, takesBack = [] }] of commits.entries()) {
    const commit = at + 1;
    if (version !== commit) return { code: 'out-of-order', commit, found: version };
    if (seen.has(id)) return { code: 'commit-twice', commit };
    if (events.some(({ type }, nth) => type === 'Founded' && at + nth > 0)) return { code: 'created-twice', commit };
    if (takesBack.some((taken) => !seen.has(taken))) return { code: 'takes-back-unknown', commit };
    seen.add(id);
  }
  try {
    const { state } = restore(multiDay, commits);
    multiDay.view(state, 'staff');
    return undefined;
  } catch {
    return { code: 'not-replayable', commit: commits.length };
  }
}

const refuseWith = (problem: Problem, language: Language): Verdict<never, FileProblem> =>
  refuse({ detail: wordsIn(language).nightFileProblem(problem), facts: problem });
