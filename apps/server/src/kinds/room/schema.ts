import type { GuestId, RoomView } from '@riffle/cardroom';
import { CURRENCIES } from '@riffle/money';
import type { RoomLinkAnswer, RoomLinkCommand, RoomLinks, RoomToken } from '@riffle/wire';
import { z } from 'zod';
import { anyId, count, filledLine, line, listOf, newId } from '../../schema/brand.ts';
import { linkToken } from '../links/link-token.ts';
import { houseRulebook } from '../night/setup.ts';
import { roomCommand } from './command.ts';

export const setup = z
  .strictObject({
    name: filledLine(120),
    currency: z.enum(CURRENCIES),
    rulebook: z.strictObject({ id: line(40), edition: line(40), house: houseRulebook.exactOptional() }),
    statuses: listOf(filledLine(40), { most: 10 }),
    noShows: count.max(100),
    estimates: z.enum(['staff', 'guests', 'all']).exactOptional(),
  })
  .meta({ id: 'RoomSetup' });

export const view = z.custom<RoomView>().meta({ type: 'object', description: 'RoomView of packages/cardroom' });
export const lineFields = {
  name: z.string(),
  openedAt: count,
  isOpen: z.boolean(),
  tables: count,
  players: count,
  waiting: count,
};

export const roomToken = linkToken('a guest’s, a table’s or the kiosk’s') satisfies z.ZodType<RoomToken>;
export const kioskGuest = roomToken.extend({ guest: anyId as unknown as z.ZodType<GuestId, GuestId> });
export const linkCommand = roomToken.extend({ id: newId, command: roomCommand }) satisfies z.ZodType<RoomLinkCommand>;
export const linkAnswer = z.custom<RoomLinkAnswer>().meta({
  type: 'object',
  description: 'The evening, whose link it is, and as whom it is watched on /live with the token as its key',
});
export const roomLinks = z.custom<RoomLinks>().meta({
  type: 'object',
  description: 'Of each guest, of each table and of the kiosk what stands behind the # of its link',
});
