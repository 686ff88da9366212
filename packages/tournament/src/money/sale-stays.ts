import type { Objection } from '../decision.ts';
import type { Tournament } from '../state.ts';
import type { MoneyView } from '../view.ts';
import { bountyStays } from './bounties-sealed.ts';
import { boughtInLife, chipsPlayed } from './chips-played.ts';
import { afterDeal, booksClosed } from './closed.ts';
import { feeStays } from './disqualified.ts';
import { ENTERING } from './money-setup.ts';
import type { Sale } from './money-state.ts';
import { standing } from './standing.ts';
import type { WhyKept } from './why-kept.ts';

/** Why a sale is not reversed, with this reason. The till offers what this lets through, and nothing else. */
export function saleStays(state: Tournament, sale: Sale, reason: string): Objection {
  const isThere = state.entries.get(sale.entry) !== undefined;
  // whoever is in without having bought in would play for nothing: he is struck off instead
  const entering = isThere && ENTERING.includes(sale.kind);
  const fee = entering ? feeStays(state, sale.entry, reason) : undefined;
  if (entering && hasPlayed(state)) {
    const refs = feeStays(state, sale.entry)?.refs;
    return { code: 'entry-has-played', entry: sale.entry, ...(refs && { refs }) };
  }
  return (
    fee ??
    booksClosed(state) ??
    afterDeal(state) ??
    [...goesWith(state, sale), sale].map((one) => bountyStays(state, one)).find((why) => why !== undefined) ??
    chipsPlayed(state, sale)
  );
}

/** What was paid for a night that is called off is given back, however far it was played. */
const hasPlayed = ({ startedAt, calledOff }: Tournament): boolean => startedAt !== undefined && calledOff === undefined;

/** Who is out again does not keep the chips that he bought in the life to which he was brought back. */
export const goesWith = (state: Tournament, sale: Sale): readonly Sale[] =>
  sale.broughtBack === undefined ? [] : boughtInLife(state, sale);

type Kept = NonNullable<NonNullable<MoneyView['books']>['kept']>;

/** Which sales are not reversed whatever is said, and why: all, those of entries, or one by one. */
export function keptSales(state: Tournament): Kept | undefined {
  const all = booksClosed(state) ?? afterDeal(state);
  if (all !== undefined) return { all: all.code === 'settled' ? 'settled' : 'deal-made' };
  const entering = hasPlayed(state) ? ({ entering: 'entry-has-played' } as const) : {};
  const asked = standing(state).filter(({ kind }) => !hasPlayed(state) || !ENTERING.includes(kind));
  const sales = asked.flatMap((sale) => {
    const why = WHY[saleStays(state, sale, 'asked')?.code ?? ''];
    return why === undefined ? [] : [[sale.id, why] as const];
  });
  const found = { ...entering, ...(sales.length > 0 && { sales: Object.fromEntries(sales) }) };
  return Object.keys(found).length === 0 ? undefined : found;
}

/** A cashier is told of no penalty: the fee stays. */
const WHY: { readonly [code: string]: WhyKept | undefined } = {
  'entry-has-played': 'entry-has-played',
  'disqualified-fee-stays': 'fee-stays',
  'envelopes-sealed': 'envelopes-sealed',
  'chips-played': 'chips-played',
};
