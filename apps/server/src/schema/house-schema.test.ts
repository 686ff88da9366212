import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { houseSchema, knownValues, type PolicyName, policyNames, readNewHouse } from '@riffle/rulebooks';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

type Schema = Parameters<typeof z.fromJSONSchema>[0];
const published = join(import.meta.dirname, '../../../../docs/house-rulebook.schema.json');
const schemas = {
  'the schema': z.fromJSONSchema(houseSchema() as Schema),
  'the published schema': z.fromJSONSchema(JSON.parse(readFileSync(published, 'utf8')) as Schema),
};
const document = (answers: object, changes: object = {}) => ({
  format: 'riffle-house-rulebook',
  v: 1,
  id: 'kreuzberg',
  edition: '2026-11-21',
  name: 'Hausregeln Kreuzberg',
  extends: { id: 'pvb', edition: '2020-01' },
  answers,
  ...changes,
});
/** A known value with its numbers moved: up where that is allowed, below zero, to a half. */
const moved = (value: unknown, by: number): unknown =>
  JSON.parse(JSON.stringify(value), (_, inner: unknown) => (typeof inner === 'number' ? inner + by : inner));

const answersOf = (name: PolicyName): readonly unknown[] => [
  ...knownValues(name).flatMap((value) => [value, moved(value, 3), moved(value, -1_000), moved(value, 0.5), [value]]),
  'no such word',
  [],
  {},
  null,
  true,
  7,
  undefined,
];

describe.each(Object.entries(schemas))('%s', (_, schema) => {
  it('takes what is read as new, and nothing else: every policy with every kind of answer', () => {
    const differing = policyNames.flatMap((name) =>
      answersOf(name)
        .map((value) => document({ [name]: { value } }))
        .filter((one) => schema.safeParse(one).success !== readNewHouse(one).ok)
        .map((one) => JSON.stringify(one.answers)),
    );
    expect(differing).toEqual([]);
  });

  it.each([
    ['as it should be', {}],
    ['a name of another rulebook', { id: 'gcb' }],
    ['an id with capitals', { id: 'Kreuzberg' }],
    ['no name', { name: ' ' }],
    ['a field too many', { colour: 'red' }],
    ['another format', { format: 'other' }],
    ['a newer version', { v: 2 }],
    ['an edition that is not there', { extends: { id: 'pvb', edition: '1999' } }],
    ['an unknown policy', { answers: { 'betting.luck': { value: 1 } } }],
    ['an empty note', { answers: { 'betting.straddle': { value: 'allowed', note: '' } } }],
    ['a long note', { answers: { 'betting.straddle': { value: 'allowed', note: 'x'.repeat(501) } } }],
    [
      'a note with room for 500 signs',
      { answers: { 'betting.straddle': { value: 'allowed', note: '♠'.repeat(500) } } },
    ],
    ['a field too many in an answer', { answers: { 'betting.straddle': { value: 'allowed', why: 'so' } } }],
  ])('agrees with the reader: %s', (_name, changes) => {
    const one = document({}, changes);
    expect(schema.safeParse(one).success).toBe(readNewHouse(one).ok);
  });
});

it('is published as the rulebooks declare it, with words beside each question', () => {
  const withoutWords = JSON.parse(readFileSync(published, 'utf8'), (key, inner: unknown) =>
    key === 'description' ? undefined : inner,
  ) as unknown;
  expect(withoutWords).toEqual(JSON.parse(JSON.stringify(houseSchema())));
});
