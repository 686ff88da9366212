import { type EntryId, type Payment, type Purpose, paidOut, priceOf } from '@riffle/tournament';
import type { Row, Rows, TableSource } from './table-source.ts';

/** What was sold, and what its price was made of. */
export const ofSales: Rows = ({ view, words }, { name, money, moment, yes }) =>
  (view.money?.books?.sales ?? []).map(({ at, entry, kind, name: profile = '', parts, chips, reversed }): Row => {
    const of = (purpose: Purpose) =>
      money(parts.reduce((sum, part) => sum + (part.for === purpose ? part.amount : 0), 0));
    return {
      at: moment(at),
      name: name(entry),
      kind: words.kinds[kind],
      profile,
      price: money(priceOf({ parts })),
      prizes: of('prizes'),
      bounty: of('bounty'),
      fee: of('fee'),
      staff: of('staff'),
      deductions: of('deduction'),
      named: parts
        .flatMap((part) => (part.for === 'deduction' ? [`${part.name ?? ''} ${money(part.amount)}`] : []))
        .join(', '),
      chips: String(chips),
      reversed: yes(reversed),
    };
  });

/** One line for each whom a payment was for; what goes out of the box is below 0. */
export const ofPayments: Rows = (source, { name, money, moment, yes }) => {
  const boxes = new Map(boxesOf(source).map((box) => [box.id, box.name]));
  const payments = (source.view.money?.books?.payments ?? []).filter(({ box }) => boxes.has(box));
  return payments.flatMap((payment) =>
    linesOf(payment).map(({ entry, amount, won }) => ({
      no: String(payment.no),
      at: moment(payment.at),
      what: source.words.what[payment.what],
      name: name(entry),
      amount: money(amount),
      prize: money(won?.prize),
      bounty: money(won?.bounty),
      special: money(won?.special),
      setOff: money(won?.setOff),
      means: source.words.means[payment.means],
      box: boxes.get(payment.box) ?? '',
      reversed: yes(payment.reversed),
    })),
  );
};

/** Each box with what should lie in it and what was counted. */
export const ofBoxes: Rows = (source, { money, moment }) =>
  boxesOf(source).map(({ name, float, cash, card, counted }) => ({
    box: name,
    float: money(float),
    cash: money(counted?.expected.cash ?? cash),
    card: money(counted?.expected.card ?? card),
    ...(counted && {
      countedCash: money(counted.cash),
      countedCard: money(counted.card),
      differenceCash: money(counted.cash - counted.expected.cash),
      differenceCard: money(counted.card - counted.expected.card),
      at: moment(counted.at),
      note: counted.note ?? '',
    }),
  }));

/** What each box began with, and what the house put in and took out, with why. */
export const ofBoxMoves: Rows = (source, { money, moment }) =>
  boxesOf(source).flatMap(({ name: box, moves = [] }) =>
    moves.map(({ amount, reason = '', at }) => ({ box, at: moment(at), amount: money(amount), reason })),
  );

/** Each account with what went in and out; of the house what went home, and what came from there. */
export const ofAccounts: Rows = ({ view, words }, { money }) => {
  const { accounts = {}, turnover = {}, boxes = [] } = view.money?.books ?? {};
  const called = (account: string): string => {
    const [kind = '', ...rest] = account.split(':');
    const name = rest.join(':');
    if (kind === 'deduction') return name;
    const box = boxes.find(({ id }) => id === name)?.name;
    return [words.accounts[kind] ?? kind, ...(box === undefined ? [] : [box])].join(' ');
  };
  return Object.entries(accounts).map(([account, amount]) => {
    const moved = turnover[account];
    const [into, out] = account === 'house' ? [moved?.out, moved?.in] : [moved?.in, moved?.out];
    return {
      ...{ account: called(account), in: money(into), out: money(out) },
      balance: money(amount === 0 ? 0 : account === 'house' ? amount : -amount),
    };
  });
};

const boxesOf = ({ view }: Pick<TableSource, 'view'>) => view.money?.books?.boxes ?? [];

type PaidLine = {
  readonly entry: EntryId;
  readonly amount: number;
  readonly won?: Extract<Payment, { readonly what: 'handedOut' }>;
};

function linesOf(payment: Payment): readonly PaidLine[] {
  switch (payment.what) {
    case 'taken':
      return payment.amounts;
    case 'givenBack':
      return [{ entry: payment.entry, amount: -payment.amount }];
    case 'handedOut':
      return [{ entry: payment.entry, amount: -paidOut(payment), won: payment }];
  }
}
