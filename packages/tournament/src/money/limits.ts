import type { Instant } from '@riffle/aggregate';
import type { PersonId } from '@riffle/people';
import type { ClockReading } from '../clock-reading.ts';
import type { Objection } from '../decision.ts';
import type { EntryId } from '../ids.ts';
import { playersLeft } from '../seating-index.ts';
import type { Tournament } from '../state.ts';
import { limitMet } from './limit-met.ts';
import type { MoneySetup, SaleKind } from './money-setup.ts';
import { standing } from './standing.ts';

/** Which limit of the night would be passed by one more, or by `count`; a reason may pass it. `also`: sold in the same step already. */
export function limitPassed(
  state: Tournament,
  money: MoneySetup,
  sale: { readonly kind: SaleKind; readonly person: PersonId; readonly count?: number },
  reading: ClockReading,
  also: readonly { readonly kind: SaleKind; readonly person: PersonId }[] = [],
): Objection {
  const { kind, person } = sale;
  const limits = kind === 'entry' ? {} : (money.limits?.[kind] ?? {});
  // a whole field may enter at once
  if (Object.keys(limits).length === 0) return undefined;
  const sold = [...standing(state), ...also].filter((one) => one.kind === kind);
  const ofPerson = sold.filter((one) => one.person === person).length;
  const met = limitMet(limits, sale, { ofPerson, ofAll: sold.length, left: playersLeft(state) }, reading);
  return met && { code: 'limit-passed', kind, ...met };
}

/** Two who serve the same player would sell him the same twice; a reason sells one more. */
const JUST_NOW = 30_000;

/** What was sold to somebody who is in so shortly before that it is likely the same again. */
export function justSold(state: Tournament, entry: EntryId, kind: SaleKind, now: Instant): Objection {
  const before = standing(state).findLast((sale) => sale.entry === entry && sale.kind === kind);
  if (before === undefined || now - before.at >= JUST_NOW) return undefined;
  const { at, by } = before;
  return { code: 'just-sold', entry, kind, at, ...(by !== undefined && { by }) };
}
