import { expect, it } from 'vitest';
import { nestsTooDeep } from './nesting.ts';

const nested = (depth: number, [open, close] = ['[', ']']): string => `${open.repeat(depth)}1${close.repeat(depth)}`;

it.each([
  ['as deep as may be', nested(64), false],
  ['one deeper', nested(65), true],
  ['objects', nested(65, ['{"a":', '}']), true],
  ['many beside one another', `[${Array.from({ length: 500 }, () => '[]').join(',')}]`, false],
  ['brackets in a text', JSON.stringify(['['.repeat(500), '\\"[', `"${'{'.repeat(99)}`]), false],
  ['no JSON at all', ']]]}}"', false],
])('%s', (_, json, isTooDeep) => expect(nestsTooDeep(json)).toBe(isTooDeep));

it('takes a text that would overrun a parser', () => {
  expect(nestsTooDeep('['.repeat(5_000_000))).toBe(true);
});
