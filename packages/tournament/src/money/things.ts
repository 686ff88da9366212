import { type Decide, happens, refused } from '../decision.ts';
import { outInOpenHand } from '../hand-for-hand/tables-in-hand.ts';
import type { EntryId } from '../ids.ts';
import { places } from '../places.ts';
import { setupOf } from '../rulebook-of.ts';
import type { Tournament } from '../state.ts';
import { booksClosed } from './closed.ts';
import { forfeitsPrizes } from './disqualified.ts';
import { fieldIsFinal } from './field.ts';
import { isAllGivenBack, isGivenBack } from './given-back.ts';
import { NO_MONEY, type Thing } from './money-state.ts';
import { seatPrices, seatsWon } from './seats.ts';
import { specials } from './specials.ts';

/** A seat in another tournament is one as well: it is numbered by its place. */
export function things(state: Tournament): readonly Thing[] {
  const { prizePlan } = setupOf(state);
  const { things: handed } = state.money ?? NO_MONEY;
  const ofPlaces = (prizePlan?.things ?? []).map(
    ({ place, thing }, nth): Thing => ({ from: 'place', no: nth + 1, thing, entries: at(state, place) }),
  );
  const ofSpecials = specials(state).flatMap(({ no, thing, awarded }): readonly Thing[] =>
    thing === undefined ? [] : [{ from: 'special', no, thing, entries: awarded?.entries ?? [] }],
  );
  const isNobodys = { special: isGivenBack(state), place: isAllGivenBack(state), seat: isAllGivenBack(state) };
  return [...seats(state), ...ofPlaces, ...ofSpecials].map((one) => {
    const had = handed.find(({ from, no }) => from === one.from && no === one.no);
    return {
      ...one,
      entries: isNobodys[one.from] ? [] : one.entries.filter((entry) => !forfeitsPrizes(state, entry)),
      ...(had && { handed: { entry: had.entry, at: had.at } }),
    };
  });
}

function seats(state: Tournament): readonly Thing[] {
  const places = setupOf(state).prizePlan?.places;
  if (places?.by !== 'satellite') return [];
  const won = seatsWon(state);
  return [...seatPrices(state).keys()].map((place) => {
    const entry = won.get(place);
    return { from: 'seat', no: place, thing: places.seat.name, entries: entry === undefined ? [] : [entry] };
  });
}

/** Who has that place, alone or shared; nobody has by a hand that other tables have not finished. */
function at(state: Tournament, wanted: number): readonly EntryId[] {
  const open = outInOpenHand(state);
  return [...places(state)].flatMap(([entry, { place, sharedBy = 1 }]) =>
    place <= wanted && wanted < place + sharedBy && !open.has(entry) ? [entry] : [],
  );
}

export const handOverThing: Decide<'HandOverThing'> = (state, { from, no, entry }, { now }) => {
  const closed = booksClosed(state);
  if (closed !== undefined) return refused(closed);
  const found = things(state).find((one) => one.from === from && one.no === no);
  if (found === undefined) return refused({ code: 'no-such-thing' });
  const { thing, handed, entries } = found;
  if (handed !== undefined) return refused({ code: 'thing-handed-over', thing, entry: handed.entry });
  if (from !== 'special' && outInOpenHand(state).has(entry))
    return refused({ code: 'prize-not-certain', entry, hand: true });
  if (!entries.includes(entry)) return refused({ code: 'thing-not-his', thing, entry });
  if (from !== 'special' && !fieldIsFinal(state, now)) return refused({ code: 'prize-not-certain', entry });
  return happens({ v: 1, type: 'ThingHandedOver', from, no, thing, entry, at: now });
};
