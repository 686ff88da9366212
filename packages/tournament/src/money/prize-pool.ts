import { amountsOf, type Cents, type PrizeField, type PrizePlan, type Prizes, prizesOf } from '@riffle/money';
import { isAlternate } from '../alternate-list.ts';
import { setupOf } from '../rulebook-of.ts';
import type { Tournament } from '../state.ts';
import type { SaleKind } from './money-setup.ts';
import { NO_MONEY } from './money-state.ts';
import { standing } from './standing.ts';

/** What is played for: what was paid in for it, what was added, and what the house gives so that a guarantee is met. */
export type PrizePool = {
  readonly paidIn: Cents;
  readonly added: Cents;
  readonly overlay: Cents;
  readonly total: Cents;
};

/** Who waits for a seat is not in the field yet; what he bought lies in the pool until it is taken back. */
const playedFor = (state: Tournament): ReturnType<typeof standing> =>
  standing(state).filter(({ entry }) => !isAlternate(state.entries.get(entry)));

export function prizePool(state: Tournament): PrizePool {
  const paidIn = standing(state)
    .flatMap(({ parts }) => parts)
    .reduce((sum, part) => sum + (part.for === 'prizes' ? part.amount : 0), 0);
  const { added } = state.money ?? NO_MONEY;
  const overlay = Math.max(0, (setupOf(state).money?.guarantee ?? 0) - paidIn - added);
  return {
    paidIn: paidIn as Cents,
    added,
    overlay: overlay as Cents,
    total: (paidIn + added + overlay) as Cents,
  };
}

/** Who plays for it: every entry that was sold and does not wait, and each of them has a place. */
export function prizeField(state: Tournament): PrizeField {
  const sold = (...kinds: readonly SaleKind[]): number =>
    playedFor(state).filter(({ kind }) => kinds.includes(kind)).length;
  return { entries: sold('entry', 'reEntry'), rebuys: sold('rebuy'), addOns: sold('addOn') };
}

/** What the night's plan gives now, with all beside the places; undefined where prizes are typed in. */
export function plannedPrizes(state: Tournament): Prizes | undefined {
  const { prizePlan } = setupOf(state);
  return prizePlan && prizesOf(withoutUnwon(state, prizePlan), prizeField(state), prizePool(state));
}

/** What nobody won of the special prizes is the places'. */
function withoutUnwon(state: Tournament, plan: PrizePlan): PrizePlan {
  const { awarded } = state.money ?? NO_MONEY;
  const { special = [], ...others } = plan;
  const unwon = new Set(awarded.flatMap(({ special: no, entries }) => (entries.length === 0 ? [no] : [])));
  return unwon.size === 0 ? plan : { ...others, special: special.filter((_, nth) => !unwon.has(nth + 1)) };
}

/** By place, best first, as they are now. */
export function prizes(state: Tournament): readonly Cents[] {
  const planned = plannedPrizes(state);
  return planned === undefined ? setupOf(state).prizes : amountsOf(planned);
}
