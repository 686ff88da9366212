import { z } from 'zod';

/** A day of the calendar, that there is. */
export const day = z.iso.date().describe('A day, `2011-03-12`.');
