import { z } from 'zod';
import { anyId, count } from '../../schema/brand.ts';

export const timeAsked = z
  .object({ id: z.string(), what: z.enum(['slept', 'set']), by: z.int(), at: count })
  .meta({ id: 'TimeAsked' });
export const answerOnTime = z.strictObject({ question: anyId, counts: z.boolean() });
