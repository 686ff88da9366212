import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { openapiText } from './openapi-text.ts';

describe('the written description of the API', () => {
  it('is what the schemas say now (else: npm run openapi -w apps/server)', async () => {
    expect(await readFile(new URL('../openapi.json', import.meta.url), 'utf8')).toBe(await openapiText());
  });

  it('names every way in, and that each may be refused', async () => {
    const { paths } = JSON.parse(await openapiText()) as {
      paths: Record<string, Record<string, { responses: object }>>;
    };
    expect(Object.keys(paths)).toContain('/api/nights/{id}/commands');
    for (const [path, methods] of Object.entries(paths)) {
      for (const { responses } of Object.values(methods)) {
        if (!path.endsWith('.csv')) expect(Object.keys(responses)).toContain('4XX');
      }
    }
  });
});
