import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { named } from './world.ts';

/** Who reads whom, of our own files. */
export class Imports {
  readonly #root: string;
  readonly #read = new Map<string, readonly string[]>();
  readonly #reached = new Map<string, ReadonlySet<string>>();

  constructor(root: string) {
    this.#root = root;
  }

  /** All that a file stands on, itself included. */
  of(file: string): ReadonlySet<string> {
    const known = this.#reached.get(file);
    if (known !== undefined) return known;
    const reached = new Set([file]);
    // a set is walked on while it grows
    for (const one of reached) for (const next of this.#readBy(one)) reached.add(next);
    this.#reached.set(file, reached);
    return reached;
  }

  #readBy(file: string): readonly string[] {
    if (file.endsWith('.json')) return [];
    const known = this.#read.get(file);
    if (known !== undefined) return known;
    const { importedFiles } = ts.preProcessFile(readFileSync(join(this.#root, file), 'utf8'));
    const read = importedFiles
      .map(({ fileName }) => fileName)
      .filter((name) => name.startsWith('.') || name.startsWith('@riffle/'))
      .map((name) => named(this.#root, file, name));
    this.#read.set(file, read);
    return read;
  }
}
