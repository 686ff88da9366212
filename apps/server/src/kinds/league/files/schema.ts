import type { LeagueFileBytes, LeagueLinkFile } from '@riffle/wire';
import { z } from 'zod';
import { anyId, filledLine, newId } from '../../../schema/brand.ts';
import { byId, language } from '../../../schema/query.ts';
import { leagueToken } from '../schema.ts';

const { lang } = language.shape;
const file = z.string().regex(/^[0-9a-f]{24}$/);
const common = { command: newId, lang };
/** What a file belongs to, and under which id it is kept: the bytes are the body. */
export const fileQuery = z.discriminatedUnion('is', [
  z.object({ ...common, is: z.literal('licence'), club: anyId, division: filledLine(80), document: filledLine(80) }),
  z.object({
    ...{ ...common, is: z.literal('card'), division: filledLine(80), table: filledLine(20) },
    round: z.coerce.number<string>().int().min(1).max(1000),
    heat: z.coerce.number<string>().int().min(1).max(100).exactOptional(),
  }),
]);
export const byFile = byId.extend({ file });
export const linkFile = leagueToken.extend({
  ...{ id: newId, division: filledLine(80), document: filledLine(80) },
  bytes: z.base64().min(1).describe('A PDF, JPEG, PNG or WebP.'),
}) satisfies z.ZodType<LeagueLinkFile>;
export const linkFileAsked = leagueToken.extend({ file });
export const fileBytes = z
  .object({ medium: z.string(), bytes: z.string() })
  .meta({ description: 'What kind of file it is, and the file as base64' }) satisfies z.ZodType<LeagueFileBytes>;
