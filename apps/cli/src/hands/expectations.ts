import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

/** The stacks that a hand must reach; with `legality` only its actions must be accepted. */
type Expectation = {
  readonly finishing_stacks: readonly number[];
  readonly check: 'strict' | 'no-rake' | 'legality';
};
export type Expectations = (hand: number) => Expectation | undefined;

const known = new Map<string, Readonly<Record<string, Expectation>>>();

/** What the nearest `expected.json` says, in the file's folder or above it. */
export function expectationsFor(path: string): Expectations {
  const file = resolve(path);
  for (let folder = dirname(file); ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'expected.json'))) {
      const hands = read(join(folder, 'expected.json'));
      const name = relative(folder, file).replaceAll('\\', '/');
      return (hand) => hands[name] ?? hands[`${name}#${String(hand)}`];
    }
    if (folder === dirname(folder)) return () => undefined;
  }
}

function read(path: string): Readonly<Record<string, Expectation>> {
  const before = known.get(path);
  if (before !== undefined) return before;
  const { hands } = JSON.parse(readFileSync(path, 'utf8')) as { readonly hands: Readonly<Record<string, Expectation>> };
  known.set(path, hands);
  return hands;
}
