import type { Cited } from '@riffle/rulebooks';
import type { OutTogether } from './out-together.ts';
import type { RankedOut } from './ranked-out.ts';
import type { Reason, ReasonCode } from './reason.ts';
import { policyOf } from './rulebook-of.ts';
import type { Setup } from './setup.ts';
import type { BustOut } from './state.ts';

/** Out together, not yet ranked. */
export type Candidate = Omit<RankedOut, 'rank'>;
export type Ranking = { readonly out: readonly RankedOut[]; readonly because: readonly Reason[] };

/** Ranks who went out together, as the rulebook says; best first. */
export function ranking(setup: Setup, out: readonly Candidate[], together: BustOut['together']): Ranking {
  if (out.length < 2) return { out: out.map((one) => ({ ...one, rank: 1 })), because: [] };
  if (together !== undefined && together !== 'handForHand' && tablesOf(out) > 1)
    return acrossTables(setup, out, together);
  const { groups, because } = inOneHand(setup, out, together);
  return { out: inOrder(groups), because };
}

type Grouped = { readonly groups: readonly (readonly Candidate[])[]; readonly because: readonly Reason[] };

/** Best first; who shares a place stands in one group. */
function inOneHand(setup: Setup, out: readonly Candidate[], together: BustOut['together']): Grouped {
  const players = out.length;
  if (players < 2) return { groups: [out], because: [] };
  if (out.some(({ stackAtStart }) => stackAtStart === undefined)) {
    return { groups: [out], because: [reason('stack-unknown', { players })] };
  }
  const ties = policyOf(setup, 'elimination.equalStacks');
  const groups = grouped(out);
  const nearest = ties.value === 'nearestButton';
  const because: Reason[] = [];
  if (groups.length > 1) because.push(byStacks(setup, players, together));
  for (const group of groups) {
    if (group.length < 2) continue;
    const facts = { players: group.length, stack: group[0]?.stackAtStart ?? 0 };
    const known = nearest && group.every(({ fromButton }) => fromButton !== undefined);
    because.push(reason(known ? 'equal-stacks-nearest-button' : 'equal-stacks-share', facts, ties));
    if (nearest && !known) because.push(reason('button-unknown-shared', facts));
  }
  return { groups: groups.flatMap((group) => (nearest ? byButton(group) : [group])), because };
}

/** Not hand for hand: time decides, or nothing does and they share. */
function acrossTables(setup: Setup, out: readonly Candidate[], together: 'sameTime' | 'orderUnknown'): Ranking {
  const cited = policyOf(setup, 'elimination.differentTables');
  const facts = { players: out.length };
  if (cited.value === 'sharePrizes') {
    return shared(setup, out, reason('different-tables-share', facts, cited));
  }
  if (together === 'orderUnknown') return unordered(setup, out);
  // told in the order in which it happened, the first was out first; who went out at one table went out in one hand
  const hands = handsOf(setup, out).toReversed();
  return {
    out: inOrder(hands.flatMap(({ groups }) => groups)),
    because: [reason('different-tables-by-time', facts, cited), ...hands.flatMap(({ because }) => because)],
  };
}

/** Nobody can say who went out first. */
function unordered(setup: Setup, out: readonly Candidate[]): Ranking {
  if (stacksRank(setup, 'orderUnknown')) {
    const { groups, because } = inOneHand(setup, out, 'orderUnknown');
    return { out: inOrder(groups), because };
  }
  const cited = policyOf(setup, 'elimination.orderUnknown');
  return shared(setup, out, reason('order-unknown-share', { players: out.length }, cited));
}

/** At each table one hand, whose order is known: the best of the tables share their places, then the next of them. */
function shared(setup: Setup, out: readonly Candidate[], why: Reason): Ranking {
  const hands = handsOf(setup, out);
  const most = Math.max(...hands.map(({ groups }) => groups.length));
  const groups = Array.from({ length: most }, (_, nth) => hands.flatMap((hand) => hand.groups[nth] ?? []));
  return { out: inOrder(groups), because: [why, ...hands.flatMap(({ because }) => because)] };
}

const handsOf = (setup: Setup, out: readonly Candidate[]): readonly Grouped[] =>
  [...Map.groupBy(out, ({ from }) => from?.table).values()].map((hand) => inOneHand(setup, hand, undefined));

/** Whether those at different tables are ranked by what they had at the start of the hand. */
export function stacksRank(setup: Setup, together: OutTogether): boolean {
  switch (together) {
    case 'handForHand':
      return true;
    case 'sameTime':
      return false;
    case 'orderUnknown':
      return (
        policyOf(setup, 'elimination.differentTables').value !== 'sharePrizes' &&
        policyOf(setup, 'elimination.orderUnknown').value === 'biggerStartingStack'
      );
  }
}

function byStacks(setup: Setup, players: number, together: BustOut['together']): Reason {
  switch (together) {
    case 'handForHand':
      return reason('hand-for-hand-stacks', { players }, policyOf(setup, 'elimination.handForHandTables'));
    case 'orderUnknown':
      return reason('order-unknown-stacks', { players }, policyOf(setup, 'elimination.orderUnknown'));
    default:
      return reason('same-hand-bigger-stack', { players }, policyOf(setup, 'elimination.sameHand'));
  }
}

/** Biggest stack first, equal ones in one group. */
function grouped(out: readonly Candidate[]): readonly (readonly Candidate[])[] {
  const groups = Map.groupBy(out, ({ stackAtStart = 0 }) => stackAtStart as number);
  return [...groups].toSorted(([a], [b]) => b - a).map(([, group]) => group);
}

/** One group of equal stacks parted by distance from the button; left together where it is not known of all. */
function byButton(group: readonly Candidate[]): readonly (readonly Candidate[])[] {
  if (group.some(({ fromButton }) => fromButton === undefined)) return [group];
  const groups = Map.groupBy(group, ({ fromButton = 0 }) => fromButton);
  return [...groups].toSorted(([a], [b]) => a - b).map(([, nearest]) => nearest);
}

function inOrder(groups: readonly (readonly Candidate[])[]): readonly RankedOut[] {
  let rank = 1;
  return groups.flatMap((group) => {
    const ranked = group.map((one) => ({ ...one, rank }));
    rank += group.length;
    return ranked;
  });
}

const tablesOf = (out: readonly Candidate[]): number => new Set(out.map(({ from }) => from?.table)).size;

const reason = (code: ReasonCode, facts: Reason['facts'], because?: Cited): Reason => ({
  code,
  facts,
  ...(because && { because }),
});
