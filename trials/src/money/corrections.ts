import { toChips } from '@riffle/cards';
import { toCents } from '@riffle/money';
import type { PersonId } from '@riffle/people';
import { type TournamentCommand, toBustOutId, toEntryId, toPenaltyId } from '@riffle/tournament';
import { oneOf } from '../asked/made.ts';
import { odd } from './random-setup.ts';
import { anyEntry, inPlay, named, type Seen } from './seen.ts';

type Command = TournamentCommand;

/** Whose entry was struck off comes again under its id, as from the list of who signed up. */
export function addAgain(seen: Seen): Command {
  const gone = (seen.view.money?.books?.sales ?? []).filter(({ entry }) => seen.view.entries[entry] === undefined);
  const { entry = anyEntry(seen), person = 'nobody' as PersonId } = oneOf(seen.chance, gone) ?? {};
  return { type: 'AddEntries', entries: [{ entry, person }], reason: 'so gesagt' };
}
/** Who still has chips gives them up for another entry. */
export function forfeit(seen: Seen): Command {
  const still = oneOf(seen.chance, inPlay(seen));
  const person = still === undefined ? undefined : seen.view.entries[still]?.person;
  const entry = toEntryId(`e${String(seen.nth)}-f`);
  const forfeits = toChips(100 * seen.chance(120));
  return {
    type: 'AddEntries',
    entries: [{ entry, person: person ?? ('nobody' as PersonId), forfeits }],
    reason: 'so gesagt',
  };
}
/** The hand was another's, or others went out in it. */
export function changeBustOut(seen: Seen): Command {
  const hand = oneOf(seen.chance, seen.view.bustOuts);
  const was = hand?.out.map(({ entry }) => entry) ?? [];
  const entry = seen.chance(3) === 0 ? anyEntry(seen) : (oneOf(seen.chance, was) ?? anyEntry(seen));
  const others = was.filter((one) => one !== entry && seen.chance(2) === 0);
  const out = [entry, ...others].map((one) => {
    const killer = anyEntry(seen);
    return { entry: one, by: killer === one || seen.chance(3) === 0 ? [] : [killer] };
  });
  return { type: 'ChangeBustOut', bustOut: hand?.id ?? toBustOutId('none'), out };
}
export function moveBustOut(seen: Seen): Command {
  const hand = oneOf(seen.chance, seen.view.bustOuts)?.id ?? toBustOutId('none');
  const before = seen.chance(3) === 0 ? undefined : oneOf(seen.chance, seen.view.bustOuts)?.id;
  return { type: 'MoveBustOut', bustOut: hand, ...(before && { before }) };
}
export const removeStack = (seen: Seen): Command => ({
  ...{ type: 'RemoveStack', bustOut: toBustOutId(named(seen, 'r')), chips: toChips(100 * seen.chance(150)) },
  ...{ entry: oneOf(seen.chance, inPlay(seen)) ?? anyEntry(seen), reason: 'so gesagt' },
});
/** It was somebody else all along: nobody yet, or somebody who has entered before. */
export const otherPerson = (seen: Seen): Command => ({
  ...{ type: 'ChangePerson', entry: anyEntry(seen), mistaken: 'so gesagt' },
  person:
    (seen.chance(2) === 0 ? oneOf(seen.chance, Object.values(seen.view.entries))?.person : undefined) ??
    (`p${String(seen.nth)}` as PersonId),
});
export const fine = (seen: Seen): Command => ({
  ...{ type: 'GivePenalty', penalty: toPenaltyId(named(seen, 'x')), entry: anyEntry(seen) },
  ...{ offence: 'clothing', rule: '72(4)', measure: 'fine', fine: toCents(odd(seen.chance, 3_000)) },
});
export const waive = (seen: Seen): Command => ({
  ...{ type: 'EndPenalty', how: 'waived', reason: 'so gesagt' },
  penalty: oneOf(seen.chance, seen.view.penalties ?? [])?.id ?? toPenaltyId('none'),
});
/** Prices, guarantee or currency that change while the night is on. */
export function otherPrices(seen: Seen): Command {
  const { money, currency } = seen.view.setup;
  if (money === undefined) return { type: 'PauseClock' };
  const profiles = money.profiles.map((profile) =>
    seen.chance(2) === 0
      ? profile
      : {
          ...profile,
          parts: profile.parts.map((part) => ({
            ...part,
            amount: toCents(part.for === 'bounty' ? part.amount : odd(seen.chance, 2_000)),
          })),
        },
  );
  const changed = { ...money, profiles, guarantee: toCents(odd(seen.chance, 40_000)) };
  return {
    type: 'ChangeSetup',
    changes: { money: changed, ...(seen.chance(5) === 0 && { currency: currency === 'EUR' ? 'CHF' : 'EUR' }) },
  };
}
