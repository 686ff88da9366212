import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const files = readdirSync(import.meta.dirname, { recursive: true })
  .map(String)
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('testing'));

it.each(files)('%s knows no kind', (file) => {
  const text = readFileSync(join(import.meta.dirname, file), 'utf8');
  expect(text).not.toMatch(/night|tournament|wall|player|counter|from '[^']*kinds\//i);
});
