import type { Fact, FactsAsked } from '@riffle/floor';
import type { Given } from './fact-sheet.ts';

/** The facts behind the `#` of an address: readable, short, and never sent to a server. */
export function packFacts(asked: FactsAsked, given: Given): string {
  const packed = new URLSearchParams();
  for (const [name, fact] of Object.entries(asked)) {
    const value = given[name];
    if (value !== undefined) packed.set(name, isWord(fact) ? String(value) : JSON.stringify(value));
  }
  return packed.toString();
}

/** The inverse. What cannot be read is left out: the screen then asks for it. */
export function unpackFacts(asked: FactsAsked, packed: string): Given {
  const there = new URLSearchParams(packed.replace(/^#/, ''));
  return Object.fromEntries(
    Object.entries(asked).flatMap(([name, fact]) => {
      const text = there.get(name);
      const value = text === null ? undefined : isWord(fact) ? text : parsed(text);
      return value === undefined || !hasShape(fact, value) ? [] : [[name, value]];
    }),
  );
}

const isWord = ({ type }: Fact): boolean => type === 'choice' || type === 'card';

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Whether an input can show it; whether it is possible the ruling says. */
function hasShape(fact: Fact, value: unknown): boolean {
  switch (fact.type) {
    case 'chips':
    case 'count':
    case 'seat':
      return typeof value === 'number';
    case 'yesNo':
      return typeof value === 'boolean';
    case 'choice':
    case 'card':
      return typeof value === 'string';
    case 'chipList':
    case 'seats':
      return Array.isArray(value) && value.every((one) => typeof one === 'number');
    case 'choices':
    case 'cards':
      return Array.isArray(value) && value.every((one) => typeof one === 'string');
    case 'list':
      return Array.isArray(value) && value.every((one) => typeof one === 'object' && one !== null);
  }
}
