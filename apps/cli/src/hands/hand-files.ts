import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** A file with hands; `name` is how the command line came to it. One that cannot be read does not keep the others from it. */
export type HandFile = { readonly name: string; readonly path: string } & (
  | { readonly text: string }
  | { readonly trouble: FileTrouble }
);
export type FileTrouble = 'file-unreadable' | 'file-too-large';

/** The text of more than this is no one string any more. */
export const MOST_MEGABYTES = 256;
const KINDS = /[.](?:phhs?|ohh|json|txt)$/i;
const NOT_HANDS = new Set(['expected.json']);

/** The file itself, or every file with hands in a folder and below it; `undefined` where there is neither. */
export function findHandFiles(named: string): Iterable<HandFile> | undefined {
  const entry = statSync(named, { throwIfNoEntry: false });
  if (entry === undefined) return undefined;
  return entry.isDirectory() ? within(named) : [read(named)];
}

function* within(folder: string): Iterable<HandFile> {
  const found = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && KINDS.test(entry.name) && !NOT_HANDS.has(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  for (const path of found.sort()) yield read(path);
}

function read(path: string): HandFile {
  const file = { name: path, path };
  try {
    if (statSync(path).size > MOST_MEGABYTES * 2 ** 20) return { ...file, trouble: 'file-too-large' };
    return { ...file, text: readFileSync(path, 'utf8') };
  } catch {
    return { ...file, trouble: 'file-unreadable' };
  }
}
