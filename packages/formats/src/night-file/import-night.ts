import { accept, type Commit, refuse, restore, type Verdict } from '@riffle/aggregate';
import { lifted, type TournamentEvent, tournament } from '@riffle/tournament';
import { nestsTooDeep } from '../nesting.ts';
import type { NightFileProblem } from '../problems/night-file-problem.ts';
import { digestOf } from './digest.ts';
import { inFile, type SealedPart } from './export-night.ts';
import { checkFile, heading } from './file-shape.ts';
import { actorsIn, NIGHT_VERSION, type NightFile, peopleIn, type StaffInFile } from './night-file.ts';

type Commits = readonly Commit<TournamentEvent>[];

/** What a file holds, and what its seal is about: as it was written, before older events were lifted. */
export type ReadNight = NightFile & { readonly staff: readonly StaffInFile[]; readonly sealed: SealedPart };

/** The night in a file, after everything that can be wrong with it was looked for. */
export function importNight(file: string): Verdict<ReadNight, NightFileProblem> {
  if (nestsTooDeep(file)) return refuse({ code: 'too-deep' });
  const content = parseJson(file);
  if (content === undefined) return refuse({ code: 'no-json' });
  const { data: head } = heading.safeParse(content);
  if (head === undefined) return refuse({ code: 'other-format' });
  if (head.v > NIGHT_VERSION) return refuse({ code: 'newer-version', found: head.v });
  const checked = checkFile(head);
  if ('pointer' in checked) return refuse({ code: 'bad-field', pointer: checked.pointer });
  // of steps the content itself is given on: a field that this check does not know belongs to its event all the same
  const written = head as unknown as NightFile;
  const night = {
    ...written,
    commits: written.commits.map((commit) => ({ ...commit, events: commit.events.map(lifted) })),
  };
  const problem = sequenceProblem(night.commits) ?? replayProblem(night.commits);
  if (problem !== undefined) return refuse(problem);
  // a seal says more than that something was changed: what it was
  if (written.seal === undefined && digestOf(written.commits) !== written.digest) return refuse({ code: 'changed' });
  const { commits, people, staff = [] } = written;
  // of people what the check made of them
  const { named } = checked;
  const [entered, acted] = [peopleIn(night.commits), actorsIn(night.commits)];
  return accept({
    ...night,
    people: named.people.filter((person) => entered.has(person.id)).map((person) => inFile(person.id, person)),
    staff: (named.staff ?? []).filter((member) => acted.has(member.id)),
    sealed: { commits, people, staff },
  });
}

function parseJson(file: string): unknown {
  try {
    return JSON.parse(file) as unknown;
  } catch {
    return undefined;
  }
}

function sequenceProblem(commits: Commits): NightFileProblem | undefined {
  if (commits[0]?.events[0]?.type !== 'Created') return { code: 'no-night' };
  const seen = new Set<string>();
  for (const [at, { id: commitId, version, events, takesBack = [] }] of commits.entries()) {
    const commit = at + 1;
    if (version !== commit) return { code: 'out-of-order', commit, found: version };
    if (seen.has(commitId)) return { code: 'commit-twice', commit };
    if (events.some(({ type }, nth) => type === 'Created' && at + nth > 0)) return { code: 'created-twice', commit };
    if (takesBack.some((taken) => !seen.has(taken))) return { code: 'takes-back-unknown', commit };
    seen.add(commitId);
  }
  return undefined;
}

/** The first step after which the night could not be shown any more. */
function replayProblem(commits: Commits): NightFileProblem | undefined {
  if (isReplayable(commits)) return undefined;
  let good = 0;
  let bad = commits.length;
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2);
    if (isReplayable(commits.slice(0, middle))) good = middle;
    else bad = middle;
  }
  return { code: 'not-replayable', commit: bad };
}

function isReplayable(commits: Commits): boolean {
  try {
    const { state } = restore(tournament, commits);
    tournament.view(state, { as: 'staff' });
    return true;
  } catch {
    return false;
  }
}
