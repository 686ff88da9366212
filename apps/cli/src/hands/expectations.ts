import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

/** The stacks that a hand must reach; with `legality` only its actions must be accepted. */
type Expectation = {
  readonly finishing_stacks: readonly number[];
  readonly check: 'strict' | 'no-rake' | 'legality';
};
export type Expectations = (hand: number) => Expectation | undefined;
type Expected = Readonly<Record<string, Expectation>>;

const known = new Map<string, Expected | undefined>();

/** What the nearest `expected.json` says, in the file's folder or above it; `unreadable` where it is none. */
export function expectationsFor(path: string): Expectations | { readonly unreadable: string } {
  const file = resolve(path);
  for (let folder = dirname(file); ; folder = dirname(folder)) {
    const beside = join(folder, 'expected.json');
    if (existsSync(beside)) {
      const hands = read(beside);
      if (hands === undefined) return { unreadable: beside };
      const name = relative(folder, file).replaceAll('\\', '/');
      const own = (key: string) => (Object.hasOwn(hands, key) ? hands[key] : undefined);
      return (hand) => own(name) ?? own(`${name}#${String(hand)}`);
    }
    if (folder === dirname(folder)) return () => undefined;
  }
}

function read(path: string): Expected | undefined {
  if (!known.has(path)) known.set(path, parsed(path));
  return known.get(path);
}

function parsed(path: string): Expected | undefined {
  try {
    const { hands } = JSON.parse(readFileSync(path, 'utf8')) as { readonly hands: Expected };
    return Object.values(hands).every(({ finishing_stacks: stacks }) => Array.isArray(stacks)) ? hands : undefined;
  } catch {
    return undefined;
  }
}
