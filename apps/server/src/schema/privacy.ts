import { MEASURES, OFFENCES, type PinnedRef } from '@riffle/rulebooks';
import {
  type EraseBody,
  type Erased,
  KEEPING_WAITS,
  type KeepingBody,
  type KeepingTimes,
  type PersonPenalties,
  type PersonTraces,
  type UnservedBefore,
} from '@riffle/wire';
import { z } from 'zod';
import { anyId, cents, count, entryId, instant, listOf, penaltyId } from './brand.ts';

const kept = { kind: z.string(), of: z.string(), text: z.string() };
const unread = listOf(z.object({ kind: z.string(), of: z.string(), called: z.string() }));
export const erased: z.ZodType<Erased> = z.object({ unread }).meta({ id: 'Erased' });
export const personTraces: z.ZodType<PersonTraces> = z
  .object({
    texts: listOf(z.object({ ...kept, said: z.string(), at: count, why: z.enum(['about', 'named']) })),
    unread: unread.exactOptional(),
  })
  .meta({ id: 'PersonTraces' });
const pinnedRef = z.string() as unknown as z.ZodType<PinnedRef>;
export const penaltiesOfPerson: z.ZodType<PersonPenalties> = z
  .object({
    evenings: listOf(
      z.object({
        of: z.string(),
        called: z.string(),
        at: count,
        penalties: listOf(
          z.object({
            offence: z.enum(OFFENCES),
            breach: pinnedRef.exactOptional(),
            measure: z.enum(MEASURES),
            fine: z.object({ amount: cents, by: z.enum(['player', 'club']) }).exactOptional(),
            at: instant,
            ended: z.enum(['served', 'waived']).exactOptional(),
            refs: listOf(pinnedRef),
            reason: z.string().exactOptional(),
            bar: z
              .discriminatedUnion('of', [
                z.object({ of: z.literal('player'), until: instant.exactOptional() }),
                z.object({ of: z.literal('club'), club: z.string(), until: instant.exactOptional() }),
              ])
              .exactOptional(),
          }),
        ),
      }),
    ),
    unread: unread.exactOptional(),
  })
  .meta({ id: 'PersonPenalties' });
export const unservedBefore: z.ZodType<UnservedBefore> = z
  .object({
    unserved: listOf(
      z.object({
        entry: entryId,
        of: z.string(),
        called: z.string(),
        at: count,
        penalty: penaltyId,
        offence: z.enum(OFFENCES),
        breach: pinnedRef.exactOptional(),
        measure: z.enum(MEASURES),
        in: z.enum(['hands', 'rounds']),
        left: count,
      }),
    ),
  })
  .meta({ id: 'UnservedBefore' });
export const eraseBody = z.strictObject({
  keep: listOf(z.strictObject({ kind: anyId, of: anyId, text: anyId }), { most: 10_000 }),
}) satisfies z.ZodType<EraseBody>;
/** By their ids in the log. */
export const redactBody = z.strictObject({ texts: listOf(anyId, { least: 1, most: 1000 }) });

const months = z.coerce.number().int().min(0).max(120);
export const keepingQuery = z.object({ months: months.exactOptional() });
export const keepingBody = z.strictObject({ months: z.int().min(0).max(120) }) satisfies z.ZodType<KeepingBody>;
export const keepingTimes: z.ZodType<KeepingTimes> = z
  .object({
    months: count,
    due: count,
    last: z.object({ at: count, texts: count }).exactOptional(),
    waits: z.enum(KEEPING_WAITS).exactOptional(),
    unread: unread.exactOptional(),
  })
  .meta({ id: 'KeepingTimes' });
