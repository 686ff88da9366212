import type { Fields, Form } from './form.ts';

/** What is wrong with something that was written, at its place in the document: `rounds[0].tables[2].seats[1].place`. */
export type FormProblem = { readonly path: string } & (
  | { readonly code: 'missing' }
  | { readonly code: 'unknown-field'; readonly known: readonly string[] }
  | { readonly code: 'not-one-of'; readonly known: readonly string[] }
  | { readonly code: 'said-twice'; readonly value: string }
  | { readonly code: 'not-a-flag' }
  | { readonly code: 'not-a-text' }
  | { readonly code: 'text-not-so' }
  | { readonly code: 'text-too-long'; readonly most: number }
  | { readonly code: 'not-a-whole-number' }
  | { readonly code: 'number-out-of-bounds'; readonly least: number; readonly most: number }
  | { readonly code: 'not-a-list' }
  | { readonly code: 'list-too-long'; readonly most: number }
  | { readonly code: 'not-a-record' }
);

type Unread = { readonly [key: string]: unknown };

/** All that is wrong, not only the first; nothing where it is as the form has it. */
export function problemsIn(form: Form, value: unknown, path = ''): readonly FormProblem[] {
  switch (form.form) {
    case 'oneOf':
      return form.choices.includes(value as string) ? [] : [{ path, code: 'not-one-of', known: form.choices }];
    case 'someOf':
      return Array.isArray(value) ? inWords(form.choices, value, path) : [{ path, code: 'not-a-list' }];
    case 'flag':
      return typeof value === 'boolean' ? [] : [{ path, code: 'not-a-flag' }];
    case 'text':
      return inText(form, value, path);
    case 'count':
      return inCount(form, value, path);
    case 'list':
      if (!Array.isArray(value)) return [{ path, code: 'not-a-list' }];
      if (value.length > form.most) return [{ path, code: 'list-too-long', most: form.most }];
      return value.flatMap((each: unknown, nth) => problemsIn(form.of, each, `${path}[${String(nth)}]`));
    case 'record':
      return isRecord(value) ? inFields(form.fields, value, path) : [{ path, code: 'not-a-record' }];
    case 'ways': {
      if (!isRecord(value)) return [{ path, code: 'not-a-record' }];
      const { is } = value;
      const fields = typeof is === 'string' && Object.hasOwn(form.each, is) ? form.each[is] : undefined;
      if (fields === undefined)
        return [{ path: within(path, 'is'), code: 'not-one-of', known: Object.keys(form.each) }];
      const { is: _, ...rest } = value;
      return inFields(fields, rest, path);
    }
    case 'named': {
      if (!isRecord(value)) return [{ path, code: 'not-a-record' }];
      const { names } = form;
      return Object.entries(value).flatMap(([name, each]): readonly FormProblem[] =>
        names !== undefined && !names.includes(name)
          ? [{ path: within(path, name), code: 'unknown-field', known: names }]
          : problemsIn(form.of(name), each, within(path, name)),
      );
    }
  }
}

function inFields(fields: Fields, value: Unread, path: string): readonly FormProblem[] {
  const known = Object.keys(fields);
  return [
    ...Object.keys(value)
      .filter((name) => !known.includes(name))
      .map((name): FormProblem => ({ path: within(path, name), code: 'unknown-field', known })),
    ...Object.entries(fields).flatMap(([name, field]): readonly FormProblem[] => {
      const inside = within(path, name);
      if (value[name] !== undefined) return problemsIn(field, value[name], inside);
      return field.optional === true ? [] : [{ path: inside, code: 'missing' }];
    }),
  ];
}

function inWords(choices: readonly string[], value: readonly unknown[], path: string): readonly FormProblem[] {
  return value.flatMap((word, nth): readonly FormProblem[] => {
    const inside = `${path}[${String(nth)}]`;
    if (typeof word !== 'string' || !choices.includes(word))
      return [{ path: inside, code: 'not-one-of', known: choices }];
    return value.indexOf(word) === nth ? [] : [{ path: inside, code: 'said-twice', value: word }];
  });
}

function inText({ most, like }: Extract<Form, { readonly form: 'text' }>, value: unknown, path: string) {
  const problem = (code: 'not-a-text' | 'text-not-so'): readonly FormProblem[] => [{ path, code }];
  if (typeof value !== 'string' || value.trim() === '') return problem('not-a-text');
  if ([...value].length > most) return [{ path, code: 'text-too-long', most }] as const;
  return like?.test(value) === false ? problem('text-not-so') : [];
}

function inCount({ least, most }: Extract<Form, { readonly form: 'count' }>, value: unknown, path: string) {
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) return [{ path, code: 'not-a-whole-number' }] as const;
  return value < least || value > most ? ([{ path, code: 'number-out-of-bounds', least, most }] as const) : [];
}

const within = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);
const isRecord = (value: unknown): value is Unread =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
