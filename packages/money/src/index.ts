export { type Cents, toCents } from './cents.ts';
export { CURRENCIES, type Currency } from './currency.ts';
