import { remembered } from '@riffle/aggregate';
import {
  amountsOf,
  type Cents,
  deductionsOf,
  minorUnits,
  type Pool,
  type PrizeField,
  type PrizePlan,
  type Prizes,
  poolOf,
  prizesOf,
  toCents,
} from '@riffle/money';
import { isAlternate } from '../alternate-list.ts';
import { setupOf } from '../rulebook-of.ts';
import type { Tournament } from '../state.ts';
import type { SaleKind } from './money-setup.ts';
import { NO_MONEY } from './money-state.ts';
import { standing } from './standing.ts';

/** Who waits for a seat is not in the field yet; what he bought lies in the pool until it is taken back. */
const playedFor = (state: Tournament): ReturnType<typeof standing> =>
  standing(state).filter(({ entry }) => !isAlternate(state.entries.get(entry)));

/** What is played for: what was paid in for it without what the house keeps, what was added, and what it gives for a guarantee. */
export const prizePool = remembered((state: Tournament): Pool => {
  const { pool = 0, added: addedBefore = 0, special: wonBefore = toCents(0) } = state.carried ?? {};
  const paidIn = standing(state)
    .flatMap(({ parts }) => parts)
    .reduce((sum, part) => sum + (part.for === 'prizes' ? part.amount : 0), pool - addedBefore + wonBefore);
  const added = toCents((state.money ?? NO_MONEY).added + addedBefore);
  const { money, prizePlan } = setupOf(state);
  return poolOf({
    paidIn: paidIn as Cents,
    deductions: prizePlan === undefined ? [] : deductionsOf(prizePlan),
    added,
    wonBefore,
    guarantee: (isPlayedFor(state) ? money?.guarantee : undefined) ?? toCents(0),
  });
});

/** Of a night that is called off nobody plays for a guarantee any more; what a deal has shared before stays, and one that shares what is there brings it back to nobody. */
const isPlayedFor = ({ calledOff, deal }: Tournament): boolean =>
  calledOff === undefined || (deal !== undefined && deal.at <= calledOff.at);

/** Who plays for it: every entry that was sold, on days before as well, and does not wait; each of them has a place. */
export const prizeField = remembered((state: Tournament): PrizeField => {
  const sold = (...kinds: readonly SaleKind[]): number =>
    playedFor(state).filter(({ kind }) => kinds.includes(kind)).length;
  const { entries = 0, rebuys = 0, addOns = 0 } = state.carried?.sold ?? {};
  const minor = minorUnits(setupOf(state).currency);
  return {
    entries: entries + sold('entry', 'reEntry'),
    rebuys: rebuys + sold('rebuy'),
    addOns: addOns + sold('addOn'),
    ...(minor !== 100 && { minor }),
  };
});

/** The night's plan; where its places are paid by hand and it names no amounts, those that were typed in. */
function planOf(state: Tournament): PrizePlan | undefined {
  const { prizePlan, prizes: typed } = setupOf(state);
  return prizePlan?.places.by === 'hand'
    ? { ...prizePlan, places: { amounts: typed, ...prizePlan.places } }
    : prizePlan;
}

/** What the night's plan gives now, with all beside the places; undefined where prizes are typed in. */
export const plannedPrizes = remembered((state: Tournament): Prizes | undefined => {
  const prizePlan = planOf(state);
  return prizePlan && prizesOf(withoutUnwon(state, prizePlan), prizeField(state), prizePool(state));
});

/** What nobody won of the special prizes is the places', before a deal has shared them. */
function withoutUnwon(state: Tournament, plan: PrizePlan): PrizePlan {
  const { awarded } = state.money ?? NO_MONEY;
  const { special = [], ...others } = plan;
  const unwon = new Set(
    awarded.flatMap(({ special: no, entries, toWinner }) =>
      entries.length === 0 && toWinner === undefined ? [no] : [],
    ),
  );
  return unwon.size === 0 ? plan : { ...others, special: special.filter((_, nth) => !unwon.has(nth + 1)) };
}

/** By place, best first, as they are now; the last wins something. */
export function prizes(state: Tournament): readonly Cents[] {
  const typed = setupOf(state).prizes.map((money, nth) => ({ place: nth + 1, money }));
  return amountsOf(plannedPrizes(state) ?? { places: typed });
}
