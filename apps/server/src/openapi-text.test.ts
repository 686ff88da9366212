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
    expect(Object.keys(paths)).toContain('/api/night/{id}/commands');
    for (const methods of Object.values(paths)) {
      for (const { responses } of Object.values(methods)) {
        expect(Object.keys(responses)).toContain('4XX');
      }
    }
  });

  it('refers to nothing that is not there, and gives every operation what it needs', async () => {
    const text = await openapiText();
    const document = JSON.parse(text) as {
      openapi: string;
      paths: Record<string, Record<string, Operation>>;
      components: { schemas: Record<string, unknown> };
    };
    expect(document.openapi).toMatch(/^3\.1\./);
    const names = [...text.matchAll(/"\$ref": "#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name ?? '');
    expect(names.filter((name) => !Object.hasOwn(document.components.schemas, name))).toEqual([]);
    for (const [path, operations] of Object.entries(document.paths)) {
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      for (const [method, { parameters = [], requestBody, responses }] of Object.entries(operations)) {
        const inPath = parameters.filter((parameter) => parameter.in === 'path');
        expect([path, inPath.map(({ name }) => name).sort()]).toEqual([path, named.sort()]);
        expect(inPath.every(({ required }) => required === true)).toBe(true);
        expect(new Set(parameters.map((parameter) => `${parameter.in} ${parameter.name}`)).size).toBe(
          parameters.length,
        );
        expect(['get', 'delete'].includes(method) && requestBody !== undefined).toBe(false);
        for (const [status, response] of Object.entries(responses)) {
          expect([path, status, /^([1-5]\d\d|[1-5]XX|default)$/.test(status)]).toEqual([path, status, true]);
          expect([path, status, typeof response.description]).toEqual([path, status, 'string']);
        }
      }
    }
  });
});

type Operation = {
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly required?: boolean }[];
  readonly requestBody?: unknown;
  readonly responses: Record<string, { readonly description?: unknown }>;
};
