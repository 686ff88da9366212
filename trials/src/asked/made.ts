import { randomUUID } from 'node:crypto';
import type { seeded } from '@riffle/hand/testing';
import type { Schema } from './schema.ts';

export type Chance = ReturnType<typeof seeded>;

/** Ids that mean something, by the name of the field in which they may stand. */
export type Pool = { readonly [field: string]: readonly unknown[] };

export const oneOf = <T>(chance: Chance, from: readonly T[]): T | undefined => from[chance(from.length)];

/** A value that the schema allows; ids are mostly those of something that is there. */
export function made(schema: Schema, around: Around, field = ''): unknown {
  const { chance, pool, named } = around;
  if (schema.$ref !== undefined) return made(named(schema.$ref), around, field);
  const known = pool[field];
  if (known !== undefined && known.length > 0 && schema.type === 'string' && chance(10) > 0)
    return oneOf(chance, known);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return oneOf(chance, schema.enum);
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices !== undefined) return made(oneOf(chance, choices) ?? {}, around, field);
  switch (schema.type) {
    case 'object':
      return madeObject(schema, around);
    case 'array':
      return madeList(schema, around, field);
    case 'string':
      return madeText(schema, chance);
    case 'integer':
    case 'number':
      return madeNumber(schema, chance);
    case 'boolean':
      return chance(2) === 0;
    case 'null':
      return null;
    default:
      return oneOf(chance, [0, '', null, {}, [], 'anything']);
  }
}

export type Around = {
  readonly chance: Chance;
  readonly pool: Pool;
  readonly named: (ref: string) => Schema;
};

function madeObject({ properties = {}, required = [] }: Schema, around: Around): object {
  const given = Object.entries(properties).filter(([name]) => required.includes(name) || around.chance(3) === 0);
  return Object.fromEntries(given.map(([name, inner]) => [name, made(inner, around, name)]));
}

function madeList({ items = {}, minItems = 0, maxItems = 4 }: Schema, around: Around, field: string): unknown[] {
  const length = Math.min(maxItems, minItems + around.chance(4));
  return Array.from({ length }, () => made(items, around, field));
}

const TEXTS = ['Tisch', 'Äpfel & Öl', '日本', '<b>x</b>', "'; drop table people; --", '\u202egnal', '🂡', 'x'];

function madeText({ pattern, format, minLength = 0, maxLength = 200 }: Schema, chance: Chance): string {
  if (pattern !== undefined && format === undefined) return randomUUID();
  if (format === 'email') return `a${String(chance(1000))}@example.org`;
  if (format === 'date') return `19${String(10 + chance(90))}-0${String(1 + chance(9))}-1${String(chance(10))}`;
  const text = oneOf(chance, TEXTS) ?? '';
  const long = text.padEnd(minLength, 'q');
  return (chance(20) === 0 ? long.padEnd(Math.min(maxLength, 3000), 'z') : long).slice(0, maxLength);
}

function madeNumber({ type, minimum = 0, maximum = 1_000_000 }: Schema, chance: Chance): number {
  const small = Math.min(maximum, minimum + chance(10));
  const edge = oneOf(chance, [minimum, maximum, small, small, small, minimum + chance(maximum - minimum + 1)]) ?? 0;
  return type === 'integer' ? Math.round(edge) : edge;
}
