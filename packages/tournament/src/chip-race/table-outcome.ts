import type { Card } from '@riffle/cards';
import { dealRace, raceWins } from './chip-race.ts';
import type { Dealt, Given, SmallChips } from './colour-up-state.ts';
import type { Procedure } from './procedure.ts';
import type { Exchange, TablePlan } from './table-plan.ts';

/** Who gets what at one table. */
export type TableOutcome = {
  readonly dealt: readonly Dealt[];
  readonly given: readonly Given[];
  /** Chips after less chips before: what the rulebook makes or takes away here. */
  readonly difference: number;
};

/** `smallest`: the lowest value that stays in play, which nobody has less than. */
export function tableOutcome(
  says: Procedure,
  exchange: Exchange,
  {
    counts,
    plan,
    cards,
    smallest,
  }: {
    readonly counts: readonly SmallChips[];
    readonly plan: TablePlan;
    readonly cards: readonly Card[];
    readonly smallest: number;
  },
): TableOutcome {
  const dealt = plan.leftovers === 'raced' ? dealtTo(plan, cards) : [];
  const shared =
    plan.leftovers === 'raced'
      ? won(says, exchange, plan, dealt)
      : plan.leftovers === 'rounded'
        ? rounded(exchange, plan)
        : [];
  const given = [...shared, ...saved(plan, counts, shared, smallest)];
  const gone = plan.leftovers === 'raced' || plan.leftovers === 'rounded' ? plan.worth : 0;
  return { dealt, given, difference: given.reduce((sum, { value }) => sum + value, 0) - gone };
}

const dealtTo = ({ deal }: TablePlan, cards: readonly Card[]): readonly Dealt[] => {
  const hands = dealRace(
    deal.map(({ seat, cards: leftover }) => ({ seat, nextChips: 0, leftover })),
    cards,
  );
  return deal.map(({ seat, entry }, nth) => ({ seat, entry, cards: hands[nth]?.cards ?? [] }));
};

function won(says: Procedure, { next }: Exchange, { raced }: TablePlan, dealt: readonly Dealt[]): readonly Given[] {
  return raceWins(dealt, raced, says['chips.raceMaxPerPlayer'].value).flatMap(({ seat, card }) => {
    const winner = dealt.find((one) => one.seat === seat);
    return winner === undefined
      ? []
      : [{ seat: winner.seat, entry: winner.entry, value: next, why: 'won', card } as const];
  });
}

/** What one player has left over becomes one chip together. */
const rounded = ({ next }: Exchange, { changed }: TablePlan): readonly Given[] =>
  changed.flatMap(({ seat, entry, left }) =>
    left === 0 ? [] : [{ seat, entry, value: next, why: 'rounded' } as const],
  );

/** Nobody goes out by it: whoever had nothing else and gets nothing has one chip of the smallest value. */
function saved(
  { changed, leftovers }: TablePlan,
  counts: readonly SmallChips[],
  shared: readonly Given[],
  smallest: number,
): readonly Given[] {
  if (leftovers !== 'raced' && leftovers !== 'rounded') return [];
  const nothingElse = new Set(counts.flatMap((one) => (one.nothingElse ? [one.entry] : [])));
  const gets = new Set(shared.map(({ entry }) => entry));
  return changed.flatMap(({ seat, entry, even }) =>
    even === 0 && nothingElse.has(entry) && !gets.has(entry)
      ? [{ seat, entry, value: smallest, why: 'saved' } as const]
      : [],
  );
}
