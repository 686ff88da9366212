import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Mutant } from './mutant.ts';
import { Project } from './project.ts';
import { switched } from './switched.ts';
import { Trying } from './trying.ts';

const TILL = `
export type Coin = 'euro' | 'cent';
const LIMIT = 3;
export const isFull = (coins: readonly Coin[]): boolean => coins.length >= LIMIT;
export function put(coins: Coin[], coin: Coin): boolean {
  if (isFull(coins)) return false;
  coins.push(coin);
  return true;
}
export function countdown(from: number): number {
  let left = from;
  let steps = 0;
  while (left > 0) {
    left -= 1;
    steps += 1;
  }
  return steps;
}
export const last = (coins: readonly Coin[]): Coin => coins.at(-1) ?? 'euro';
export const never = (coins: readonly Coin[]): string | undefined => coins[0]?.toUpperCase();
`;
const TEST = `
import { describe, expect, it } from 'vitest';
import { type Coin, countdown, isFull, last, put } from './till.ts';
describe('a till', () => {
  it('is full with three', () => {
    const coins: Coin[] = ['cent', 'cent'];
    expect(put(coins, 'euro')).toBe(true);
    expect(coins).toHaveLength(3);
    expect(put(coins, 'euro')).toBe(false);
  });
  it.each([[3], [0]])('counts down', async (from) => {
    await undefined;
    expect(from).toBe(from);
  });
  it('counts down from two', () => expect(countdown(2)).toBe(2));
  it('has a last coin', () => expect(last([])).toBeDefined());
});
`;
const SLOW_TEST = `
import { expect, it } from 'vitest';
import { countdown, put } from './till.ts';
let began = 0;
it('counts for ever', () => {
  began += 1;
  while (countdown(2) === 2);
});
it('takes a coin', () => {
  const coins = [];
  put(coins, 'cent');
  expect([began, coins.length]).toEqual([0, 1]);
});
`;

const root = mkdtempSync(join(tmpdir(), 'riffle-mutations-'));
const folder = join(root, 'packages/till/src');
mkdirSync(folder, { recursive: true });
writeFileSync(join(root, 'package.json'), '{"type":"module"}');
writeFileSync(join(folder, 'till.ts'), TILL);
writeFileSync(join(folder, 'till.test.ts'), TEST);
afterAll(() => rmSync(root, { recursive: true, force: true }));

const file = 'packages/till/src/till.ts';
const project = new Project([file], root);
const mutants = project.mutants(file);
const asked = {
  root,
  testFiles: ['packages/till/src/till.test.ts'],
  mutants: { [file]: mutants },
  kept: join(root, 'kept'),
  patience: 50,
  looking: 1000,
  budget: 1000,
};

function find(was: string, becomes: string): Mutant {
  const found = mutants.find((mutant) => mutant.was === was && mutant.becomes === becomes);
  if (found === undefined) throw new Error(`nothing changes ${was} to ${becomes}`);
  return found;
}

describe('changes of a small file', () => {
  it('are told apart: killed, without end, survived, come by no test', async () => {
    const trying = new Trying(asked);
    for (const testFile of asked.testFiles) await trying.measure(testFile);
    const fate = async (was: string, becomes: string) => (await trying.try(find(was, becomes))).is;
    expect(await fate('coins.length >= LIMIT', 'coins.length < LIMIT')).toBe('killed');
    // a value of the module, made when it is loaded
    expect(await fate('3', '4')).toBe('killed');
    expect(await fate('coins.push(coin);', '')).toBe('killed');
    expect(await fate('steps += 1', 'steps -= 1')).toBe('killed');
    // which coin is never asked
    expect(await fate("'euro'", "'cent'")).toBe('survived');
    expect(await fate('left -= 1', 'left += 1')).toBe('timeout');
    expect(await fate('coins.length >= LIMIT', 'true')).toBe('killed');
    expect(await fate('coins[0]?.toUpperCase()', 'coins[0].toUpperCase()')).toBe('unreached');
  });

  it('are known again from what was measured before', async () => {
    const again = new Trying(asked);
    for (const testFile of asked.testFiles) await again.measure(testFile);
    expect((await again.try(find('left > 0', 'left >= 0'))).is).toBe('killed');
  });

  it('are not tried by a test that takes too long to be looked at, and those after it find nothing half done', async () => {
    const testFile = 'packages/till/src/slow.test.ts';
    writeFileSync(join(root, testFile), SLOW_TEST);
    const trying = new Trying({ ...asked, testFiles: [testFile], looking: 20, kept: join(root, 'slow') });
    await trying.measure(testFile);
    expect((await trying.try(find('left > 0', 'left >= 0'))).is).toBe('survived');
    expect((await trying.try(find('coins.push(coin);', ''))).is).toBe('killed');
  });

  it('which the compiler sees are left to it', () => {
    const chain = find('coins[0]?.toUpperCase()', 'coins[0].toUpperCase()');
    const number = find('3', '4');
    expect(project.seenByCompiler([chain, number])).toEqual(new Set([chain]));
  });

  it('stand in one text, each behind its switch, and change nothing while none is on', () => {
    const text = switched(readFileSync(join(root, file), 'utf8'), mutants);
    for (const { no } of mutants) expect(text).toContain(`$mutant(${String(no)})`);
  });
});
