import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Sources } from './sources.ts';

/** What is on everywhere in a world. */
export type Ground = {
  readonly root: string;
  readonly sources: Sources;
  /** The text of a file as it is to be run: switched, or as it stands. */
  readonly textOf: (file: string) => string;
};

/** The switch that a file is given: which of its mutants is on. */
export type SwitchOf = (file: string) => (mutant: number) => boolean;

/** What a file's imports are named, for files that have been loaded once. */
const resolved = new Map<string, string>();
const contents = new Map<string, object>();

/**
 * Modules that were made together. What reads only what lies beneath a changed file is the same in every world, so a world
 * makes anew what may see the change, and takes the rest from the world beneath.
 */
export class World {
  readonly #ground: Ground;
  readonly #modules = new Map<string, { exports: object }>();
  readonly #switchOf: SwitchOf;
  readonly #vitest: object;
  readonly #beneath: { readonly world: World; readonly shares: (file: string) => boolean } | undefined;

  constructor(
    ground: Ground,
    vitest: object,
    switchOf: SwitchOf,
    beneath?: { readonly world: World; readonly shares: (file: string) => boolean },
  ) {
    this.#ground = ground;
    this.#vitest = vitest;
    this.#switchOf = switchOf;
    this.#beneath = beneath;
  }

  /** Files that were made in this world or looked for beneath. */
  get files(): readonly string[] {
    return [...this.#modules.keys()];
  }

  load(file: string): object {
    const known = this.#modules.get(file);
    if (known !== undefined) return known.exports;
    if (this.#beneath?.shares(file) === true) return this.#beneath.world.load(file);
    if (file.endsWith('.json')) return this.#contentsOf(file);
    const module = { exports: {} };
    this.#modules.set(file, module);
    const { sources, textOf } = this.#ground;
    const make = sources.make(file, textOf(file));
    const require = (specifier: string): unknown => this.#import(file, specifier);
    const filename = join(this.#ground.root, file);
    const meta = { filename, dirname: dirname(filename), url: pathToFileURL(filename).href };
    make(module.exports, require, module, this.#switchOf(file), meta);
    return module.exports;
  }

  #import(file: string, specifier: string): unknown {
    if (specifier === 'vitest') return this.#vitest;
    const ours = specifier.startsWith('.') || specifier.startsWith('@riffle/');
    return ours
      ? this.load(named(this.#ground.root, file, specifier))
      : createRequire(join(this.#ground.root, file))(specifier);
  }

  #contentsOf(file: string): object {
    const known = contents.get(file);
    if (known !== undefined) return known;
    const read = {
      __esModule: true,
      default: JSON.parse(readFileSync(join(this.#ground.root, file), 'utf8')) as unknown,
    };
    contents.set(file, read);
    return read;
  }
}

/** The file that is meant by what stands behind `from`. */
export function named(root: string, file: string, specifier: string): string {
  const key = `${dirname(file)} ${specifier}`;
  const known = resolved.get(key);
  if (known !== undefined) return known;
  const found = specifier.startsWith('.')
    ? join(dirname(file), specifier)
    : createRequire(join(root, file))
        .resolve(specifier)
        .slice(root.length + 1);
  const name = found.replaceAll('\\', '/');
  resolved.set(key, name);
  return name;
}
