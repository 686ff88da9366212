import type { Problem } from '@riffle/wire';
import type { Language } from '@riffle/words';
import type { FastifySchemaCompiler } from 'fastify';
import { z } from 'zod';

/** What came in is not what the schema says. It carries the findings, and the words are made when the language is known. */
export class InvalidInput extends Error {
  readonly statusCode = 422;
  readonly issues: readonly z.core.$ZodIssue[];

  constructor(issues: readonly z.core.$ZodIssue[]) {
    super('the input does not fit its schema');
    this.name = 'InvalidInput';
    this.issues = issues;
  }
}

export const validatorCompiler: FastifySchemaCompiler<z.core.$ZodType> =
  ({ schema }) =>
  (data: unknown) => {
    // the messages of the locales speak of the input
    const parsed = z.safeParse(schema, data, { reportInput: true });
    return parsed.success ? { value: parsed.data } : { error: new InvalidInput(parsed.error.issues) };
  };

const LOCALES = { de: z.locales.de(), en: z.locales.en() };

export const errorsIn = (issues: readonly z.core.$ZodIssue[], language: Language): NonNullable<Problem['errors']> =>
  issues.map((issue) => ({ pointer: pointerTo(issue.path), detail: wordsFor(issue, language) }));

function wordsFor(issue: z.core.$ZodIssue, language: Language): string {
  const said = LOCALES[language].localeError(issue as z.core.$ZodRawIssue);
  return (typeof said === 'string' ? said : said?.message) ?? issue.message;
}

/** RFC 6901. */
const pointerTo = (path: readonly PropertyKey[]): string =>
  path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
