import { LIMITED, type MoneySetup, PURPOSES, SALE_KINDS } from '@riffle/tournament';
import { z } from 'zod';
import { cents, chips, count, filledLine, instant, listOf, newProfileId } from '../../schema/brand.ts';

const level = count.max(200);
const part = z.strictObject({
  for: z.enum(PURPOSES),
  name: filledLine(80).exactOptional(),
  amount: cents,
});
/** In parts that are whole hundredths: others beside one another would have no exact sum. */
export const pointsShare = z.strictObject({
  sum: z.int().min(-1_000_000).max(1_000_000),
  among: z
    .int()
    .min(1)
    .max(100)
    .refine((among) => 100 % among === 0),
});
const offered = z.strictObject({
  from: level.exactOptional(),
  through: level.exactOptional(),
  breaks: z.enum(['also', 'only']).exactOptional(),
  since: instant.exactOptional(),
  until: instant.exactOptional(),
});
const profile = z.strictObject({
  id: newProfileId,
  name: filledLine(80),
  kind: z.enum(SALE_KINDS),
  parts: listOf(part, { most: 20 }),
  chips,
  offered: offered.exactOptional(),
  whileIn: z.literal(true).exactOptional(),
  points: pointsShare.exactOptional(),
});
const limits = z.strictObject({
  perPerson: count.max(1000).exactOptional(),
  total: count.max(100_000).exactOptional(),
  through: level.exactOptional(),
  fewestLeft: count.max(100_000).exactOptional(),
});
const [reEntry, rebuy, addOn] = LIMITED;
const buyersOnly = z.literal(true).exactOptional();

/** What a night sells. */
export const money = z
  .strictObject({
    profiles: listOf(profile, { least: 1, most: 50 }),
    limits: z
      .strictObject({
        [reEntry]: limits.exactOptional(),
        [rebuy]: limits.exactOptional(),
        [addOn]: limits.exactOptional(),
      })
      .exactOptional(),
    bounty: z
      .discriminatedUnion('by', [
        z.strictObject({ by: z.enum(['head', 'mystery']), buyersOnly }),
        z.strictObject({ by: z.literal('progressive'), toKiller: count.min(1).max(999), buyersOnly }),
      ])
      .exactOptional(),
    guarantee: cents.exactOptional(),
  })
  .meta({ id: 'Money' }) satisfies z.ZodType<MoneySetup>;
