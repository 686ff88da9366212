import { accept, type Verdict } from '@riffle/aggregate';
import type { Rulebook } from '@riffle/rulebooks';
import { type Incident, type IncidentRefusal, rule } from './rule-incident.ts';
import type { Ruling } from './ruling.ts';

/** One incident under several rulebooks; rulings with the same `group` come to the same outcome. */
export type Comparison = readonly { readonly ruling: Ruling; readonly group: number }[];

export function compare(incident: Incident, books: readonly Rulebook[]): Verdict<Comparison, IncidentRefusal> {
  const rulings: Ruling[] = [];
  for (const book of books) {
    const verdict = rule(incident, book);
    if (!verdict.ok) return verdict;
    rulings.push(verdict.value);
  }
  const outcomes = [...new Set(rulings.map(({ outcome }) => JSON.stringify(outcome)))];
  return accept(rulings.map((ruling) => ({ ruling, group: outcomes.indexOf(JSON.stringify(ruling.outcome)) + 1 })));
}
