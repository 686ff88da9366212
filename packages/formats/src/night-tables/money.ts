import { accountCalled, accountLines, accountOfPart, type Purpose, paymentLines, priceOf } from '@riffle/tournament';
import type { Row, Rows, TableSource } from './table-source.ts';

/** What was sold, and what its price was made of; then what players were fined. */
export const ofSales: Rows = (source, saying) => [...soldIn(source, saying), ...finedIn(source, saying)];

const finedIn: Rows = ({ view, words }, { name, money, moment, yes }) =>
  (view.money?.books?.fines ?? []).map(
    ({ at, entry, amount, to, reversed }): Row => ({
      ...{ at: moment(at), name: name(entry), kind: accountCalled({ kind: to }, words.accounts) },
      ...{ price: money(amount), reversed: yes(reversed) },
    }),
  );

const soldIn: Rows = ({ view, words }, { name, money, moment, yes }) =>
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
        .filter((part) => part.for === 'deduction')
        .map((part) => `${accountCalled(accountOfPart(part), words.accounts)} ${money(part.amount)}`)
        .join(', '),
      chips: String(chips),
      reversed: yes(reversed),
    };
  });

/** One line for each whom a payment was for, with what he had won it by; what goes out of the box is below 0. */
export const ofPayments: Rows = (source, { name, money, moment, yes }) => {
  const boxes = new Map(boxesOf(source).map((box) => [box.id, box.name]));
  const payments = (source.view.money?.books?.payments ?? []).filter(({ box }) => boxes.has(box));
  return payments.flatMap((payment) =>
    paymentLines(payment, []).map(({ entry, over, won, setOff }) => ({
      no: String(payment.no),
      at: moment(payment.at),
      what: source.words.what[payment.what],
      name: name(entry),
      amount: money(payment.what === 'taken' ? over : -over),
      ...Object.fromEntries(won.map(({ of, amount }) => [of, money(amount)])),
      setOff: money(setOff),
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
  const { books } = view.money ?? {};
  return (books === undefined ? [] : accountLines(books)).map(({ in: into, out, balance, ...account }) => ({
    ...{ account: accountCalled(account, words.accounts), in: money(into), out: money(out) },
    balance: money(balance),
  }));
};

const boxesOf = ({ view }: Pick<TableSource, 'view'>) => view.money?.books?.boxes ?? [];
