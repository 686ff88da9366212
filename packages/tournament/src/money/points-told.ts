import { namesIn, readFormula } from '@riffle/formula';
import { NIGHT_AMOUNTS, OWN_AMOUNTS, type PointsName } from '@riffle/money';
import type { MoneyShown, PinnedSetup } from '../setup.ts';

type Setup = Pick<PinnedSetup, 'prizePlan'>;

/** Whether whoever learns so much of money may read everybody's points: from what a formula makes of amounts they could be reckoned. */
export function arePointsTold(setup: Setup, shown: MoneyShown): boolean {
  switch (shown) {
    case 'amounts':
      return true;
    case 'pool':
      return !asks(setup, OWN_AMOUNTS);
    case 'nothing':
      return !asks(setup, [...OWN_AMOUNTS, ...NIGHT_AMOUNTS]);
  }
}

/** Whether he may read his own, where the room learns so much: what he paid and won he knows. */
export const areOwnPointsTold = (setup: Setup, shown: MoneyShown): boolean =>
  shown !== 'nothing' || !asks(setup, NIGHT_AMOUNTS);

function asks({ prizePlan }: Setup, names: readonly PointsName[]): boolean {
  const formula = prizePlan?.scoring?.formula;
  const read = formula === undefined ? undefined : readFormula(formula);
  return read?.ok === true && namesIn(read.value, names).length > 0;
}
