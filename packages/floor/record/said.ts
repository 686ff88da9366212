import type { CardMove } from '../src/deal/card-move.ts';

/** A value in few signs, for people: `{amount:200,change:300}`, and what it is first where it says so: `call{amount:200}`. */
export function said(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(said).join(' ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  if ('faceUp' in value) return saidMove(value as CardMove);
  const { is, ...rest } = value as { readonly is?: unknown };
  const fields = Object.entries(rest).filter(([, field]) => field !== undefined);
  const name = is === undefined ? '' : String(is);
  if (fields.length === 0) return name === '' ? '{}' : name;
  const [first] = fields;
  if (fields.length === 1 && first?.[0] === 'nth') return `${name}${said(first[1])}`;
  return `${name}{${fields.map(([key, field]) => `${key}:${said(field)}`).join(' ')}}`;
}

/** `one stubTop>burn2`, and `up` where it then lies face up. */
const saidMove = ({ card, from, to, faceUp }: CardMove): string =>
  `${said(card)} ${said(from)}>${said(to)}${faceUp ? ' up' : ''}`;

/** The facts of an incident, each by its name. */
export const saidFacts = (facts: object): string =>
  Object.entries(facts)
    .map(([name, value]) => `${name}=${said(value)}`)
    .join(' ');
