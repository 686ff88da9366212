import {
  type Account,
  boxOf,
  type Cents,
  differenceOf,
  type Means,
  type Movement,
  movement,
  transfer,
} from '@riffle/money';
import type { MoneyMoved } from './money-moved.ts';
import type { Room } from './room.ts';

const deposit = (guest: string): Account => `deposit:${guest}`;

/** Every movement balanced: what is in boxes, on tables and in keeping adds up to what the house put in. */
const movementOf = (moved: MoneyMoved, counted: (account: Account) => Cents): Movement => {
  const { amount } = moved;
  switch (moved.what) {
    case 'buyIn':
    case 'topUp':
    case 'shortTopUp':
      return transfer('inPlay', boxOf(moved.box, moved.means), amount);
    case 'cashOut':
      return transfer(boxOf(moved.box, moved.means), 'inPlay', amount);
    case 'deposit':
      return transfer(deposit(moved.guest), 'inPlay', amount);
    case 'depositBack':
      return transfer('inPlay', deposit(moved.guest), amount);
    case 'depositPaid':
      return transfer(boxOf(moved.box, moved.means), deposit(moved.guest), amount);
    case 'rake':
    case 'fee':
      return transfer(moved.what, 'inPlay', amount);
    case 'runTwice':
      return transfer('fee', 'inPlay', amount);
    case 'consumed':
      return transfer('consumed', 'inPlay', amount);
    case 'float':
      return transfer('house', boxOf(moved.box, 'cash'), amount);
    case 'drop':
      return transfer(boxOf(moved.box, 'cash'), 'house', amount);
    case 'counted': {
      const account = boxOf(moved.box, moved.means);
      const off = (amount - counted(account)) as Cents;
      return movement({ account, amount: off }, { account: differenceOf(moved.box), amount: -off as Cents });
    }
  }
};

/** Of each account that was ever touched. */
export function ledgerOf({ money }: Room): ReadonlyMap<Account, Cents> {
  const sums = new Map<Account, Cents>();
  for (const moved of money)
    for (const { account, amount } of movementOf(moved, (one) => sums.get(one) ?? (0 as Cents)))
      sums.set(account, ((sums.get(account) ?? 0) + amount) as Cents);
  return sums;
}

export type BoxStand = { readonly cash: Cents; readonly card: Cents; readonly difference: Cents };

/** What should be in each box now. */
export function boxesOf(room: Room): ReadonlyMap<string, BoxStand> {
  const sums = ledgerOf(room);
  const names = new Set(room.money.flatMap((moved) => ('box' in moved ? [moved.box] : [])));
  const of = (name: string, means: Means): Cents => sums.get(boxOf(name, means)) ?? (0 as Cents);
  return new Map(
    [...names].map((name) => [
      name,
      { cash: of(name, 'cash'), card: of(name, 'card'), difference: -(sums.get(differenceOf(name)) ?? 0) as Cents },
    ]),
  );
}
