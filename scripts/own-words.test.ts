import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { OWN_WORDS, type OwnWord } from './own-words.ts';

const root = new URL('..', import.meta.url).pathname;
const CATALOGUES = ['apps/web/src/words/**/*.ts', 'apps/cli/src/words/*.ts', 'packages/words/src/**/*.ts'];
/** `words/de/desk.ts`, `turns-de.ts`, `backup.de.ts`; what is for both is read as both. */
const OTHERS = { de: /(\/|-|\.)en(\/|\.ts)/, en: /(\/|-|\.)de(\/|\.ts)/ } as const;

const files: string[] = [];
for (const catalogue of CATALOGUES)
  for await (const file of glob(catalogue, { cwd: root })) if (!file.endsWith('.test.ts')) files.push(file);

/** Without comments, which nobody is shown; each line keeps its number. */
const linesOf = (file: string): readonly string[] =>
  readFileSync(`${root}${file}`, 'utf8')
    .replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ''))
    .split('\n')
    .map((line) => line.replace(/^\s*\/\/.*/, ''));

/** `file:line` of every text that has one of the words that we do not use. */
const found = (words: readonly OwnWord[], path: string, lines: readonly string[]): readonly string[] =>
  words
    .filter((word) => word.in?.test(`/${path}`) !== false)
    .flatMap(({ use, not, why }) =>
      lines.flatMap((line, index) => {
        const hit = not.exec(line)?.[0];
        return hit === undefined ? [] : [`${path}:${String(index + 1)} “${hit}” → ${use}: ${why}`];
      }),
    );

describe('one word for a thing', () => {
  it.each(['de', 'en'] as const)('in every catalogue of messages, %s', (language) => {
    const read = files.filter((file) => !OTHERS[language].test(file));
    expect(read.length).toBeGreaterThan(100);
    expect(read.flatMap((file) => found(OWN_WORDS[language], file, linesOf(file)))).toEqual([]);
  });

  it('names the place of a word that we do not use, and says which one we do', () => {
    const lines = ['export const wall = {', "  seating: 'Sitzplätze',"];
    expect(found(OWN_WORDS.de, 'apps/web/src/words/de/wall.ts', lines)).toEqual([
      'apps/web/src/words/de/wall.ts:2 “Sitzplätze” → Sitzliste: wer wo sitzt, heißt überall gleich',
    ]);
  });

  it('leaves a word alone where it means another thing', () => {
    const line = ["label: 'Platzwechsel auf Wunsch'"];
    expect(found(OWN_WORDS.de, 'packages/words/src/policies/de/seating.ts', line)).toEqual([]);
    expect(found(OWN_WORDS.de, 'apps/web/src/words/de/wall.ts', line)).toHaveLength(1);
  });
});
