import { toChips } from '@riffle/cards';
import { type Cents, toCents } from '@riffle/money';
import { findRulebook, type HouseRulebook, type Policies, type PolicyName } from '@riffle/rulebooks';
import { toProfileId } from '../ids.ts';
import type { Setup } from '../setup.ts';
import type { MoneySetup, Part, Profile, SaleKind } from './money-setup.ts';

const parts = (prizes: number, fee: number): readonly Part[] => [
  { for: 'prizes', amount: toCents(prizes) },
  { for: 'fee', amount: toCents(fee) },
];
const profile = (kind: SaleKind, chips: number, of: readonly Part[], more: Partial<Profile> = {}): Profile => ({
  id: toProfileId(kind),
  name: kind,
  kind,
  parts: of,
  chips: toChips(chips),
  ...more,
});

/** An entry for 20 + 5, again for the same, rebuys for 20 through level 3, an add-on for 10. */
export const MONEY: MoneySetup = {
  profiles: [
    profile('entry', 10_000, parts(2_000, 500)),
    profile('reEntry', 10_000, parts(2_000, 500)),
    profile('rebuy', 10_000, parts(2_000, 0), { offered: { through: 3, breaks: 'also' } }),
    profile('addOn', 15_000, parts(1_000, 0)),
  ],
};

/** The same with a bounty of 5 on each head. */
export const WITH_BOUNTY: MoneySetup = {
  ...MONEY,
  profiles: MONEY.profiles.map((one) =>
    one.kind === 'addOn' ? one : { ...one, parts: [...one.parts, { for: 'bounty', amount: 500 as Cents }] },
  ),
};

/** A house that answers so much otherwise than the rulebook beneath. */
export function houseOver(book: string, answers: Partial<{ [P in PolicyName]: Policies[P] }>): Setup['rulebook'] {
  const { edition = '' } = findRulebook(book) ?? {};
  const named = { id: 'haus', edition: '2026-11-23' };
  const house = {
    format: 'riffle-house-rulebook',
    v: 1,
    ...named,
    name: 'Hausregeln',
    extends: { id: book, edition },
    answers: Object.fromEntries(Object.entries(answers).map(([name, value]) => [name, { value }])),
  } as HouseRulebook;
  return { ...named, house };
}
