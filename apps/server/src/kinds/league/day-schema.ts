import { z } from 'zod';

const REAL = /^\d{4}-\d{2}-\d{2}$/;

/** A day of the calendar, that there is. */
export const day = z
  .string()
  .regex(REAL)
  .refine((written) => {
    const at = new Date(`${written}T00:00:00Z`);
    return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(written);
  })
  .describe('A day, `2011-03-12`.');
