import type { Rulebook } from '@riffle/rulebooks';
import type { FactsAsked, FactsOf } from '../src/fact.ts';
import type { IncidentKind } from '../src/incident-kind.ts';
import { inquiryInto } from '../src/inquiry.ts';
import { readFacts } from '../src/read-facts.ts';

export type Facts = { readonly [name: string]: unknown };

/** What comes out but for its amounts: a list, or why it is refused. */
export type Shape = (facts: Facts) => string;

/** The same as a ruling finds, and quicker: asked some thousand times to find where it changes. */
export const shapeUnder =
  (kind: IncidentKind, book: Rulebook): Shape =>
  (facts) => {
    const read = readFacts(kind.facts, facts);
    if (!read.ok) return 'refused';
    const its = read.value as FactsOf<FactsAsked>;
    const clashes = kind.clashes?.(its) ?? [];
    if (clashes.length > 0) return clashes.map(({ fact }) => fact).join();
    const { floor, kept } = inquiryInto(book);
    const { outcome, steps, discretion } = kind.find(its, floor);
    const asked = kept().because.map((link) => (link.is === 'note' ? link.key : link.policy));
    return JSON.stringify([outcome, steps, discretion, asked], (_, value: unknown) =>
      typeof value === 'number' ? 0 : value,
    );
  };
