import { ROOM_NAMES, visible } from '@riffle/people';
import { CARRIES } from '@riffle/tournament/multiday';
import { z } from 'zod';

/** What the file of an event may hold, checked before anything of it is believed. */
const text = z.string().max(10_000);
const id = z
  .string()
  .min(1)
  .max(200)
  .refine((key) => !(key in Object.prototype));
const whole = z.int().min(0).max(1_000_000_000_000);
/** A special prize of a guarantee may take more of the pool than was paid in. */
const signed = z.int().min(-1_000_000_000_000).max(1_000_000_000_000);
const moment = z.int().min(0).max(8_640_000_000_000_000);
const MOST = 20_000;
const listOf = <T extends z.ZodType>(one: T) => z.array(one).max(MOST);

const parts = z
  .array(
    z.object({
      ...{ id, name: text },
      feeds: id.exactOptional(),
      night: id.exactOptional(),
      through: whole.exactOptional(),
    }),
  )
  .max(100);
const setup = { name: text, carries: z.enum(CARRIES), parts };
const start = z.object({ level: whole, remaining: whole });
const sold = z.object({ entries: whole, rebuys: whole, addOns: whole });
const day = z.object({
  bagged: listOf(z.object({ entry: id, person: id, chips: whole, head: whole.exactOptional() })),
  out: listOf(z.object({ entry: id, person: id, left: whole, sharedBy: whole.exactOptional(), played: whole })),
  ...{ chips: whole, off: signed, pool: signed, sold, penalties: whole },
  ...{ added: whole.exactOptional(), paid: whole.exactOptional(), unsealed: whole.exactOptional() },
  special: whole.exactOptional(),
  across: z.looseObject({ value: text, refs: z.array(text).max(50) }),
  ...{ start, currency: text },
});
const told = z.object({
  ...{ stage: z.enum(['before', 'play', 'over']), entries: whole },
  through: whole.exactOptional(),
  day: day.exactOptional(),
});
const chipsFrom = z.object({ part: id, chips: whole });
const event = z.discriminatedUnion('type', [
  z.object({ v: z.literal(1), type: z.literal('Founded'), setup: z.object(setup) }),
  z.object({ v: z.literal(1), type: z.literal('Changed'), changes: z.object(setup).partial() }),
  z.object({ v: z.literal(1), type: z.literal('DayTold'), part: id, told }),
  z.object({
    ...{ v: z.literal(1), type: z.literal('DayOpened'), part: id, night: id, at: moment },
    stacks: listOf(z.object({ person: id, chips: whole, head: whole.exactOptional(), from: listOf(chipsFrom) })),
    forfeited: listOf(chipsFrom.extend({ person: id })),
    ...{
      pool: signed,
      added: whole.exactOptional(),
      paid: whole.exactOptional(),
      special: whole.exactOptional(),
      unsealed: whole.exactOptional(),
      sold,
      start,
    },
  }),
]);

const typed = text.overwrite(visible);
export const eventFile = z.object({
  format: z.literal('riffle-event'),
  v: z.literal(1),
  exportedAt: moment,
  event: id.regex(/^[A-Za-z0-9_-]{1,64}$/),
  seal: z.unknown(),
  people: listOf(
    z.object({
      ...{ id, first: typed, last: typed },
      ...{ nickname: typed.optional(), club: typed.optional(), number: typed.optional() },
      ...{ guest: z.boolean(), roomName: z.enum(ROOM_NAMES) },
    }),
  ),
  staff: listOf(z.object({ id, name: z.string().max(200).overwrite(visible) })),
  commits: listOf(
    z.object({
      ...{ id, version: whole, at: moment },
      actor: z.object({ id: text, role: z.enum(['director', 'floor', 'cashier', 'display', 'clock']) }),
      events: listOf(event),
      takesBack: listOf(id).optional(),
    }),
  ),
});
