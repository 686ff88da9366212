import type { Problem } from '@riffle/wire';
import { type Language, sayInput } from '@riffle/words';
import type { FastifySchemaCompiler } from 'fastify';
import { z } from 'zod';
import { findingOf } from './input-fault.ts';

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
    // what is missing is told from what is wrong by the input
    const parsed = z.safeParse(schema, data, { reportInput: true });
    return parsed.success ? { value: parsed.data } : { error: new InvalidInput(parsed.error.issues) };
  };

type Faults = NonNullable<Problem['errors']>;

/** Each at its place, in a sentence of the reader's language. */
export const errorsIn = (issues: readonly z.core.$ZodIssue[], language: Language): Faults =>
  issues.map((issue) => {
    const { path, fault } = findingOf(issue);
    return { pointer: pointerTo(path), detail: sayInput(path, fault, language) };
  });

/** As many sentences as are read; all of them stand in `errors`. */
const READ = 3;
/** What a screen says that shows one text: RFC 9457 has `detail` for people. */
export const detailOf = (errors: Faults): string =>
  [...new Set(errors.map(({ detail }) => detail))].slice(0, READ).join(' ');

/** RFC 6901. */
const pointerTo = (path: readonly PropertyKey[]): string =>
  path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
