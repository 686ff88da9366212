import { type Cents, type Currency, toCents } from '@riffle/money';
import { parseMoney, plainMoney } from './typed-amount.ts';

/** Envelopes as they are typed: a line for each amount, `3 × 20` or `20`. Above how many nobody means it. */
const MOST = 10_000;

export type TypedEnvelopes = {
  readonly envelopes: readonly Cents[];
  /** The first line, from 1, that is no amount. */
  readonly fault?: number;
};

export function parseEnvelopes(text: string, currency: Currency): TypedEnvelopes {
  const envelopes: Cents[] = [];
  for (const [nth, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const [, times = '1', typed = ''] = /^\s*(?:(\d{1,5})\s*[×x*]\s*)?(.+)$/i.exec(line) ?? [];
    const amount = parseMoney(typed, currency);
    if (amount === undefined || amount === 0 || envelopes.length + Number(times) > MOST)
      return { envelopes, fault: nth + 1 };
    for (let one = 0; one < Number(times); one += 1) envelopes.push(toCents(amount));
  }
  return { envelopes };
}

export function formatEnvelopes(envelopes: readonly Cents[], currency: Currency, decimal: ',' | '.'): string {
  const byWorth = Map.groupBy(
    envelopes.toSorted((a, b) => b - a),
    (amount) => amount,
  );
  return [...byWorth]
    .map(
      ([amount, { length }]) => `${length === 1 ? '' : `${String(length)} × `}${plainMoney(amount, currency, decimal)}`,
    )
    .join('\n');
}
