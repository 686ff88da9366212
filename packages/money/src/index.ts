export { type Cents, toCents } from './cents.ts';
export { CURRENCIES, type Currency } from './currency.ts';
export { dealEquities } from './icm/deal-equities.ts';
export { shareOut } from './share-out.ts';
