import { setImmediate } from 'node:timers/promises';
import type { Commit } from '@riffle/aggregate';
import { type Journal, REDACTED, type StoredCommit, type StoredEvent } from '@riffle/journal';

/** `there`: all of them are here already. `part`: so many are. `differs`: from this step on it is another one. */
export type Standing =
  | { readonly is: 'new' }
  | { readonly is: 'part'; readonly steps: number }
  | { readonly is: 'there' }
  | { readonly is: 'differs'; readonly step: number };

export type Taken =
  | { readonly is: 'taken-in' | 'completed' | 'there'; readonly steps: number }
  | { readonly is: 'differs'; readonly step: number }
  | { readonly is: 'id-taken' }
  | { readonly is: 'in-bin' };

/** Between so many, others have their turn. */
const AT_ONCE = 200;

/** How commits from a file stand to what is under their stream already. */
export async function standing(
  stream: string,
  commits: readonly Commit<StoredEvent>[],
  journal: Journal,
): Promise<Standing> {
  const here = await journal.read(stream);
  if (here.length === 0) return { is: 'new' };
  const step = await firstDiffering(here, commits);
  if (step !== undefined) return { is: 'differs', step };
  return here.length < commits.length ? { is: 'part', steps: here.length } : { is: 'there' };
}

/**
 * Commits from a file into the journal, as one: all that are not here yet, or none. Where the stream is here already it
 * must begin as they do. `around` is told to write, so that what they refer to comes and goes with them.
 */
export async function takeIn(
  stream: string,
  commits: readonly Commit<StoredEvent>[],
  journal: Journal,
  around: (write: () => Promise<boolean>) => Promise<boolean> = (write) => write(),
): Promise<Taken> {
  const stands = await standing(stream, commits, journal);
  if (stands.is === 'differs') return stands;
  if (stands.is === 'there') return { is: 'there', steps: 0 };
  const missing = stands.is === 'new' ? commits : commits.slice(stands.steps);
  if (await isOneTaken(missing, journal)) return { is: 'id-taken' };
  if (!(await around(() => writeAll(stream, missing, journal)))) return { is: 'id-taken' };
  return { is: stands.is === 'new' ? 'taken-in' : 'completed', steps: missing.length };
}

async function isOneTaken(commits: readonly Commit<StoredEvent>[], journal: Journal): Promise<boolean> {
  for (const [at, { id }] of commits.entries()) {
    if ((await journal.find(id)) !== undefined) return true;
    if (at % AT_ONCE === 0) await setImmediate();
  }
  return false;
}

async function writeAll(stream: string, commits: readonly Commit<StoredEvent>[], journal: Journal): Promise<boolean> {
  const appended = await journal.appendAll(
    commits.map(({ id, version, at, actor, events, takesBack }) => ({
      ...{ stream, expectedVersion: version - 1, id, at, actor, events, imported: true as const },
      ...(takesBack === undefined ? {} : { takesBack }),
    })),
  );
  return appended.ok;
}

/** The first step that is not the same on both sides, counted from 1. */
async function firstDiffering(
  here: readonly StoredCommit[],
  commits: readonly Commit<StoredEvent>[],
): Promise<number | undefined> {
  for (const [at, commit] of commits.slice(0, here.length).entries()) {
    const stored = here[at];
    if (stored === undefined || !isSame(stored, commit)) return at + 1;
    if (at % AT_ONCE === 0) await setImmediate();
  }
  return undefined;
}

const isSame = (stored: StoredCommit, { id, at, actor, events, takesBack = [] }: Commit<StoredEvent>): boolean =>
  stored.id === id &&
  stored.at === at &&
  isAlike(stored.actor, actor) &&
  isAlike(stored.takesBack ?? [], takesBack) &&
  isAlike(stored.events, events);

/** As plain data; a text that was redacted here is taken for the one that it was. */
function isAlike(stored: unknown, given: unknown): boolean {
  if (stored === given || (stored === REDACTED && typeof given === 'string')) return true;
  if (!isHolder(stored) || !isHolder(given) || Array.isArray(stored) !== Array.isArray(given)) return false;
  const keys = Object.keys(stored);
  const there = Object.keys(given).filter((key) => given[key] !== undefined);
  return (
    keys.length === there.length && keys.every((key) => Object.hasOwn(given, key) && isAlike(stored[key], given[key]))
  );
}
type Holder = Readonly<Record<string, unknown>>;
const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null;
