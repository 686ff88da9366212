import { z } from 'zod';

const port = z.int();

export const secureWay = z
  .discriminatedUnion('is', [
    z.object({ is: z.literal('none') }),
    z.object({
      ...{ is: z.literal('known'), port, until: z.int() },
      name: z.string().exactOptional(),
      domain: z.string().exactOptional().describe('The certificate is for every name right under it'),
    }),
    z.object({
      is: z.literal('house'),
      port,
      hosts: z.array(z.string()).readonly(),
      authority: z.string(),
      fingerprint: z.string(),
      until: z.int(),
    }),
  ])
  .meta({ id: 'SecureWay' });
