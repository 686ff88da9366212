import { expect, it } from 'vitest';
import { PARTS, type Part, parts } from '../language/parts.ts';
import type { PageName } from '../route/route.ts';
import { WORDS_OF } from './words-of.ts';

/** All files of the app as they are written, by their path from `src`. */
const texts = new Map(
  Object.entries(
    import.meta.glob<string>('/apps/web/src/**/*.{svelte,ts}', { query: '?raw', import: 'default', eager: true }),
  ).map(([path, text]) => [path.replace('/apps/web/src/', ''), text]),
);
const textOf = (file: string): string => texts.get(file) ?? '';

const resolved = (from: string, path: string): string => new URL(path, `file:///${from}`).pathname.slice(1);

/** What is fetched together with further words: `worded(import('./Rulings.svelte'), books)`. */
const WITH_MORE = /worded\(import\('(\.[^']+)'\),([^)]*)\)/g;
type Shown = { readonly file: string; readonly more: readonly string[] };

/** All that somebody may come to see from a file, at once or later, with the words that are fetched on the way there. */
function shownFrom(start: string): readonly Shown[] {
  // a file that is come to by several ways must have its words on each
  const found = new Map<string, Shown>([[start, { file: start, more: [] }]]);
  for (const { file, more } of found.values()) {
    const added = new Map([...textOf(file).matchAll(WITH_MORE)].map(([, path = '', parts = '']) => [path, parts]));
    for (const [, path = ''] of textOf(file).matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)) {
      const next = resolved(file, path);
      const further = PARTS.filter((part) => added.get(path)?.includes(part));
      const shown = { file: next, more: PARTS.filter((part) => more.includes(part) || further.includes(part)) };
      if (texts.has(next) && !next.startsWith('words/')) found.set(`${next} ${shown.more.join()}`, shown);
    }
  }
  return [...found.values()];
}

const pages = [...textOf('shell/pages.ts').matchAll(/^ {2}'?([\w-]+)'?: \(\) => import\('([^']+)'\)/gm)].map(
  ([, page = '', path = '']) => [page as PageName, resolved('shell/pages.ts', path)] as const,
);

const partOf = new Map<string, Part>();
for (const part of PARTS) for (const area of Object.keys(await parts.de[part]())) partOf.set(area, part);

/** The areas whose words a file reads: `t.desk.frame`. */
const areasIn = (file: string): readonly string[] =>
  /\bt\b[^\n]*language\.svelte\.ts'/.test(textOf(file))
    ? [...textOf(file).matchAll(/\bt\.([a-z]\w*)\b/g)].map(([, area = '']) => area)
    : [];

it('every page is looked at', () => {
  expect(pages).toHaveLength(42);
  expect(areasIn('player/PlayerPage.svelte')).toEqual(['player']);
});

it.each(pages)('%s has the words of all that it shows', (page, start) => {
  const own: readonly string[] = ['room', ...(WORDS_OF[page] ?? [])];
  const missing = [
    ...shownFrom(start),
    ...shownFrom('shell/App.svelte').filter(({ file }) => file.startsWith('shell/')),
  ]
    .flatMap(({ file, more }) => areasIn(file).map((area) => ({ file, more, area, part: partOf.get(area) ?? 'room' })))
    .filter(({ part, more }) => !own.includes(part) && !more.includes(part))
    .map(({ file, area }) => `${file}: ${area}`);
  expect(missing).toEqual([]);
});
