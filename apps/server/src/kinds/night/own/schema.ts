import type { OwnAnswer, OwnCommandBody, OwnLinks, OwnToken } from '@riffle/wire';
import { z } from 'zod';
import { entryId, newId } from '../../../schema/brand.ts';
import { tournamentCommand } from '../command.ts';

const token = z
  .string()
  .regex(/^[A-Za-z0-9_-]{6,64}\.[A-Za-z0-9_-]{22}$/)
  .describe('What stands behind the # of a player’s own link.');
export const ownToken = z.strictObject({ token }) satisfies z.ZodType<OwnToken>;
/** Nothing is taken back by a player: an undo is none of these. */
export const ownCommand = z.strictObject({
  token,
  id: newId,
  entry: entryId,
  command: tournamentCommand,
}) satisfies z.ZodType<OwnCommandBody>;

export const ownAnswer = z.custom<OwnAnswer>().meta({
  type: 'object',
  description: 'OwnStand of packages/tournament, and the entry of the link',
});
export const ownLinks = z
  .record(z.string(), z.string())
  .meta({ description: 'Of each entry what stands behind the # of its own link.' }) as unknown as z.ZodType<OwnLinks>;
