import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** Gives a new path for a file at each call; what the tests left there is gone after them. */
export function scratchFolder(): () => string {
  const folder = mkdtempSync(join(tmpdir(), 'riffle-journal-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  return () => join(folder, `${randomUUID()}.db`);
}
