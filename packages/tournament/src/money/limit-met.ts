import type { ClockReading } from '../clock-reading.ts';
import type { Limits, SaleKind } from './money-setup.ts';
import { offeredAtLevel } from './offered-at.ts';

/** What stands when more is asked for: how many of the kind this person and all together have bought, and how many are left. */
type BoughtSoFar = { readonly ofPerson: number; readonly ofAll: number; readonly left: number };

/** Which of these limits `count` more would pass, and what it is. */
export function limitMet(
  limits: Limits,
  { kind, count = 1 }: { readonly kind: SaleKind; readonly count?: number },
  { ofPerson, ofAll, left }: BoughtSoFar,
  reading: ClockReading,
): { readonly limit: keyof Limits; readonly most: number } | undefined {
  const { perPerson, total, through, fewestLeft } = limits;
  if (perPerson !== undefined && ofPerson + count > perPerson) return { limit: 'perPerson', most: perPerson };
  if (total !== undefined && ofAll + count > total) return { limit: 'total', most: total };
  if (through !== undefined && !offeredAtLevel({ through, ...lastBreak(kind) }, reading))
    return { limit: 'through', most: through };
  if (fewestLeft !== undefined && left < fewestLeft) return { limit: 'fewestLeft', most: fewestLeft };
  return undefined;
}

/** Rebuys and add-ons are paid for in the break that ends their time; a new entry would miss hands by it. */
const lastBreak = (kind: SaleKind): { readonly breaks?: 'also' } => (kind === 'reEntry' ? {} : { breaks: 'also' });
