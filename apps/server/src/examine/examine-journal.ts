import { JournalError, openSqliteJournal, type SqliteJournal } from '@riffle/journal';
import { Followed } from '../host/followed.ts';
import { apart, kindOf, upcasters } from '../kinds/stored.ts';
import type { Finding } from './finding.ts';

const FILE = 'journal.sqlite';

export type JournalExamined = {
  readonly findings: readonly Finding[];
  /** How far each stream goes, as far as it can be read. */
  readonly versions: ReadonlyMap<string, number>;
};

/** Every chain, every text, every event, and whether they can be told together. */
export async function examineJournal(path: string): Promise<JournalExamined> {
  let journal: SqliteJournal | undefined;
  try {
    journal = openSqliteJournal(path, { upcasters, apart });
    return await read(journal);
  } catch (error) {
    return { findings: [troubleIn(error)], versions: new Map() };
  } finally {
    await journal?.close().catch(() => undefined);
  }
}

async function read(journal: SqliteJournal): Promise<JournalExamined> {
  const { integrity, streams } = await journal.examine();
  const findings: Finding[] = integrity.map((says) => ({ code: 'garbled', file: FILE, says }));
  const versions = new Map<string, number>();
  for (const stream of streams) {
    const finding = await toldWrong(journal, stream);
    if (finding !== undefined) findings.push(finding);
    versions.set(stream, await journal.versionOf(stream));
  }
  return { findings, versions };
}

async function toldWrong(journal: SqliteJournal, stream: string): Promise<Finding | undefined> {
  const kind = kindOf(stream);
  try {
    // of a kind that is none of this house's the chain is all that can be asked
    if (kind === undefined) await journal.read(stream);
    else await new Followed(kind, stream.slice(kind.name.length + 1), journal).catchUp();
    return undefined;
  } catch (error) {
    if (error instanceof JournalError) return troubleIn(error);
    return { code: 'not-told', stream, why: error instanceof Error ? error.message : String(error) };
  }
}

function troubleIn(error: unknown): Finding {
  if (!(error instanceof JournalError)) throw error;
  const { trouble } = error;
  const isOfAStream = trouble.code === 'damaged' || trouble.code === 'unknown-event';
  return isOfAStream ? trouble : { code: 'not-opened', file: FILE, trouble };
}
