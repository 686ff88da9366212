import type { OwnProfile } from '@riffle/league';
import { z } from 'zod';
import { count } from './brand.ts';

const described = {
  description: 'A competition profile of a league’s own: `own` of docs/league-season.schema.json',
} as const;
const document = z.custom<OwnProfile>().meta({ type: 'object', ...described });
/** What came in is read by the package that knows it, which names every problem. */
export const leagueProfileBody = z.strictObject({
  profile: z.record(z.string(), z.unknown()).meta(described),
  expectedVersion: count.exactOptional(),
});
export const leagueProfileOnShelf = z
  .object({ profile: document, version: count, savedAt: count })
  .meta({ id: 'LeagueProfileOnShelf' });
