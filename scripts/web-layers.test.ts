import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

type Side = { readonly path?: string; readonly pathNot?: string };
type Rule = { readonly name: string; readonly from: Side; readonly to: Side };

const root = fileURLToPath(new URL('..', import.meta.url));
const { forbidden } = createRequire(import.meta.url)(join(root, '.dependency-cruiser.cjs')) as {
  readonly forbidden: readonly Rule[];
};
const rules = forbidden.filter(({ name }) => name.startsWith('layers-web-'));

const meets = ({ path, pathNot }: Side, file: string): boolean =>
  (path === undefined || new RegExp(path).test(file)) && (pathNot === undefined || !new RegExp(pathNot).test(file));

/** What a file says of others by a path of its own, types included. */
const namedIn = (file: string, text: string): readonly string[] =>
  [...text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map(([, to = '']) => normalize(join(dirname(file), to)));

const broken = (file: string, text: string): readonly string[] =>
  namedIn(file, text).flatMap((to) =>
    rules.filter((rule) => meets(rule.from, file) && meets(rule.to, to)).map(({ name }) => `${name}: ${file} → ${to}`),
  );

const components = readdirSync(join(root, 'apps/web/src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.svelte'))
  .map((file) => join('apps/web/src', file));

// dependency-cruiser reads components as they are compiled: what they import as a type alone is gone by then
it('holds for the types that components import, too', () => {
  expect(components.flatMap((file) => broken(file, readFileSync(join(root, file), 'utf8')))).toEqual([]);
});

it('sees a type that comes from above', () => {
  const text = "import type { Desk } from '../desk/desk.svelte.ts';";
  expect(broken('apps/web/src/identity/Badge.svelte', text)).toHaveLength(1);
  expect(broken('apps/web/src/desk/Panel.svelte', text)).toEqual([]);
});
