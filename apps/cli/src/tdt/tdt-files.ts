import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The file itself, or every `.tdt` in a folder and below it, by name; `undefined` where there is neither. */
export function findTdtFiles(named: string): readonly string[] | undefined {
  const entry = statSync(named, { throwIfNoEntry: false });
  if (entry === undefined) return undefined;
  if (!entry.isDirectory()) return [named];
  return readdirSync(named, { recursive: true, withFileTypes: true })
    .filter((found) => found.isFile() && /[.]tdt$/i.test(found.name))
    .map((found) => join(found.parentPath, found.name))
    .sort();
}

export function bytesOf(path: string): Uint8Array | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}
