import { type Account, balance, balances, deductionOf, owes } from '@riffle/money';
import { stageOf } from '../stage.ts';
import type { Tournament } from '../state.ts';
import { bounties } from './bounties.ts';
import { givenByHand } from './by-hand.ts';
import { prizesWon } from './dues.ts';
import { envelopesHeld } from './envelopes-held.ts';
import { FINE_ACCOUNTS } from './fine-account.ts';
import { finesOf } from './fines.ts';
import { isAllGivenBack } from './given-back.ts';
import { handedSum } from './handed.ts';
import { type Purpose, priceOf } from './money-setup.ts';
import { NO_MONEY } from './money-state.ts';
import { plannedPrizes, prizePool, prizes } from './prize-pool.ts';
import { seatPrices, seatsWon } from './seats.ts';
import { specials, specialsWon } from './specials.ts';
import { standing } from './standing.ts';

const sum = (amounts: Iterable<number>): number => [...amounts].reduce((total, amount) => total + amount, 0);

/** What is wrong with the money of a night; nothing ever should be. */
export function moneyFaults(state: Tournament): readonly string[] {
  const { ledger, payments, boxes, settled, added } = state.money ?? NO_MONEY;
  const faults: string[] = [];
  const same = (what: string, is: number, should: number): void => {
    if (is !== should) faults.push(`${what} is ${String(is)}, should be ${String(should)}`);
  };
  const at = (account: Account): number => balance(ledger, account);
  const sales = standing(state);
  const sold = (purpose: Purpose): number =>
    sum(sales.flatMap(({ parts }) => parts.filter((part) => part.for === purpose).map(({ amount }) => amount)));
  const { sales: everSold, fines = [] } = state.money ?? NO_MONEY;
  same('what has a sale by its id', new Set(everSold.map(({ id }) => id)).size, everSold.length);
  for (const { entry } of sales)
    if (state.entries.get(entry) === undefined) faults.push(`${entry} bought, and is not there`);
  const byHand = sum(givenByHand(state).values());
  // what came from other days, and what of it goes on to the next
  const unsealed = state.carried?.unsealed ?? 0;
  const came = unsealed + sum((state.carried?.entries ?? []).map(({ head = 0 }) => head));
  const goesOn = (state.day?.ended?.unsealed ?? 0) + sum(Object.values<number>(state.day?.ended?.heads ?? {}));
  const pool = state.carried?.pool ?? 0;
  // what places were paid on days before lies in those days' books
  const paidBefore = state.carried?.paid ?? 0;
  const given = state.day?.ended?.given ?? 0;
  const poolGoesOn = state.day?.ended === undefined ? 0 : pool - paidBefore + came - goesOn - at('carried');
  const paid = payments.filter(({ reversed }) => reversed !== true);
  const handed = paid.filter((payment) => payment.what === 'handedOut');

  const offPool = state.day?.ended === undefined && !isAllGivenBack(state) ? (prizePool(state).deducted ?? []) : [];
  const deductions = sales.flatMap(({ parts }) =>
    parts.flatMap((part) => (part.for === 'deduction' ? [{ name: part.name ?? '', amount: part.amount }] : [])),
  );

  for (const moved of ledger) same('a movement', sum(moved.map(({ amount }) => amount)), 0);
  same('the ledger', sum(balances(ledger).values()), 0);
  if (settled === undefined) {
    same(
      'the prizes',
      -at('prizes'),
      sold('prizes') +
        pool -
        paidBefore -
        poolGoesOn +
        added +
        byHand +
        given -
        sum(handed.map((payment) => handedSum(payment) - payment.bounty)),
    );
    same('the money added', at('added'), added + byHand + given);
    same('the bounties', -at('bounties'), sold('bounty') + came - goesOn - sum(handed.map(({ bounty }) => bounty)));
    const { total, overlay, kept, deducted = [] } = prizePool(state);
    same('the pool', total - overlay + kept, sold('prizes') + pool + added);
    same('what goes off the pool', kept, sum(deducted.map(({ amount }) => amount)));
  } else {
    same('the prizes', at('prizes'), 0);
    same('the bounties', at('bounties'), 0);
  }
  for (const account of new Set([
    ...balances(ledger).keys(),
    'houseShare' as const,
    ...offPool.map(({ name }) => deductionOf(name)),
  ])) {
    if (account !== 'houseShare' && !account.startsWith('deduction:')) continue;
    // until the night is settled what goes off the pool lies in it
    const off = settled === undefined ? [] : offPool.filter(({ name }) => deductionOf(name) === account);
    const inPrices = deductions.filter(({ name }) => deductionOf(name) === account);
    same(account, -at(account), sum([...off, ...inPrices].map(({ amount }) => amount)));
  }
  same(
    'the house',
    at('house'),
    sum(
      boxes.map(
        ({ float, moves = [], counted }) =>
          (counted ? counted.cash + counted.card : 0) - float - sum(moves.map(({ amount }) => amount)),
      ),
    ),
  );
  same('the fee', -at('fee'), sold('fee'));
  same('the staff’s part', -at('staff'), sold('staff'));
  const fined = fines.filter(({ reversed }) => reversed !== true);
  for (const to of FINE_ACCOUNTS)
    same(`what ${to} have`, -at(to), sum(fined.flatMap((fine) => (fine.to === to ? [fine.amount] : []))));
  for (const entry of new Set([...everSold, ...fines].map((one) => one.entry))) {
    const bought = sum(sales.filter((sale) => sale.entry === entry).map(priceOf)) + finesOf(state, entry);
    const taken = paid.flatMap((payment) => {
      if (payment.what === 'taken')
        return payment.amounts.filter((one) => one.entry === entry).map((one) => one.amount);
      if (payment.entry !== entry) return [];
      return [payment.what === 'givenBack' ? -payment.amount : (payment.setOff ?? 0)];
    });
    same(`what ${entry} owes`, at(owes(entry)), bought - sum(taken));
  }
  for (const payment of payments) {
    const forSales =
      payment.what === 'taken'
        ? sum(payment.amounts.map(({ amount }) => amount))
        : payment.what === 'givenBack'
          ? payment.amount
          : (payment.setOff ?? 0);
    same(`what payment ${String(payment.no)} is for`, sum((payment.items ?? []).map(({ amount }) => amount)), forSales);
  }
  const prices = seatPrices(state);
  const seats = sum([...seatsWon(state).keys()].map((place) => prices.get(place) ?? 0));
  const won = sum(prizesWon(state).values()) + seats;
  // what nobody won of the special prizes after a deal is the winner's besides
  const toWin = sum(prizes(state)) + sum((state.money ?? NO_MONEY).awarded.map(({ toWinner = 0 }) => toWinner));
  if (won > toWin) faults.push(`${String(won)} are won of ${String(toWin)}`);
  const planned = plannedPrizes(state);
  if (planned !== undefined) {
    const given = sum(planned.special.map(({ from, money }) => (from === 'pool' ? money : 0)));
    const left = sum(planned.left.map(({ amount }) => amount)) - planned.missing;
    same('what the plan gives and keeps', sum(prizes(state)) + given + left, prizePool(state).total);
  }
  const beside = sum(specialsWon(state).values());
  const most = sum(specials(state).map(({ money }) => money));
  if (beside > most) faults.push(`${String(beside)} are won by special prizes of ${String(most)}`);
  const heads = [...bounties(state).values()];
  // the winner's own head is won already
  const still = stageOf(state) === 'over' ? [] : heads.map(({ head }) => head);
  const bounty = sum(heads.map((one) => one.won)) + sum(still);
  if (bounty > sold('bounty') + came)
    faults.push(`${String(bounty)} of bounties, and ${String(sold('bounty'))} were paid`);
  const mystery = envelopesHeld(state);
  if (mystery !== undefined && settled === undefined)
    same('the envelopes', sum(mystery.envelopes), sold('bounty') + came);
  return faults;
}
