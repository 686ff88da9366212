import { CURRENCIES } from '@riffle/money';
import { ANTE_FORMS, LEVEL_GAMES, LIMITS } from '@riffle/tournament';
import type { NightStatus } from '@riffle/wire';
import { z } from 'zod';
import { count, listOf } from '../../../schema/brand.ts';

const moment = z.iso.datetime().describe('ISO 8601, UTC.');
const seconds = count.describe('Seconds.');
const level = z.object({
  no: count.describe('As players count: breaks not counted. Absent on a break.').exactOptional(),
  kind: z.enum(['play', 'break']),
  seconds,
  smallBlind: count.exactOptional(),
  bigBlind: count.exactOptional(),
  ante: count.exactOptional(),
  antePaidBy: z.enum(ANTE_FORMS).exactOptional(),
  bringIn: count.exactOptional(),
  game: z.enum(LEVEL_GAMES).exactOptional(),
  limit: z.enum(LIMITS).exactOptional(),
  label: z.string().exactOptional(),
});

/** What another page shows of a night that is on: all of it hangs on the wall as well. */
export const nightStatus = z
  .object({
    format: z.literal('riffle-status'),
    v: z.literal(1),
    code: z.string(),
    name: z.string(),
    club: z.string(),
    stage: z.enum(['before', 'countdown', 'play', 'over']),
    startsAt: moment.exactOptional(),
    startedAt: moment.exactOptional(),
    clock: z.object({
      state: z.enum(['notStarted', 'running', 'paused', 'waiting']),
      onBreak: z.boolean(),
      endsAt: moment.describe('When the level or break is over, while the clock runs.').exactOptional(),
      left: seconds.describe('Seconds that are left, while the clock stands.').exactOptional(),
      nextBreakAt: moment.exactOptional(),
    }),
    level: level.exactOptional(),
    next: level.exactOptional(),
    players: z.object({ entries: count, left: count, out: count }),
    chips: z.object({ inPlay: count, average: count.exactOptional() }),
    lateEntryUntil: moment.exactOptional(),
    finalTable: z.boolean(),
    tables: listOf(z.object({ name: z.string(), seats: count, players: count })),
    currency: z.enum(CURRENCIES),
    prizes: listOf(z.object({ place: count, amount: count.describe('Minor units.') })).describe(
      'Empty where the club does not show them.',
    ),
    results: listOf(
      z.object({ place: count, name: z.string(), shared: z.boolean(), prize: count.exactOptional() }),
    ).describe('Who has a place so far, best first. Names as the room is told of them.'),
  })
  .meta({ id: 'NightStatus' }) as unknown as z.ZodType<NightStatus, NightStatus>;
