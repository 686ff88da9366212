import { ANTE_FORMS, GAMES } from '@riffle/tournament';
import { z } from 'zod';
import { moment, text, whole } from './shape.ts';

export const levels = z.array(
  z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('play'),
      duration: whole,
      smallBlind: whole,
      bigBlind: whole,
      ante: whole,
      anteForm: z.enum(ANTE_FORMS),
    }),
    z.object({
      kind: z.literal('break'),
      duration: whole,
      label: text.optional(),
      waits: z.literal(true).optional(),
    }),
  ]),
);

export const setup = z.object({
  name: text,
  rulebook: z.object({ id: text, edition: text, occasion: text.optional() }),
  game: z.enum(GAMES),
  startingStack: whole,
  seatsPerTable: whole,
  levels,
  startsAt: moment.optional(),
  lateEntryThrough: whole.optional(),
  prizes: z.array(z.int()),
  currency: z.enum(['EUR', 'CHF']),
  demo: z.literal(true).optional(),
});
