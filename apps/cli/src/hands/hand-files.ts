import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** A file with hands; `name` is how the command line came to it. */
export type HandFile = { readonly name: string; readonly path: string; readonly text: string };

const KINDS = /[.](?:phhs?|ohh|json|txt)$/i;
const NOT_HANDS = new Set(['expected.json']);

/** The file itself, or every file with hands in a folder and below it; `undefined` where there is neither. */
export function findHandFiles(named: string): Iterable<HandFile> | undefined {
  const entry = statSync(named, { throwIfNoEntry: false });
  if (entry === undefined) return undefined;
  return entry.isDirectory() ? within(named) : readable(named);
}

function* within(folder: string): Iterable<HandFile> {
  const found = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && KINDS.test(entry.name) && !NOT_HANDS.has(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  for (const path of found.sort()) yield { name: path, path, text: readFileSync(path, 'utf8') };
}

function readable(path: string): readonly HandFile[] | undefined {
  try {
    return [{ name: path, path, text: readFileSync(path, 'utf8') }];
  } catch {
    return undefined;
  }
}
