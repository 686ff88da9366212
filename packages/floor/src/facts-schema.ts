import { SEAT_NOS } from '@riffle/table';
import type { Fact, FactsAsked } from './fact.ts';
import { incidentKinds, type KindName, kindNames } from './kinds.ts';

type Schema = { readonly [keyword: string]: unknown };

const CARD = '^[2-9TJQKA][shdc]$';

/** JSON Schema (2020-12) of the facts of one kind. What is asked under a condition only is told by `x-asked-when`. */
export function factsSchema(facts: FactsAsked): Schema {
  const named = Object.entries(facts);
  return {
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(named.map(([name, fact]) => [name, factSchema(fact)])),
    required: named.filter(([, fact]) => isNeeded(fact)).map(([name]) => name),
  };
}

/** JSON Schema of an incident of any kind: `{ kind, facts }`. */
export const incidentSchema = (): Schema => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Incident',
  oneOf: kindNames.map((kind) => ({
    type: 'object',
    additionalProperties: false,
    properties: { kind: { const: kind }, facts: factsSchema(factsOfKind(kind)) },
    required: ['kind', 'facts'],
  })),
});

/** What a kind asks. */
export const factsOfKind = (kind: KindName): FactsAsked => incidentKinds[kind].facts;

const isNeeded = (fact: Fact): boolean => fact.usual === undefined && fact.optional !== true && fact.when === undefined;

const factSchema = (fact: Fact): Schema => ({
  ...valueSchema(fact),
  ...(fact.usual !== undefined && { default: fact.usual }),
  ...(fact.when !== undefined && { 'x-asked-when': fact.when }),
});

function valueSchema(fact: Fact): Schema {
  const seat = { type: 'integer', minimum: 1, maximum: SEAT_NOS.length };
  const card = { type: 'string', pattern: CARD };
  switch (fact.type) {
    case 'chips':
      return { type: 'integer', minimum: fact.min };
    case 'chipList':
      return { type: 'array', items: { type: 'integer', minimum: 1 } };
    case 'count':
      return { type: 'integer', minimum: fact.min, maximum: fact.max };
    case 'yesNo':
      return { type: 'boolean' };
    case 'choice':
      return { enum: fact.of };
    case 'choices':
      return { type: 'array', items: { enum: fact.of } };
    case 'seat':
      return seat;
    case 'seats':
      return { type: 'array', items: seat };
    case 'card':
      return card;
    case 'cards':
      return { type: 'array', items: card };
    case 'list':
      return { type: 'array', minItems: fact.min, items: factsSchema(fact.each) };
  }
}
