import type { EntryId, MoneyView } from '@riffle/tournament';

export const CASH_UP_PARTS = ['boxes', 'accounts', 'open'] as const;

/** A line of the cash-up: a box by cash and card, an account, or what is still open; amounts in minor units. */
export type CashUpRow = {
  readonly key: string;
  readonly part: (typeof CASH_UP_PARTS)[number];
  readonly what: string;
  readonly expected?: number;
  readonly counted?: number;
  readonly difference?: number;
};
type Books = NonNullable<MoneyView['books']>;
type Sayings = {
  readonly cash: string;
  readonly card: string;
  readonly accounts: { readonly [account: string]: string };
  readonly name: (entry: EntryId) => string;
  readonly unsold: { readonly short: string };
  readonly unclaimed: { readonly short: (name: string) => string };
};

/** Boxes first, as they were opened; then what each account came to, deductions by their name: a cashier has no accounts; then what is open. */
export function cashUpRows(books: Books, say: Sayings): readonly CashUpRow[] {
  const { boxes, accounts } = books;
  const ofBoxes = boxes.flatMap((box) =>
    (['cash', 'card'] as const).map((means): CashUpRow => {
      const what = `${box.name}, ${say[means]}`;
      const key = `${box.id} ${means}`;
      if (box.counted === undefined) return { key, part: 'boxes', what, expected: box[means] };
      const expected = box.counted.expected[means];
      const counted = box.counted[means];
      return { key, part: 'boxes', what, expected, counted, difference: counted - expected };
    }),
  );
  const ofAccounts = Object.entries(accounts).flatMap(([account, amount]): readonly CashUpRow[] => {
    if (account.startsWith('difference:')) return [];
    const named = account.startsWith('deduction:') ? account.slice('deduction:'.length) : say.accounts[account];
    // what was paid in stands below 0 in the books
    return [{ key: account, part: 'accounts', what: named ?? account, expected: amount === 0 ? 0 : -amount }];
  });
  return [...ofBoxes, ...ofAccounts, ...stillOpen(books, say)];
}

/** Who plays with no entry, and whose bounty nobody has won. */
function stillOpen({ unsold = [], unclaimed = [] }: Books, say: Sayings): readonly CashUpRow[] {
  return [
    ...unsold.map((entry): CashUpRow => {
      return { key: `unsold ${entry}`, part: 'open', what: `${say.name(entry)}: ${say.unsold.short}` };
    }),
    ...unclaimed.map(({ entry, bustOut, amount }): CashUpRow => {
      const what = say.unclaimed.short(say.name(entry));
      return { key: `${bustOut} ${entry}`, part: 'open', what, ...(amount !== undefined && { expected: amount }) };
    }),
  ];
}
