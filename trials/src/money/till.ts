import type { History } from '@riffle/aggregate';
import { paidOut, type Tournament, type TournamentEvent, tournament } from '@riffle/tournament';

type Till = { cash: number; card: number; difference: number };

/**
 * The boxes as a cashier would have them who writes down nothing but what goes in and out: from the events that stand, without
 * a ledger. All that came from players, less all that went to them, lies in a box or went to the club.
 */
export function tillFaults(history: History<Tournament, TournamentEvent>): readonly string[] {
  const { commits, takenBack, state } = history;
  const tills = new Map<string, Till>();
  const payments = new Map<
    string,
    { readonly box: string; readonly means: 'cash' | 'card'; readonly amount: number }
  >();
  const at = (box: string): Till => {
    const till = tills.get(box) ?? { cash: 0, card: 0, difference: 0 };
    tills.set(box, till);
    return till;
  };
  const pay = (id: string, box: string, means: 'cash' | 'card', amount: number): void => {
    payments.set(id, { box, means, amount });
    at(box)[means] += amount;
  };
  for (const event of commits.filter(({ id }) => !takenBack.has(id)).flatMap(({ events }) => events)) {
    switch (event.type) {
      case 'BoxOpened':
        at(event.box).cash += event.float;
        break;
      case 'CashMoved':
        at(event.box).cash += event.amount;
        break;
      case 'MoneyTaken':
        pay(event.payment, event.box, event.means, sum(event.amounts.map(({ amount }) => amount)));
        break;
      case 'MoneyGivenBack':
        pay(event.payment, event.box, event.means, -event.amount);
        break;
      case 'PrizeHandedOut':
        pay(event.payment, event.box, event.means, -paidOut(event));
        break;
      case 'PaymentReversed': {
        const { box, means, amount } = payments.get(event.payment) ?? { box: '', means: 'cash' as const, amount: 0 };
        at(box)[means] -= amount;
        break;
      }
      case 'BoxCounted': {
        const till = at(event.box);
        tills.set(event.box, { cash: 0, card: 0, difference: till.cash + till.card - event.cash - event.card });
        break;
      }
      default:
    }
  }
  const books = tournament.view(state, { as: 'staff' }).money?.books;
  return (books?.boxes ?? []).flatMap(({ id, cash, card }) => {
    const till = at(id);
    const difference = books?.accounts[`difference:${id}`] ?? 0;
    return [
      ...same(`the cash in ${id}`, cash, till.cash),
      ...same(`the cards in ${id}`, card, till.card),
      ...same(`what is missing in ${id}`, difference, till.difference),
    ];
  });
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
const same = (what: string, is: number, should: number): readonly string[] =>
  is === should ? [] : [`${what} is ${String(is)}, should be ${String(should)}`];
