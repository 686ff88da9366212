export { type Cents, toCents } from './cents.ts';
export { CURRENCIES, type Currency } from './currency.ts';
export { DEAL_METHODS, type DealMethod, dealShares, mostLeft } from './deal.ts';
export { dealEquities } from './icm/deal-equities.ts';
export { type Account, boxOf, differenceOf, MEANS, type Means, owes } from './ledger/account.ts';
export {
  balance,
  balances,
  counter,
  type Ledger,
  type Movement,
  movement,
  type Posting,
  transfer,
} from './ledger/ledger.ts';
export { shareOut } from './share-out.ts';
