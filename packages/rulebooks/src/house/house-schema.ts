import { policyNames } from '../cited.ts';
import type { PolicyName } from '../policies.ts';
import { rulebooks } from '../shelf.ts';
import { MOST, policyShape } from './policy-shape.ts';
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
  const { choices, list, makes } = policyShape(name);
  const ways = [
    ...(choices.length === 0 ? [] : [{ enum: choices }]),
    ...(list === undefined ? [] : [listed(list)]),
    ...makes.map(makeSchema),
  ];
  const [only] = ways;
  return ways.length === 1 && only !== undefined ? only : { anyOf: ways };
}

const listed = (list: readonly string[] | 'anyNumbers'): JsonSchema =>
  list === 'anyNumbers'
    ? { type: 'array', items: count }
    : { type: 'array', items: { enum: list }, minItems: 1, uniqueItems: true };

const count: JsonSchema = { type: 'integer', minimum: 0, maximum: MOST };

function makeSchema(make: unknown): JsonSchema {
  if (typeof make === 'number') return count;
  if (typeof make !== 'object' || make === null) return { const: make };
  const inner = Object.entries(make).map(([key, value]) => [key, makeSchema(value)] as const);
  if (Array.isArray(make))
    return { type: 'array', prefixItems: inner.map(([, schema]) => schema), items: false, minItems: make.length };
  return record(Object.fromEntries(inner));
}

const record = (properties: JsonSchema): JsonSchema => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(properties),
  properties,
});
