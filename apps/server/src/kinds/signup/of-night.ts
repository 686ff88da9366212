import type { PersonId } from '@riffle/people';
import type { EntryPrice, OfNight, SignUps } from '@riffle/signup';
import { priceOf, type Tournament, toEntryId } from '@riffle/tournament';

/** What a list is told of its night. Whoever has a place of the list, and is in the night as well, is counted there alone. */
export function ofNight(night: Tournament, { list }: SignUps, now: (person: PersonId) => PersonId): OfNight {
  // who waits as an alternate has no place in the field
  const field = [...night.entries.values()].filter(({ alternate }) => alternate === undefined);
  const [ids, persons] = [new Set<string>(field.map(({ id }) => id)), new Set(field.map(({ person }) => now(person)))];
  const both = list.filter(
    ({ id, entry, person, place }) => place === 'in' && (ids.has(entry ?? id) || persons.has(now(person))),
  );
  const { mostEntries: most } = night.setup ?? {};
  const fee = feeOf(night);
  const there = new Set([...night.entries.values()].map(({ person }) => now(person)));
  const struckOff = list.flatMap(({ id, entry, person }) =>
    entry === undefined || night.entries.get(toEntryId(entry)) !== undefined || there.has(now(person)) ? [] : [id],
  );
  return {
    entered: field.length - both.length,
    ...(most !== undefined && { most }),
    ...(fee && { fee }),
    ...(struckOff.length > 0 && { struckOff }),
    ...(night.calledOff && { calledOff: true }),
  };
}

/** Before the start whoever comes pays what holds in the first level. */
function feeOf({ setup }: Tournament): OfNight['fee'] {
  if (setup?.money === undefined || setup.moneyShown === 'nothing') return undefined;
  const prices = setup.money.profiles.flatMap((profile): readonly EntryPrice[] => {
    const { from = 0, since, until } = profile.offered ?? {};
    if (profile.kind !== 'entry' || from > 1) return [];
    return [{ amount: priceOf(profile), ...(since && { since }), ...(until && { until }) }];
  });
  return prices.length === 0 ? undefined : { currency: setup.currency, prices };
}
