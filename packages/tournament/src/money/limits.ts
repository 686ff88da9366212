import type { Instant } from '@riffle/aggregate';
import type { PersonId } from '@riffle/people';
import type { ClockReading } from '../clock-reading.ts';
import type { Objection } from '../decision.ts';
import type { EntryId } from '../ids.ts';
import { playersLeft } from '../seating-index.ts';
import type { Tournament } from '../state.ts';
import type { Limits, MoneySetup, SaleKind } from './money-setup.ts';
import { offeredAtLevel } from './offered-at.ts';
import { standing } from './standing.ts';

/** Which limit of the night would be passed by one more, or by `count`; a reason may pass it. `also`: sold in the same step already. */
export function limitPassed(
  state: Tournament,
  money: MoneySetup,
  sale: { readonly kind: SaleKind; readonly person: PersonId; readonly count?: number },
  reading: ClockReading,
  also: readonly { readonly kind: SaleKind; readonly person: PersonId }[] = [],
): Objection {
  const { kind, person, count = 1 } = sale;
  const limits: Limits = kind === 'entry' ? {} : (money.limits?.[kind] ?? {});
  const sold = [...standing(state), ...also].filter((one) => one.kind === kind);
  const passed = (limit: keyof Limits, most: number): Objection => ({ code: 'limit-passed', kind, limit, most });
  const { perPerson, total, through, fewestLeft } = limits;
  if (perPerson !== undefined && sold.filter((one) => one.person === person).length + count > perPerson)
    return passed('perPerson', perPerson);
  if (total !== undefined && sold.length + count > total) return passed('total', total);
  if (through !== undefined && !offeredAtLevel({ through, ...lastBreak(kind) }, reading))
    return passed('through', through);
  if (fewestLeft !== undefined && playersLeft(state) < fewestLeft) return passed('fewestLeft', fewestLeft);
  return undefined;
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

/** Rebuys and add-ons are paid for in the break that ends their time; a new entry would miss hands by it. */
const lastBreak = (kind: SaleKind): { readonly breaks?: 'also' } => (kind === 'reEntry' ? {} : { breaks: 'also' });
