import { CURRENCIES } from '@riffle/money';
import { readHouse } from '@riffle/rulebooks';
import { ANTE_FORMS, GAMES } from '@riffle/tournament';
import { z } from 'zod';
import { chips, moment, seats, text, whole } from './shape.ts';

export const levels = z
  .array(
    z.discriminatedUnion('kind', [
      z.object({
        kind: z.literal('play'),
        duration: whole,
        smallBlind: chips,
        bigBlind: chips,
        ante: chips,
        anteForm: z.enum(ANTE_FORMS),
      }),
      z.object({
        kind: z.literal('break'),
        duration: whole,
        label: text.optional(),
        waits: z.literal(true).optional(),
      }),
    ]),
  )
  .max(1_000);

/** A house rulebook is read whole by the package that knows it. */
const house = z.record(z.string(), z.unknown()).refine((document) => readHouse(document).ok);

export const setup = z.object({
  name: text,
  rulebook: z.object({ id: text, edition: text, occasion: text.optional(), house: house.optional() }),
  game: z.enum(GAMES),
  startingStack: chips,
  seatsPerTable: seats,
  levels,
  startsAt: moment.optional(),
  lateEntryThrough: whole.optional(),
  prizes: z.array(z.int()).max(10_000),
  currency: z.enum(CURRENCIES),
  demo: z.literal(true).optional(),
});
