import { CURRENCIES } from '@riffle/money';
import type { ClubTotals } from '@riffle/wire';
import { z } from 'zod';
import { count, listOf } from './brand.ts';

const day = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/)
  .describe('As `2026-11-27`, in the time of the club.');
export const totalsQuery = z.object({ from: day.exactOptional(), to: day.exactOptional() });

const amount = z.int().describe('Minor units of the currency.');
const totals = z.object({
  currency: z.enum(CURRENCIES),
  sold: z.object({ entry: count, reEntry: count, rebuy: count, addOn: count }),
  ...{ turnover: amount, pool: amount, bounties: amount, fee: amount, staff: amount, houseShare: amount },
  deductions: z.record(z.string(), amount),
  ...{ added: amount, prizes: amount, byHand: amount, fines: amount, difference: amount },
});
export const clubTotals: z.ZodType<ClubTotals> = z
  .object({
    nights: listOf(
      z.object({
        ...{ id: z.string(), name: z.string(), at: count },
        stage: z.enum(['before', 'countdown', 'play', 'over']),
        settled: z.boolean(),
        totals,
      }),
    ),
    withoutMoney: count,
    unread: count,
  })
  .meta({ id: 'ClubTotals' });
