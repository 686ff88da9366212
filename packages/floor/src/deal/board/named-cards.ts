import type { FactProblem } from '../../read-facts.ts';

type Named = { readonly [fact: string]: string | readonly string[] | undefined };

/** Facts that name cards: none twice, and on the board only as many as lie there. */
export function cardProblems(named: Named, sizes: { readonly [fact: string]: number } = {}): readonly FactProblem[] {
  const seen = new Set<string>();
  const wrong: string[] = [];
  for (const [fact, value] of Object.entries(named)) {
    const cards = typeof value === 'string' ? [value] : (value ?? []);
    const size = sizes[fact];
    const twice = cards.some((card, at) => seen.has(card) || cards.indexOf(card) !== at);
    if (twice || (size !== undefined && cards.length > 0 && cards.length !== size)) wrong.push(fact);
    for (const card of cards) seen.add(card);
  }
  return wrong.map((fact) => ({ problem: 'notPossible', fact, allowed: { is: 'cards' } }));
}
