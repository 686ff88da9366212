import { CARRIES, type MultiDaySetup, type MultiDayView, type PartId } from '@riffle/tournament/multiday';
import type { NextDayAnswer, OpenDayBody } from '@riffle/wire';
import { z } from 'zod';
import { byCode } from '../../host/schema.ts';
import { anyId, count, filledLine, listOf, newId } from '../../schema/brand.ts';

const command = <T extends string, S extends z.core.$ZodLooseShape>(type: T, fields: S) =>
  z.strictObject({ type: z.literal(type), ...fields });

const partId = newId as unknown as z.ZodType<PartId, PartId>;
const parts = listOf(
  z.strictObject({
    id: partId,
    name: filledLine(60),
    feeds: partId.exactOptional(),
    night: anyId.exactOptional(),
    through: count.min(1).max(200).exactOptional(),
  }),
  { most: 100 },
);
const fields = { name: filledLine(120), carries: z.enum(CARRIES), parts };
export const setup = z.strictObject(fields).meta({ id: 'MultiDaySetup' }) satisfies z.ZodType<MultiDaySetup>;

/** What staff ask of it. Days are opened by a way of their own, and what nights say is told by the house. */
export const multiDayCommand = z.discriminatedUnion('type', [
  command('Change', {
    changes: z.strictObject({
      name: fields.name.exactOptional(),
      carries: fields.carries.exactOptional(),
      parts: parts.exactOptional(),
    }),
  }),
]);

export const view = z
  .custom<MultiDayView>()
  .meta({ type: 'object', description: 'MultiDayView of packages/tournament/src/multiday' });
export const lineFields = {
  name: z.string(),
  carries: z.enum(CARRIES),
  parts: listOf(z.object({ name: z.string(), night: z.string().exactOptional() })),
  over: z.boolean(),
};

export const openDayBody = z.strictObject({ id: newId, part: partId, night: newId }) satisfies z.ZodType<OpenDayBody>;

export const ofEntry = byCode.extend({ entry: anyId });
/** Nothing in it while the next day is not open for whoever asks. */
export const nextDayAnswer = z.object({
  code: z.string().exactOptional(),
  name: z.string().exactOptional(),
  chips: z.number().exactOptional(),
  begun: z.boolean().exactOptional(),
  startsAt: z.number().exactOptional(),
  table: z.string().exactOptional(),
  seat: z.number().exactOptional(),
}) satisfies z.ZodType<Partial<NextDayAnswer>>;
