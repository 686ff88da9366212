import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder for one test file, gone after it. */
export function scratchFolder(): { readonly path: string; readonly remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'riffle-cli-'));
  return { path, remove: () => rmSync(path, { recursive: true }) };
}
