import type { MoneyView } from '../view.ts';
import type { Part } from './money-setup.ts';

type Books = NonNullable<MoneyView['books']>;

/** What a part of a price goes to: the account's kind, and of a deduction its name. */
export type AccountCalled = { readonly kind: string; readonly name?: string };
/** One account with what went in and out of it and what is left, in minor units; of the house what came home and left it. */
export type AccountLine = AccountCalled & {
  readonly account: string;
  readonly in?: number;
  readonly out?: number;
  readonly balance: number;
};

const KIND_OF = { prizes: 'prizes', bounty: 'bounties', fee: 'fee', staff: 'staff', deduction: 'deduction' } as const;

export const accountOfPart = ({ for: purpose, name }: Part): AccountCalled => ({
  kind: KIND_OF[purpose],
  ...(name !== undefined && { name }),
});

/** As it is read out: a deduction by its own name, a difference with its box; `words` have what each kind is called. */
export function accountCalled({ kind, name = '' }: AccountCalled, words: { readonly [kind: string]: string }): string {
  if (kind === 'deduction' && name !== '') return name;
  return [words[kind] ?? kind, ...(name === '' ? [] : [name])].join(' ');
}

/** What was paid in stands below 0 in the books, and is told above it; what the house holds is what went home. */
export const accountLines = ({
  accounts,
  turnover = {},
  boxes,
}: Pick<Books, 'accounts' | 'turnover' | 'boxes'>): readonly AccountLine[] =>
  Object.entries(accounts).map(([account, amount]) => {
    const [kind = '', ...rest] = account.split(':');
    const id = rest.join(':');
    const name = kind === 'deduction' ? id : (boxes.find((box) => box.id === id)?.name ?? '');
    const moved = turnover[account];
    const [into, out] = kind === 'house' ? [moved?.out, moved?.in] : [moved?.in, moved?.out];
    return {
      ...{ account, kind, ...(name !== '' && { name }) },
      ...(into !== undefined && { in: into }),
      ...(out !== undefined && { out }),
      balance: amount === 0 ? 0 : kind === 'house' ? amount : -amount,
    };
  });
