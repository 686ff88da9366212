import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { incidentsPage } from './incidents-page.ts';

it('the page in the docs is what the kinds say', () => {
  const page = join(import.meta.dirname, '../../../docs/incidents.md');
  expect(readFileSync(page, 'utf8')).toBe(`${incidentsPage()}\n`);
});
