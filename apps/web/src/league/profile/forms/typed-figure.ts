import type { Field } from '@riffle/league';
import type { Currency } from '@riffle/money';
import type { Language } from '@riffle/words';
import { readCount } from '../../../language/typed-count.ts';
import { parseMoney, plainMoney } from '../../../money/typed-amount.ts';

type Count = Extract<Field, { readonly form: 'count' }>;

/** What was typed as the number that it is; what is none yet is kept as it was typed, and is wrong by that. */
export function figureOf({ of }: Count, typed: string, currency: Currency): number | string {
  return (of === 'money' ? parseMoney(typed, currency) : readCount(typed)) ?? typed;
}

/** As it stands in a field. */
export function shownFigure({ of }: Count, value: unknown, currency: Currency, language: Language): string {
  if (typeof value !== 'number') return typeof value === 'string' ? value : '';
  return of === 'money' ? plainMoney(value, currency, language === 'de' ? ',' : '.') : String(value);
}
