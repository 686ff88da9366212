import { z } from 'zod';
import { filledLine, listOf } from './brand.ts';

const column = z.string().regex(/^[A-Za-z0-9-]{1,40}$/);

export const clubColumns = z
  .strictObject({
    choice: z
      .strictObject({
        columns: listOf(z.strictObject({ id: column, called: filledLine(40).exactOptional() }), { most: 100 }),
        by: column,
        down: z.boolean(),
      })
      .exactOptional(),
  })
  .meta({ id: 'ClubColumns' });
