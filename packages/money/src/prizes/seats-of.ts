import type { Cents } from '../cents.ts';
import type { Satellite } from './prize-plan.ts';
import type { PlacePrize, PrizeField, Prizes } from './prizes.ts';

type Seated = { readonly places: readonly PlacePrize[]; readonly left: Prizes['left'] };

/** As many seats as the pool pays for, one for each of the best places; the rest as the plan says. */
export function seatsOf({ seat, most, rest: to }: Satellite, { entries }: PrizeField, available: number): Seated {
  const seats = Math.min(entries, most ?? entries, Math.floor(available / seat.price));
  const winners = Array.from({ length: seats }, (_, nth) => ({
    place: nth + 1,
    ...{ money: 0 as Cents, seat: seat.price, things: [seat.name] },
  }));
  const rest = available - seats * seat.price;
  if (rest === 0) return { places: winners, left: [] };
  const kept = { places: winners, left: [{ why: 'rest', amount: rest as Cents }] } as const;
  if (to === 'kept') return kept;
  if (to === 'seats' && seats > 0) {
    return { places: winners.map((won, nth) => ({ ...won, money: evenly(rest, seats, nth) })), left: [] };
  }
  return inMoney(winners, entries, rest, seat.price);
}

/** Nobody without a seat has more than a seat. */
function inMoney(winners: readonly PlacePrize[], entries: number, over: number, price: number): Seated {
  let rest = over;
  const places = [...winners];
  while (rest > 0 && places.length < entries) {
    const money = Math.min(rest, price);
    places.push({ place: places.length + 1, money: money as Cents });
    rest -= money;
  }
  return { places, left: rest > 0 ? [{ why: 'rest', amount: rest as Cents }] : [] };
}

const evenly = (amount: number, among: number, nth: number): Cents =>
  (Math.floor(amount / among) + (nth < amount % among ? 1 : 0)) as Cents;
