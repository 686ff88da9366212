import { SEAT_NOS } from '@riffle/table';
import { z } from 'zod';

/** What a night's file may hold, checked before anything of it is believed. */
export const whole = z.int().min(0);
export const moment = z.int().min(0).max(8_640_000_000_000_000);
export const text = z.string().max(10_000);
/** A key of objects: never one that every object has already. */
export const id = z
  .string()
  .min(1)
  .max(200)
  .refine((key) => !(key in Object.prototype));
export const seatNo = z.literal([...SEAT_NOS]);
/** A table of more would be drawn seat by seat until the browser gives up. */
export const seats = z.int().min(0).max(SEAT_NOS.length);
export const chips = z.int().min(0).max(1_000_000_000_000);
export const place = z.object({ table: id, seat: seatNo });
export const ids = z.array(id);
export const reasons = z.array(
  z.object({
    code: text,
    facts: z.record(id, z.union([z.string(), z.number()])),
    because: z.looseObject({}).exactOptional(),
  }),
);
