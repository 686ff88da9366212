export { type Cents, toCents } from './cents.ts';
export { CURRENCIES, type Currency } from './currency.ts';
export { DEAL_METHODS, type DealMethod, dealShares, mostLeft } from './deal.ts';
export { dealEquities } from './icm/deal-equities.ts';
