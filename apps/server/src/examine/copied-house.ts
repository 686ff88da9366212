import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { HouseFile } from './finding.ts';

const FILES: readonly HouseFile[] = ['journal.sqlite', 'club.sqlite'];

/** Looked at in a copy, with what a crash left beside the files: opening a file writes to it. */
export async function withCopy<T>(dataDir: string, look: (copy: string) => Promise<T>): Promise<T> {
  const copy = mkdtempSync(join(tmpdir(), 'riffle-copy-'));
  try {
    for (const file of FILES.flatMap((name) => [name, `${name}-wal`])) {
      const from = join(dataDir, file);
      if (existsSync(from)) copyFileSync(from, join(copy, file));
    }
    return await look(copy);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
