import type { LeagueImport } from '@riffle/wire';
import { z } from 'zod';
import { anyId, count, filledLine, newId } from '../../../schema/brand.ts';
import { listDecision } from '../../../schema/person.ts';
import { day } from '../day-schema.ts';

const decision = listDecision.extend({
  ...{ club: filledLine(120).exactOptional(), clubId: anyId.exactOptional() },
  ...{ team: filledLine(120).exactOptional(), teamId: anyId.exactOptional() },
  registerNumber: filledLine(80).exactOptional(),
  since: day.exactOptional(),
  applied: day.exactOptional(),
  granted: day.exactOptional(),
  until: day.exactOptional(),
  date: day.exactOptional(),
  division: filledLine(80).exactOptional(),
  round: count.min(1).max(1000).exactOptional(),
  points: z.int().min(-1_000_000).max(1_000_000).exactOptional(),
});

/** A league's list as it was decided row by row. */
export const importBody = z.strictObject({
  id: newId,
  is: z.enum(['clubs', 'squads', 'points']),
  day,
  close: z.literal(true).exactOptional(),
  decisions: z.array(decision).min(1).max(20_000),
}) satisfies z.ZodType<LeagueImport>;
