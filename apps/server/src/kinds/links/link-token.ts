import { z } from 'zod';

/** What lets in by a link: the id of what it is for, and its secret. `whose` names it for who reads the API. */
export const linkToken = (whose: string) =>
  z.strictObject({
    token: z
      .string()
      .regex(/^[A-Za-z0-9_-]{1,64}\.[A-Za-z0-9_-]{22}$/)
      .describe(`What stands behind the # of ${whose} link.`),
  });
