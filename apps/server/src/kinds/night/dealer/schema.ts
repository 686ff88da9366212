import type { DealerAnswer, DealerCommandBody, DealerLinks, DealerToken } from '@riffle/wire';
import { z } from 'zod';
import { undo } from '../../../host/schema.ts';
import { newId } from '../../../schema/brand.ts';
import { tournamentCommand } from '../command.ts';

const token = z
  .string()
  .regex(/^[A-Za-z0-9_-]{1,64}\.[A-Za-z0-9_-]{22}$/)
  .describe('What stands behind the # of a table’s link.');
export const dealerToken = z.strictObject({ token }) satisfies z.ZodType<DealerToken>;

export const dealerCommand = z.strictObject({
  token,
  id: newId,
  command: z.union([tournamentCommand, undo]),
}) satisfies z.ZodType<DealerCommandBody>;

export const dealerAnswer = z.custom<DealerAnswer>().meta({
  type: 'object',
  description: 'The night, the table, and as whom it is watched on /live with the token as its key',
});
export const dealerLinks = z.record(z.string(), z.string()).meta({
  description: 'Of each table in play what stands behind the # of its dealer’s link.',
}) as unknown as z.ZodType<DealerLinks>;
