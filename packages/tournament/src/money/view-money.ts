import { type Account, balance, balances, boxOf, toCents, turnovers } from '@riffle/money';
import { openHand } from '../hand-for-hand/tables-in-hand.ts';
import { setupOf } from '../rulebook-of.ts';
import type { Tournament } from '../state.ts';
import type { MoneyView, Onlooker, TournamentView } from '../view.ts';
import { bounties, bountiesKept, unclaimed } from './bounties.ts';
import { dues } from './dues.ts';
import { unpaidFines } from './fines.ts';
import { headsWon } from './heads-won.ts';
import { SALE_KINDS } from './money-setup.ts';
import { moneyShownTo } from './money-shown.ts';
import { type Deal, type DealProposal, NO_MONEY } from './money-state.ts';
import { owedRebuys } from './owed-rebuys.ts';
import { prizePool } from './prize-pool.ts';
import { keptSales } from './sale-stays.ts';
import { unsettled } from './settling.ts';
import { soldByTheBook } from './sold-by-the-book.ts';
import { specialsAdded } from './specials.ts';
import { standing } from './standing.ts';
import type { UnpaidFine } from './unpaid-fine.ts';
import { unsold } from './unsold.ts';
import { viewMystery } from './view-mystery.ts';
import { viewSpecials, viewThings } from './view-specials.ts';

/**
 * The room learns what is played for; who paid what, and what he won, staff know. A cashier knows what everybody owes and is
 * owed, as anybody may come to any till; what lies in a box, and went through it, he knows of his own.
 */
export function viewMoney(state: Tournament, viewer: Onlooker): MoneyView | undefined {
  if (setupOf(state).money === undefined) return undefined;
  const money = state.money ?? NO_MONEY;
  const { ledger } = money;
  const sold = Object.fromEntries(
    SALE_KINDS.map((kind) => [kind, standing(state).filter((sale) => sale.kind === kind).length]),
  ) as MoneyView['sold'];
  const found = [...bounties(viewer.as === 'room' ? asToldToRoom(state) : state)];
  const heads = found.flatMap(([entry, { head }]) => (head > 0 ? [[entry, head]] : []));
  const won = found.flatMap(([entry, bounty]) => (bounty.won > 0 ? [[entry, bounty.won]] : []));
  const hunted = headsWon(state, viewer);
  const boxes = money.boxes.filter(({ holder }) => viewer.as !== 'cashier' || holder === viewer.holder);
  const into = new Set(boxes.map(({ id }) => id));
  const shown = moneyShownTo(setupOf(state), viewer);
  const kept = bountiesKept(state);
  const reversal = viewer.as === 'room' ? undefined : keptSales(state);
  const mystery = viewMystery(state, viewer, shown);
  const forSpecials = viewer.as === 'room' ? toCents(0) : specialsAdded(state);
  return {
    pool: prizePool(state),
    sold,
    byTheBook: soldByTheBook(state),
    ...viewSpecials(state, viewer),
    ...(won.length > 0 && shown === 'amounts' && { bounties: Object.fromEntries(won) }),
    ...(heads.length > 0 && shown === 'amounts' && { heads: Object.fromEntries(heads) }),
    ...(hunted.size > 0 && { headsWon: Object.fromEntries(hunted) }),
    ...(mystery && { mystery }),
    ...(viewer.as !== 'room' && {
      books: {
        owes: Object.fromEntries(
          [...balances(ledger)].flatMap(([account, amount]) =>
            account.startsWith(OWES) && amount !== 0 ? [[account.slice(OWES.length), amount]] : [],
          ),
        ),
        sales: money.sales,
        ...unlessNone('fines', money.fines ?? []),
        ...unlessNone('unpaidFines', viewer.as === 'staff' ? unpaidFines(state) : unpaidFines(state).map(withoutWhy)),
        ...(reversal && { kept: reversal }),
        payments: money.payments.filter(({ box }) => into.has(box)),
        boxes: boxes.map((box) => ({
          ...box,
          cash: balance(ledger, boxOf(box.id, 'cash')),
          card: balance(ledger, boxOf(box.id, 'card')),
        })),
        dues: dues(state),
        owedRebuys: owedRebuys(state),
        accounts: viewer.as === 'staff' ? accountsOf(balances(ledger)) : {},
        ...(viewer.as === 'staff' && { turnover: accountsOf(turnovers(ledger)) }),
        ...(state.carried?.added !== undefined && { addedBefore: state.carried.added }),
        ...(forSpecials > 0 && { addedForSpecials: forSpecials }),
        unsettled: unsettled(state),
        things: viewThings(state, viewer),
        ...unlessNone('unsold', unsold(state)),
        ...(kept > 0 && { bountiesKept: kept }),
        ...unlessNone('unclaimed', unclaimed(state)),
        ...(money.settled && { settled: money.settled }),
      },
    }),
  };
}

/** The room hears of a hand that other tables have not finished when it hears who went out in it: of what it brought as well. */
function asToldToRoom(state: Tournament): Tournament {
  const open = openHand(state);
  return open.size === 0 ? state : { ...state, bustOuts: state.bustOuts.filter(({ id }) => !open.has(id)) };
}

/** The room learns what is still played for. */
export const viewDeal = ({ shares, consents, ...deal }: Deal, { as }: Onlooker): NonNullable<TournamentView['deal']> =>
  as === 'room' ? deal : { ...deal, shares, ...(consents && { consents }) };

/** A phone listens as the room does, so the room hears that there is something to answer: a name made at random. */
export const viewAsking = (proposal: DealProposal, { as }: Onlooker): Pick<TournamentView, 'asked' | 'dealProposal'> =>
  as === 'room' ? { asked: proposal.id } : { dealProposal: proposal };

/** Why somebody plays who owes a fine is said of a penalty, which a cashier is told nothing of. */
const withoutWhy = ({ letIn: _, ...unpaid }: UnpaidFine): UnpaidFine => unpaid;

const OWES = 'owes:';

/** What the night's money is for; who owes and what lies where is told by itself. */
const accountsOf = <T>(all: ReadonlyMap<Account, T>): { readonly [account: string]: T } =>
  Object.fromEntries([...all].filter(([account]) => !account.startsWith(OWES) && !account.startsWith('box:')));

const unlessNone = <K extends string, T>(key: K, list: readonly T[]): { readonly [key in K]?: readonly T[] } =>
  (list.length === 0 ? {} : { [key]: list }) as { readonly [key in K]?: readonly T[] };
