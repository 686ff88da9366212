import { ROOM_NAMES } from '@riffle/people';
import type { LeagueNewMember, LeagueSettledMember, LeagueUnsettledMember } from '@riffle/wire';
import { z } from 'zod';
import { filledLine, line, newId, personId } from '../../../schema/brand.ts';
import { linkToken } from '../../links/link-token.ts';
import { day } from '../day-schema.ts';

const name = filledLine(80).refine((said) => /\p{L}/u.test(said));
export const newMember = linkToken('a club’s').extend({
  ...{ id: newId, first: name, last: name, nickname: line(80).exactOptional() },
  ...{ roomName: z.enum(ROOM_NAMES), born: day.exactOptional(), since: day },
  licence: z.literal(true).exactOptional(),
  /** Without it nobody is entered. */
  consents: z.literal(true),
}) satisfies z.ZodType<LeagueNewMember>;

export const settledMember = z.strictObject({
  id: newId,
  player: personId,
  as: personId.exactOptional(),
}) satisfies z.ZodType<LeagueSettledMember>;

export const unsettledMembers = z.custom<readonly LeagueUnsettledMember[]>().meta({
  type: 'array',
  items: {},
  description:
    'Whom clubs have entered and the office has not looked at, each with who in the directory is called alike',
});
