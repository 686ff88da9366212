import { toChips } from '@riffle/cards';
import { toCents } from '@riffle/money';
import { findRulebook, policy } from '@riffle/rulebooks';
import { type Level, minutes, type NewEntry, type Setup, toEntryId } from '@riffle/tournament';
import type { Language } from '@riffle/words';
import type { MadeUpPerson } from './made-up-people.ts';

const NAMES: { readonly [L in Language]: string } = { de: 'Demo-Nacht', en: 'Demo night' };
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
    startingStack: toChips(20_000),
    seatsPerTable: 9,
    levels,
    prizes: [300_00, 200_00, 140_00, 100_00, 80_00, 50_00, 30_00].map(toCents),
    currency: 'EUR',
    demo: true,
  };
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
