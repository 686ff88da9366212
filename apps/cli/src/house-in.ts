import { readFile } from 'node:fs/promises';
import { findRulebook, houseBook, type Rulebook, readHouse, rulebooks } from '@riffle/rulebooks';
import { sayHouseProblem } from '@riffle/words';
import type { Shell } from './shell.ts';

export type DocumentRead =
  | { readonly ok: true; readonly document: unknown }
  | { readonly ok: false; readonly trouble: 'fileMissing' | 'noJson' };

/** Whatever a file holds, before anybody has looked whether it is a house rulebook. */
export async function documentIn(path: string): Promise<DocumentRead> {
  let written: string;
  try {
    written = await readFile(path, 'utf8');
  } catch {
    return { ok: false, trouble: 'fileMissing' };
  }
  try {
    return { ok: true, document: JSON.parse(written) };
  } catch {
    return { ok: false, trouble: 'noJson' };
  }
}

export type RulebookRead =
  | { readonly ok: true; readonly book: Rulebook }
  | { readonly ok: false; readonly text: string };

/** A rulebook by its short name, or a house rulebook by its file; what is wrong with it in one line. */
export async function rulebookIn(named: string, { words, language }: Shell): Promise<RulebookRead> {
  const { trouble } = words;
  const shelved = findRulebook(named);
  if (shelved !== undefined) return { ok: true, book: shelved };
  const ids = rulebooks.map(({ id }) => id);
  if (!isPath(named)) return { ok: false, text: trouble.noSuchRulebook(named, ids) };
  const given = await documentIn(named);
  if (!given.ok) return { ok: false, text: trouble[given.trouble](named) };
  const read = readHouse(given.document);
  if (!read.ok)
    return { ok: false, text: read.problems.map((problem) => sayHouseProblem(language, problem)).join(' ') };
  const book = houseBook(read.house);
  if (book === undefined) return { ok: false, text: trouble.noSuchRulebook(read.house.extends.id, ids) };
  return { ok: true, book };
}

/** No short name holds a dot or a slash. */
const isPath = (named: string): boolean => /[./\\]/.test(named);
