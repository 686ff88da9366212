import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isInUse } from '@riffle/journal';
import { examineClub } from '../club/sqlite/examine.ts';
import { withCopy } from './copied-house.ts';
import { examineJournal } from './examine-journal.ts';
import type { Examined, Finding, HouseFile } from './finding.ts';

/** Everything that can be asked of the two files of a house, or of a backup; `in-use` while a Riffle runs with them. */
export async function examineHouse(dataDir: string): Promise<Examined | 'in-use' | 'no-data'> {
  const missing = (['journal.sqlite', 'club.sqlite'] as const).filter((file) => !existsSync(join(dataDir, file)));
  if (missing.length === 2) return 'no-data';
  if (isInUse(join(dataDir, 'journal.sqlite'))) return 'in-use';
  if (missing.length > 0)
    return { findings: missing.map((file: HouseFile) => ({ code: 'missing', file })), streams: 0, commits: 0, rows: 0 };
  return withCopy(dataDir, async (copy) => {
    const { findings, versions } = await examineJournal(join(copy, 'journal.sqlite'));
    const club = examineClub(join(copy, 'club.sqlite'));
    // a journal that does not open lacks everything, and that has been said
    const lacking = versions.size === 0 && findings.length > 0 ? [] : club.listed.flatMap(lacks(versions));
    return {
      findings: [...findings, ...club.findings, ...lacking],
      streams: versions.size,
      commits: [...versions.values()].reduce((sum, version) => sum + version, 0),
      rows: club.rows,
    };
  });
}

const lacks =
  (versions: ReadonlyMap<string, number>) =>
  ({
    kind,
    id,
    version: listed,
  }: {
    readonly kind: string;
    readonly id: string;
    readonly version: number;
  }): Finding[] => {
    const stream = `${kind}/${id}`;
    const found = versions.get(stream) ?? 0;
    return found < listed ? [{ code: 'lacking', stream, listed, found }] : [];
  };
