import { toChips } from '@riffle/cards';
import { readyPlan, toCents } from '@riffle/money';
import { findRulebook, policy, type Rulebook } from '@riffle/rulebooks';
import {
  type Level,
  type MoneySetup,
  minutes,
  type NewEntry,
  type Profile,
  type Setup,
  toEntryId,
  toProfileId,
} from '@riffle/tournament';
import type { Language } from '@riffle/words';
import type { MadeUpPerson } from './made-up-people.ts';

const NAMES: { readonly [L in Language]: string } = { de: 'Demo-Nacht', en: 'Demo night' };
const SOLD: { readonly [L in Language]: { readonly [K in 'entry' | 'rebuy']: string } } = {
  de: { entry: 'Startplatz', rebuy: 'Rebuy' },
  en: { entry: 'Entry', rebuy: 'Rebuy' },
};
const STACK = toChips(20_000);
const BLINDS = [50, 100, 150, 200, 300, 400, 600, 800, 1000, 1500, 2000, 3000];
/** After so many levels there is a break. */
const BREAK_AFTER = 4;

export const DEMO_PLAYERS = 45;

/** Three hours of a usual club night; `undefined` where there is no such rulebook. */
export function demoSetup(rulebook: string, language: Language): Setup | undefined {
  const book = findRulebook(rulebook);
  if (book === undefined) return undefined;
  const levels = BLINDS.flatMap((smallBlind, index): readonly Level[] => [
    ...(index === BREAK_AFTER || index === BREAK_AFTER * 2 ? [{ kind: 'break', duration: minutes(10) } as const] : []),
    {
      kind: 'play',
      duration: minutes(15),
      smallBlind: toChips(smallBlind),
      bigBlind: toChips(smallBlind * 2),
      ante: toChips(index < BREAK_AFTER ? 0 : smallBlind * 2),
      anteForm: index < BREAK_AFTER ? 'none' : 'bigBlind',
    },
  ]);
  return {
    name: NAMES[language],
    rulebook: { id: book.id, edition: book.edition },
    game: 'holdem',
    startingStack: STACK,
    seatsPerTable: 9,
    levels,
    prizes: [],
    money: prices(book, language),
    prizePlan: readyPlan('clubTable'),
    currency: 'EUR',
    demo: true,
  };
}

/** Twenty to play for and five for the club; bought again until the first break, where the rulebook lets anybody. */
function prices(book: Rulebook, language: Language): MoneySetup {
  const profile = (kind: 'entry' | 'rebuy', parts: Profile['parts']): Profile => ({
    ...{ id: toProfileId(`demo-${kind}`), name: SOLD[language][kind], kind, parts, chips: STACK },
    ...(kind === 'rebuy' && { offered: { through: BREAK_AFTER } }),
  });
  const toPlayFor = { for: 'prizes', amount: toCents(20_00) } as const;
  const entry = profile('entry', [toPlayFor, { for: 'fee', amount: toCents(5_00) }]);
  const again = policy(book, 'entries.rebuy').value === 'allowed' ? [profile('rebuy', [toPlayFor])] : [];
  return { profiles: [entry, ...again] };
}

/** For their clubs, unless the rulebook wants but one of each. */
export function entriesOf(people: readonly MadeUpPerson[], { rulebook: { id, edition } }: Setup): readonly NewEntry[] {
  const book = findRulebook(id, edition);
  const isOnePerClub = book !== undefined && policy(book, 'seating.separation').value === 'onePerClub';
  return people.map(({ id: person, club }) => {
    const entry = { entry: toEntryId(`entry-${person}`), person };
    return isOnePerClub ? entry : { ...entry, club };
  });
}
