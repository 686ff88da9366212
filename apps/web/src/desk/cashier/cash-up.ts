import type { MoneyView } from '@riffle/tournament';

/** A line of the cash-up: a box by cash and card, or an account; amounts in minor units. */
export type CashUpRow = {
  readonly key: string;
  readonly what: string;
  readonly expected: number;
  readonly counted?: number;
  readonly difference?: number;
};
type Sayings = {
  readonly cash: string;
  readonly card: string;
  readonly accounts: { readonly [account: string]: string };
};

/** Boxes first, as they were opened; then what each account came to, deductions by their name: a cashier has his boxes alone. */
export function cashUpRows({ boxes, accounts }: NonNullable<MoneyView['books']>, say: Sayings): readonly CashUpRow[] {
  const ofBoxes = boxes.flatMap((box) =>
    (['cash', 'card'] as const).map((means): CashUpRow => {
      const what = `${box.name}, ${say[means]}`;
      const key = `${box.id} ${means}`;
      if (box.counted === undefined) return { key, what, expected: box[means] };
      const expected = box.counted.expected[means];
      const counted = box.counted[means];
      return { key, what, expected, counted, difference: counted - expected };
    }),
  );
  const ofAccounts = Object.entries(accounts).flatMap(([account, amount]): readonly CashUpRow[] => {
    if (account.startsWith('difference:')) return [];
    const named = account.startsWith('deduction:') ? account.slice('deduction:'.length) : say.accounts[account];
    // what was paid in stands below 0 in the books
    return [{ key: account, what: named ?? account, expected: amount === 0 ? 0 : -amount }];
  });
  return [...ofBoxes, ...ofAccounts];
}
