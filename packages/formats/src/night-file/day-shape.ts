import { z } from 'zod';
import { chips, id, moment, reasons, text, whole } from './shape.ts';

const stack = z.object({ entry: id, chips });
const reason = text.exactOptional();

/** A day that ends while the event goes on, and what the next begins with. */
export const DAY_FIELDS = {
  LastHandsAnnounced: {
    ...{ hands: whole, how: z.enum(['drawn', 'lot', 'fixed']), drawnBy: id.exactOptional(), at: moment },
    ...{ because: reasons, reason },
  },
  StacksBagged: { stacks: z.array(stack), at: moment },
  DayEnded: {
    ...{ at: moment, off: z.int().min(-1_000_000_000_000).max(1_000_000_000_000), reason },
    ...{ owed: z.int().exactOptional(), paid: whole.exactOptional(), given: whole.exactOptional() },
  },
  DayCarried: {
    entries: z.array(stack.extend({ person: id, club: text.exactOptional(), head: whole.exactOptional() })),
    start: z.object({ level: whole, remaining: whole }),
    // a special prize of a guarantee may take more of it than was paid in
    pool: z.int().min(-1_000_000_000_000).max(1_000_000_000_000),
    ...{ added: whole.exactOptional(), paid: whole.exactOptional(), unsealed: whole.exactOptional() },
    special: whole.exactOptional(),
    sold: z.object({ entries: whole, rebuys: whole, addOns: whole }),
    at: moment,
  },
  PaidCarried: { paid: whole, at: moment },
} as const;
