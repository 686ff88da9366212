import type { Cents } from '../cents.ts';
import { downTo, portion } from './portion.ts';
import type { PrizePlan, SpecialPrize } from './prize-plan.ts';
import type { PlayedFor } from './prize-pool.ts';
import { type PlacePrize, type PrizeField, type PrizeNote, type Prizes, type SpecialWon, worthOf } from './prizes.ts';
import { rowsOf } from './rows-of.ts';
import { seatsOf } from './seats-of.ts';
import { TO_THE_CENT, weighPlaces } from './weigh-places.ts';

/** What the places and all beside them win, from the plan, who plays and what is in the pool. The plan has no `planFault`. */
export function prizesOf(plan: PrizePlan, field: PrizeField, pool: PlayedFor): Prizes {
  const { total } = pool;
  const special = (plan.special ?? []).map((prize) => specialWon(prize, plan, total));
  const offPool = sum(special.map(({ from, money }) => (from === 'pool' ? money : 0)));
  const { places, left, notes } = placesOf(plan, field, pool, Math.max(0, total - offPool));
  const given = offPool + sum(places.map(worthOf)) + sum(left.map(({ amount }) => amount));
  const missing = (given - total) as Cents;
  return {
    places: withThings(places, plan, field),
    special,
    left,
    missing,
    points: (plan.points ?? []).slice(0, field.entries),
    notes: missing > 0 ? [...notes, { code: 'promisedMore', missing }] : notes,
  };
}

type Placed = {
  readonly places: readonly PlacePrize[];
  readonly left: Prizes['left'];
  readonly notes: readonly PrizeNote[];
};

function placesOf(plan: PrizePlan, field: PrizeField, pool: PlayedFor, available: number): Placed {
  const { places } = plan;
  switch (places.by) {
    case 'hand': {
      const { amounts = [] } = places;
      const over = available - sum(amounts);
      const left = over > 0 ? [{ why: 'plan', amount: over as Cents } as const] : [];
      return { places: numbered(amounts), left, notes: [] };
    }
    case 'satellite':
      return { ...seatsOf(places, field, available), notes: [] };
    case 'list':
    case 'table':
    case 'curve': {
      const rows = rowsOf(places, field, pool, plan.locks);
      const { amounts, left, notes } = weighPlaces(rows, plan, available);
      return { places: numbered(amounts), left, notes: [...(rows.notes ?? []), ...notes] };
    }
  }
}

/** Places that win nothing are left out. */
const numbered = (amounts: readonly number[]): readonly PlacePrize[] =>
  amounts.map((amount, nth) => ({ place: nth + 1, money: amount as Cents })).filter(({ money }) => money > 0);

function withThings(places: readonly PlacePrize[], { things = [] }: PrizePlan, { entries }: PrizeField) {
  const all = new Map(places.map((prize) => [prize.place, prize]));
  for (const { place, thing } of things) {
    if (place > entries) continue;
    const prize = all.get(place) ?? { place, money: 0 as Cents };
    all.set(place, { ...prize, things: [...(prize.things ?? []), thing] });
  }
  return [...all.values()].toSorted((a, b) => a.place - b.place);
}

function specialWon(
  { worth, ...prize }: SpecialPrize,
  { rounding = TO_THE_CENT }: PrizePlan,
  total: number,
): SpecialWon {
  if (worth === undefined) return { ...prize, money: 0 as Cents };
  const money = 'amount' in worth ? worth.amount : downTo(rounding.unit, portion(total, worth.share, 1000));
  return { ...prize, money: money as Cents };
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
