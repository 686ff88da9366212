import { type Cited, type PolicyName, policiesOf, policyNames, type Rulebook } from '@riffle/rulebooks';

/** Looked at first: what a director meets every night. */
const FIRST: readonly PolicyName[] = [
  'balancing.mover',
  'balancing.seat',
  'seating.separation',
  'tables.finalTableSize',
  'balancing.haltMissingPlayers',
  'tables.moverEntry',
  'button.rule',
  'elimination.equalStacks',
];

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The few answers by which a rulebook is told from the others: its own, and shared with as few of them as possible. */
export function distinctive(
  book: Rulebook,
  occasion: string | undefined,
  shelf: readonly Rulebook[],
  count: number,
): readonly Cited[] {
  const own = policiesOf(book, occasion);
  const others = shelf.filter(({ id }) => id !== book.id).map((other) => policiesOf(other));
  const rank = (name: PolicyName): number => {
    const shared = others.filter((other) => same(other[name].value, own[name].value)).length;
    return shared * 2 - (FIRST.includes(name) ? 3 : 0);
  };
  return policyNames
    .filter((name) => own[name].from === 'rulebook')
    .map((name) => ({ name, at: rank(name) }))
    .sort((a, b) => a.at - b.at)
    .slice(0, count)
    .map(({ name }) => own[name]);
}
