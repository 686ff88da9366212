import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { examineClub, type Listed } from '../club/sqlite/examine.ts';
import { apart } from '../worker/apart.ts';
import { examineJournal } from './examine-journal.ts';
import type { Examined, Finding } from './finding.ts';

/** The two files in a folder. It is a copy: to open it may change it. */
export async function examineFiles(copy: string): Promise<Examined> {
  const { findings, versions } = await examineJournal(join(copy, 'journal.sqlite'));
  const club = examineClub(join(copy, 'club.sqlite'));
  // a journal that does not open lacks everything, and that has been said
  const lacking = versions.size === 0 && findings.length > 0 ? [] : club.listed.flatMap(lacks(versions));
  // as a start judges it
  const knowsNothing = versions.size > 0 && club.findings.length === 0 && club.listed.length === 0 && !club.hasOwner;
  const empty: readonly Finding[] = knowsNothing ? [{ code: 'club-empty', file: 'club.sqlite' }] : [];
  return {
    findings: [...findings, ...club.findings, ...empty, ...lacking],
    streams: versions.size,
    commits: [...versions.values()].reduce((sum, version) => sum + version, 0),
    rows: club.rows,
  };
}

const HERE = new URL(import.meta.url);

/** A journal of so many bytes is read before a thread would have begun. */
const SMALL = 256 * 1024;

/** The same where a night that runs is not held up by it. */
export async function examineFilesApart(copy: string): Promise<Examined> {
  const { size } = await stat(join(copy, 'journal.sqlite'));
  return size <= SMALL ? examineFiles(copy) : apart<typeof examineFiles>(HERE, 'examineFiles', copy);
}

const lacks =
  (versions: ReadonlyMap<string, number>) =>
  ({ kind, id, version: listed, deleted_at }: Listed): Finding[] => {
    const stream = `${kind}/${id}`;
    const found = versions.get(stream) ?? 0;
    // out of the bin the steps go first, and a crash may leave the line: the next start takes it away
    const isForgotten = deleted_at !== null && found === 0;
    return found < listed && !isForgotten ? [{ code: 'lacking', stream, listed, found }] : [];
  };
