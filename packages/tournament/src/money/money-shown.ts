import type { Cents } from '@riffle/money';
import type { FinalPlace } from '../counted-places.ts';
import type { EntryId } from '../ids.ts';
import type { MoneyShown, PinnedSetup } from '../setup.ts';
import type { Onlooker } from '../view.ts';

/** What this viewer learns of money; whoever runs the night or the money, all of it. */
export const moneyShownTo = (
  { moneyShown = 'amounts' }: Pick<PinnedSetup, 'moneyShown'>,
  { as }: Onlooker,
): MoneyShown => (as === 'room' ? moneyShown : 'amounts');

/** The set-up without prices and prizes. */
export function withoutMoney(setup: PinnedSetup): PinnedSetup {
  const { money: _, prizePlan: __, ...others } = setup;
  return { ...others, prizes: [] };
}

/** Nobody's prize is told: not even what his place would pay. */
export const untold = (found: ReadonlyMap<EntryId, FinalPlace>): ReadonlyMap<EntryId, Cents> =>
  new Map([...found.keys()].map((entry) => [entry, 0 as Cents]));
