import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const page = readFileSync(join(root, 'docs/security.md'), 'utf8');

it('what the page on security refers to is there', () => {
  const named = [...page.matchAll(/`([\w./-]+\/[\w./-]+|[\w-]+\.(?:ts|json))`/g)].map(([, path = '']) => path);
  const linked = [...page.matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map(([, path = '']) => join('docs', path));
  const paths = [...named.filter((path) => !path.startsWith('/')), ...linked];
  expect(paths.length).toBeGreaterThan(80);
  const places = (path: string) => [join(root, path), join(root, 'apps/server/src', path)];
  expect(paths.filter((path) => !places(path).some((place) => existsSync(place)))).toEqual([]);
});
