import type { Field, Fields, Form } from './form.ts';

export type JsonSchema = { readonly [keyword: string]: unknown };

/** What a form takes, as JSON Schema. `tell` says in words what stands at a place, written without numbers: `rounds.tables.heat`. */
export function schemaOf(
  form: Form,
  tell: (path: string) => string | undefined = () => undefined,
  path = '',
): JsonSchema {
  const said = tell(path);
  return { ...(said !== undefined && { description: said }), ...bare(form, tell, path) };
}

function bare(form: Form, tell: (path: string) => string | undefined, path: string): JsonSchema {
  switch (form.form) {
    case 'oneOf':
      return { enum: form.choices };
    case 'someOf':
      return { type: 'array', items: { enum: form.choices }, uniqueItems: true };
    case 'flag':
      return { type: 'boolean' };
    case 'text':
      return {
        type: 'string',
        minLength: 1,
        maxLength: form.most,
        ...(form.like !== undefined && { pattern: (form.published ?? form.like).source }),
      };
    case 'count':
      return { type: 'integer', minimum: form.least, maximum: form.most };
    case 'list':
      return { type: 'array', items: bare(form.of, tell, path), maxItems: form.most };
    case 'record':
      return recordOf(form.fields, tell, path);
    case 'ways':
      return {
        anyOf: Object.entries(form.each).map(([is, fields]) =>
          recordOf({ is: { form: 'oneOf', choices: [is] }, ...fields }, tell, path),
        ),
      };
    case 'named':
      return form.names === undefined
        ? { type: 'object', additionalProperties: schemaOf(form.of(''), tell, path) }
        : {
            type: 'object',
            additionalProperties: false,
            properties: Object.fromEntries(
              form.names.map((name) => [name, schemaOf(form.of(name), tell, inside(path, name))]),
            ),
          };
  }
}

const recordOf = (fields: Fields, tell: (path: string) => string | undefined, path: string): JsonSchema => ({
  type: 'object',
  additionalProperties: false,
  required: Object.entries(fields)
    .filter(([, field]: [string, Field]) => field.optional !== true)
    .map(([name]) => name),
  properties: Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, schemaOf(field, tell, inside(path, name))]),
  ),
});

const inside = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);
