import type { PersonId } from '@riffle/people';
import type { DayLeft } from '../day-end/day-left.ts';
import { type MultiDay, type Part, type PartId, partsOf } from './state.ts';

/** A place in the whole event. */
export type Placed = {
  readonly person: PersonId;
  readonly place: number;
  readonly sharedBy?: number;
  /** Where he went out. */
  readonly part: PartId;
};

type OutIn = DayLeft['out'][number] & { readonly part: PartId };

/**
 * Best first: of each day once all its flights are over, behind everybody whose stack went on. A person has the best of his
 * places; who went out in one flight and bagged in another is still in. Across flights the rulebook says who comes first.
 */
export function placed(state: MultiDay): readonly Placed[] {
  const above = new Set<PersonId>();
  const found: Placed[] = [];
  for (const day of daysOf(state)) {
    const told = day.map((part) => ({ part, facts: state.told[part.id]?.day }));
    for (const { facts } of told) for (const { person } of facts?.bagged ?? []) above.add(person);
    const isOver = told.every(({ facts }) => facts !== undefined);
    const outs = told.flatMap(({ part, facts }) => inOrder(facts?.out ?? [], part.id));
    if (isOver) {
      const compare = told[0]?.facts?.across.value === 'fewerLeft' ? byLeft : byTime;
      found.push(...rank(best(outs, compare, above), compare, above.size));
    }
    for (const { person } of outs) above.add(person);
  }
  return found;
}

/** Nobody has played longer than who is placed above him in his own flight: a place may have been put right by hand. */
function inOrder(outs: DayLeft['out'], part: PartId): readonly OutIn[] {
  let most = Number.POSITIVE_INFINITY;
  return outs.map((one) => {
    most = Math.min(most, one.played);
    return { ...one, played: most as OutIn['played'], part };
  });
}

/** The last day first, each with its flights. */
function daysOf(state: MultiDay): readonly (readonly Part[])[] {
  const parts = partsOf(state);
  const before = (part: Part): number => {
    const next = parts.find(({ id }) => id === part.feeds);
    return next === undefined ? 0 : 1 + before(next);
  };
  const days = Map.groupBy(parts, before);
  return [...days].toSorted(([a], [b]) => a - b).map(([, day]) => day);
}

type Compare = (a: OutIn, b: OutIn) => number;
/** Who played longer; after equal time, and in one flight in any case, before whom fewer were left. */
const byTime: Compare = (a, b) => b.played - a.played || a.left - b.left;
/** Before whom fewer were left of his flight. */
const byLeft: Compare = (a, b) => a.left - b.left;

function best(outs: readonly OutIn[], compare: Compare, above: ReadonlySet<PersonId>): readonly OutIn[] {
  const one = new Map<PersonId, OutIn>();
  for (const out of outs) {
    const before = one.get(out.person);
    if (!above.has(out.person) && (before === undefined || compare(out, before) < 0)) one.set(out.person, out);
  }
  return [...one.values()].toSorted(compare);
}

function rank(outs: readonly OutIn[], compare: Compare, above: number): readonly Placed[] {
  let first = 0;
  return outs.map((out, index) => {
    const previous = outs[index - 1];
    if (previous !== undefined && compare(previous, out) !== 0) first = index;
    const next = outs.findIndex((one, at) => at > index && compare(out, one) !== 0);
    const sharedBy = (next < 0 ? outs.length : next) - first;
    const { person, part } = out;
    return { person, place: above + first + 1, ...(sharedBy > 1 && { sharedBy }), part };
  });
}
