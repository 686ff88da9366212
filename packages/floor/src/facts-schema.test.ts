import { expect, it } from 'vitest';
import { compare } from './compare.ts';
import { card, chips, choice, count, listOf, seat } from './fact.ts';
import { factsSchema } from './facts-schema.ts';
import { bookOf } from './testing.ts';

it('the schema of facts needs only what has no usual value, may not be left out and is always asked', () => {
  const schema = factsSchema({
    street: choice(['flop', 'turn'], { usual: 'flop' }),
    toFace: chips({ min: 1 }),
    players: count(2, 10, { when: { street: ['turn'] } }),
    shown: card({ optional: true }),
    out: listOf({ seat: seat() }),
  });
  expect(schema).toEqual({
    type: 'object',
    additionalProperties: false,
    properties: {
      street: { enum: ['flop', 'turn'], default: 'flop' },
      toFace: { type: 'integer', minimum: 1 },
      players: { type: 'integer', minimum: 2, maximum: 10, 'x-asked-when': { street: ['turn'] } },
      shown: { type: 'string', pattern: '^[2-9TJQKA][shdc]$' },
      out: {
        type: 'array',
        minItems: 1,
        items: {
          type: 'object',
          additionalProperties: false,
          properties: { seat: { type: 'integer', minimum: 1, maximum: 12 } },
          required: ['seat'],
        },
      },
    },
    required: ['toFace', 'out'],
  });
});

it('the same incident under several rulebooks is grouped by what comes of it', () => {
  const facts = { street: 'flop', bigBlind: 200, toFace: 1000, inFront: 500 };
  const compared = compare({ kind: 'undercall', facts }, ['pvb', 'bdpv', 'oepbl'].map(bookOf));
  if (!compared.ok) throw new Error('refused');
  expect(compared.value.map(({ ruling, group }) => [ruling.rulebook.id, group])).toEqual([
    ['pvb', 1],
    ['bdpv', 1],
    ['oepbl', 2],
  ]);
});
