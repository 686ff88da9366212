import { accountCalled, accountLines, type EntryId, type MoneyView } from '@riffle/tournament';

const CASH_UP_PARTS = ['boxes', 'moves', 'accounts', 'open', 'summary'] as const;

/** A line of the cash-up: a box by cash and card, an account, what is still open, or what the night came to; amounts in minor units. */
export type CashUpRow = {
  readonly key: string;
  readonly part: (typeof CASH_UP_PARTS)[number];
  readonly what: string;
  /** Of an account: what went in and out of it. */
  readonly in?: number;
  readonly out?: number;
  readonly expected?: number;
  readonly counted?: number;
  readonly difference?: number;
  /** What was said to it. */
  readonly note?: string;
};
type Books = NonNullable<MoneyView['books']>;
type Sayings = {
  readonly cash: string;
  readonly card: string;
  readonly float: string;
  readonly moves: { readonly in: string; readonly out: string };
  readonly debts: { readonly owes: string; readonly owed: string };
  readonly accounts: { readonly [account: string]: string };
  readonly name: (entry: EntryId) => string;
  readonly unsold: { readonly short: string };
  readonly unclaimed: { readonly short: (name: string) => string };
};

/**
 * Boxes first, as they were opened, with what the house put in and took out; then what each account came to, deductions by
 * their name, costs below 0: a cashier has no accounts; then what is open.
 */
export function cashUpRows(books: Books, say: Sayings): readonly CashUpRow[] {
  const { boxes } = books;
  const ofBoxes = boxes.flatMap((box) =>
    (['cash', 'card'] as const).map((means): CashUpRow => {
      const what = `${box.name}, ${say[means]}`;
      const key = `${box.id} ${means}`;
      if (box.counted === undefined) return { key, part: 'boxes', what, expected: box[means] };
      const expected = box.counted.expected[means];
      const counted = box.counted[means];
      const { note } = box.counted;
      const said = note !== undefined && means === 'cash' ? { note } : {};
      return { key, part: 'boxes', what, expected, counted, difference: counted - expected, ...said };
    }),
  );
  const ofAccounts = accountLines(books)
    .filter(({ kind }) => kind !== 'difference')
    .map(({ account: key, balance: expected, in: into, out, ...account }): CashUpRow => {
      const what = accountCalled(account, say.accounts);
      return {
        ...{ key, part: 'accounts', what, expected },
        ...(into !== undefined && { in: into }),
        ...(out !== undefined && { out }),
      };
    });
  return [...ofBoxes, ...boxes.flatMap((box) => movesOf(box, say)), ...ofAccounts, ...stillOpen(books, say)];
}

/** What it began with, what the house put in and took out, each with why. */
function movesOf({ id, name, float, moves = [] }: Books['boxes'][number], say: Sayings): readonly CashUpRow[] {
  const first: CashUpRow = { key: `${id} float`, part: 'moves', what: `${name}, ${say.float}`, expected: float };
  return [
    ...(float === 0 ? [] : [first]),
    ...moves.map(({ amount, reason }, nth): CashUpRow => {
      const what = `${name}, ${amount < 0 ? say.moves.out : say.moves.in}`;
      const said = reason === undefined ? {} : { note: reason };
      return { key: `${id} move ${String(nth)}`, part: 'moves', what, expected: amount, ...said };
    }),
  ];
}

/** Who owes and who is owed, who plays with no entry, and whose bounty nobody has won. */
function stillOpen({ owes, unsold = [], unclaimed = [] }: Books, say: Sayings): readonly CashUpRow[] {
  return [
    ...(Object.keys(owes) as EntryId[]).map((entry): CashUpRow => {
      const amount = owes[entry] ?? 0;
      const what = `${say.name(entry)}: ${amount < 0 ? say.debts.owed : say.debts.owes}`;
      return { key: `owes ${entry}`, part: 'open', what, expected: amount };
    }),
    ...unsold.map((entry): CashUpRow => {
      return { key: `unsold ${entry}`, part: 'open', what: `${say.name(entry)}: ${say.unsold.short}` };
    }),
    ...unclaimed.map(({ entry, bustOut, amount }): CashUpRow => {
      const what = say.unclaimed.short(say.name(entry));
      return { key: `${bustOut} ${entry}`, part: 'open', what, ...(amount !== undefined && { expected: amount }) };
    }),
  ];
}
