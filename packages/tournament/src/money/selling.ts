import { pausedForGood } from '../clock-control.ts';
import { type Decide, happens, nothingToDo, type Objection, refused } from '../decision.ts';
import { type SaleId, toSaleId } from '../ids.ts';
import { policyOf, setupOf } from '../rulebook-of.ts';
import { isFree } from '../seating-index.ts';
import type { Entry, Tournament } from '../state.ts';
import { addOnNotNow } from './add-on-time.ts';
import { justSold, limitPassed } from './limits.ts';
import { noSeatForHim, seatLost } from './may-buy-back.ts';
import { handMissed } from './missed-hand.ts';
import { MOST_AT_ONCE } from './money-setup.ts';
import { readingAt } from './offered.ts';
import { onTerms } from './own-terms.ts';
import { profileFor, soldAs } from './price-of-entry.ts';
import { goesWith, saleStays } from './sale-stays.ts';
import { notByPrice, notSold } from './sellable.ts';
import { stacksAtRebuys } from './stack-at-rebuy.ts';
import { saleWith } from './standing.ts';

export const sell: Decide<'Sell'> = (
  state,
  { sale, entry: id, profile: named, kind, count = 1, price, chips, stack, reason: said },
  { now, actor },
) => {
  const { money } = setupOf(state);
  const entry = state.entries.get(id);
  if (money === undefined) return refused({ code: 'no-money' });
  if (entry === undefined) return refused({ code: 'no-such-entry', entry: id });
  const reason = said?.trim();
  const objection = tooMany(kind, count) ?? idTaken(state, sale, count) ?? notSold(state, entry, kind);
  if (objection !== undefined) return refused(objection);
  const found = profileFor(state, money, { kind, named, reason, now });
  if (!found.ok) return refused(found.why);
  const unfit = notByPrice(state, entry, found.profile);
  if (unfit !== undefined) return refused(unfit);
  const each = { entry: { id, out: entry.out }, chips: chips ?? found.profile.chips, count, stack, reason };
  const asked = kind === 'rebuy' ? stacksAtRebuys(setupOf(state), each) : undefined;
  if (asked !== undefined) return refused(asked);
  const reading = readingAt(state, now);
  const passed =
    (entry.out === undefined ? justSold(state, id, kind, now) : undefined) ??
    (kind === 'addOn' ? addOnNotNow(state, money, { reading, now }) : undefined) ??
    (kind === 'rebuy' && entry.out !== undefined
      ? (handMissed(state, entry) ?? noSeatForHim(state, entry))
      : undefined) ??
    limitPassed(state, money, { kind, person: entry.person, count }, reading);
  if (passed !== undefined && !reason) return refused(passed);
  const priced = onTerms(found.profile, { price, chips, reason });
  if (!priced.ok) return refused(priced.why);
  const told = kind === 'rebuy' && entry.out === undefined && stack !== undefined ? { stack } : {};
  const [first, ...more] = idsOf(sale, count).map((one, nth) => ({
    ...soldAs(one, id, priced, { at: now, reason }),
    ...(nth === 0 ? told : { with: sale }),
    by: actor.id,
  }));
  if (first === undefined) return nothingToDo;
  // what was bought first has brought him back
  const back = kind === 'rebuy' && entry.out !== undefined ? [backIn(state, entry, entry.out)] : [];
  return happens(first, ...back, ...more);
};

export const reverseSale: Decide<'ReverseSale'> = (state, { sale: id, reason }, { now }) => {
  const sale = saleWith(state.money?.sales ?? [], id);
  if (sale === undefined) return refused({ code: 'no-such-sale', sale: id });
  if (sale.reversed === true) return refused({ code: 'sale-reversed', sale: id });
  if (reason.trim() === '') return refused({ code: 'reason-needed', ...(sale.kind === 'rebuy' && binding(state)) });
  const stays = saleStays(state, sale, reason);
  if (stays !== undefined) return refused(stays);
  // whoever went out again since stays out by the later hand
  const out = state.entries.get(sale.entry)?.out === undefined ? sale.broughtBack : undefined;
  const bought = goesWith(state, sale);
  return happens(
    ...bought.map((one) => ({ v: 1, type: 'SaleReversed', sale: one.id, reason: reason.trim(), at: now }) as const),
    { v: 1, type: 'SaleReversed', sale: id, reason: reason.trim(), at: now, ...(out !== undefined && { out }) },
    ...(out === undefined ? [] : pausedForGood(state, now, new Set([sale.entry]))),
  );
};

/** What was announced is to be paid, whatever came of it. */
const binding = (state: Tournament) => ({ refs: policyOf(setupOf(state), 'entries.rebuyDeclared').refs });

/** Each has an id of its own, so that one of them can be taken back. */
const idsOf = (sale: SaleId, count: number): readonly SaleId[] =>
  Array.from({ length: count }, (_, nth) => (nth === 0 ? sale : toSaleId(`${sale}:${String(nth + 1)}`)));

function idTaken(state: Tournament, sale: SaleId, count: number): Objection {
  const taken = new Set(state.money?.sales.map(({ id }) => id));
  const id = idsOf(sale, count).find((one) => taken.has(one));
  return id === undefined ? undefined : { code: 'id-taken', id };
}

const tooMany = (kind: 'entry' | 'rebuy' | 'addOn', count: number): Objection => {
  const most = kind === 'entry' ? 1 : MOST_AT_ONCE;
  return Number.isSafeInteger(count) && count >= 1 && count <= most ? undefined : { code: 'too-many-at-once', most };
};

/** He keeps his seat where it is still free. */
function backIn(state: Tournament, entry: Entry, bustOut: NonNullable<Entry['out']>) {
  const from = seatLost(state, entry);
  const to = from !== undefined && isFree(state, from) ? from : undefined;
  return { v: 1, type: 'BoughtBack', entry: entry.id, bustOut, ...(to && { to }) } as const;
}
