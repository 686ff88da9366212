import { z } from 'zod';
import { line } from '../../schema/brand.ts';

/** One command as it comes over the wire: nothing is in it that is not named. */
export const command = <T extends string, S extends z.core.$ZodLooseShape>(type: T, fields: S) =>
  z.strictObject({ type: z.literal(type), ...fields });

export const reason = line(500);
