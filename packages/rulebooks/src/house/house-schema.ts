import type { Field, Form } from '../declaration/shape.ts';
import { type PolicyName, policies, policyNames } from '../policies.ts';
import { rulebooks } from '../shelf.ts';
import { knownValues } from './known-values.ts';
import { EDITION, ID, NAME, NOTE_LENGTH } from './read-house.ts';

export type JsonSchema = { readonly [keyword: string]: unknown };

/** What a house rulebook is as a file: what `readHouse` takes, as JSON Schema. `tell` says what a policy is about. */
export function houseSchema(tell?: (policy: PolicyName) => string): JsonSchema {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Riffle house rulebook',
    type: 'object',
    additionalProperties: false,
    $defs: { note: { type: 'string', minLength: 1, maxLength: NOTE_LENGTH } },
    required: ['format', 'v', 'id', 'edition', 'name', 'extends', 'answers'],
    properties: {
      format: { const: 'riffle-house-rulebook' },
      v: { const: 1 },
      id: { type: 'string', pattern: ownName },
      edition: { type: 'string', pattern: EDITION.source },
      name: { type: 'string', pattern: NAME.source },
      extends: {
        anyOf: rulebooks.map(({ id, edition }) => record({ id: { const: id }, edition: { const: edition } })),
      },
      answers: {
        type: 'object',
        additionalProperties: false,
        properties: Object.fromEntries(policyNames.map((name) => [name, answerOf(name, tell?.(name))])),
      },
    },
  };
}

/** A name that no rulebook on the shelf has. */
const ownName = ID.source.replace('^', `^(?!(?:${rulebooks.map(({ id }) => id).join('|')})$)`);

const answerOf = (name: PolicyName, description: string | undefined): JsonSchema => ({
  ...(description !== undefined && { description }),
  type: 'object',
  additionalProperties: false,
  required: ['value'],
  properties: { value: answerValue(name), note: { $ref: '#/$defs/note' } },
});

function answerValue(name: PolicyName): JsonSchema {
  const declared = policies[name];
  return declared.form === 'asWritten' ? { anyOf: knownValues(name).map(exactly) } : schemaOf(declared);
}

/** A field that can be but one thing, as the name of a way is. */
const fieldSchema = (field: Field): JsonSchema =>
  field.form === 'oneOf' && field.choices.length === 1 ? { const: field.choices[0] } : schemaOf(field);

function schemaOf(form: Form): JsonSchema {
  switch (form.form) {
    case 'oneOf':
      return { enum: form.choices };
    case 'someOf':
      return { type: 'array', items: { enum: form.choices }, minItems: 1, uniqueItems: true };
    case 'count':
      return { type: 'integer', minimum: form.least, maximum: form.most };
    case 'counts':
      return { type: 'array', items: { type: 'integer', minimum: form.least, maximum: form.most } };
    case 'record':
      return record(mapped(form.fields, fieldSchema), needed(form.fields));
    case 'either':
      return { anyOf: form.ways.map(schemaOf) };
    case 'asWritten':
      return {};
  }
}

const needed = (fields: { readonly [field: string]: Field }) =>
  Object.keys(fields).filter((key) => fields[key]?.optional !== true);

/** This value and no other. */
function exactly(value: unknown): JsonSchema {
  if (typeof value !== 'object' || value === null) return { const: value };
  if (!Array.isArray(value)) return record(mapped(value as { readonly [key: string]: unknown }, exactly));
  return { type: 'array', prefixItems: value.map(exactly), items: false, minItems: value.length };
}

const mapped = <T>(entries: { readonly [key: string]: T }, schema: (entry: T) => JsonSchema): JsonSchema =>
  Object.fromEntries(Object.entries(entries).map(([key, entry]) => [key, schema(entry)]));

const record = (properties: JsonSchema, required: readonly string[] = Object.keys(properties)): JsonSchema => ({
  type: 'object',
  additionalProperties: false,
  required,
  properties,
});
