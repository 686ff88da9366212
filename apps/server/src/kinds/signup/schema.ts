import { ROOM_NAMES } from '@riffle/people';
import type { SignUpView } from '@riffle/signup';
import type { CheckInBody, SignedUpPerson, SignUpBody, SignUpToken, StandAnswer } from '@riffle/wire';
import { z } from 'zod';
import {
  cents,
  count,
  filledLine,
  instant,
  line,
  listOf,
  newId,
  newSignUpId,
  personId,
  profileId,
  signUpId,
} from '../../schema/brand.ts';

const command = <T extends string, S extends z.core.$ZodLooseShape>(type: T, fields: S) =>
  z.strictObject({ type: z.literal(type), ...fields });

const places = z.int().min(1).max(2_000);
const settable = {
  capacity: places,
  mostWaiting: z.int().min(0).max(500),
  closesAt: instant,
  asksClub: z.boolean(),
  showsNames: z.boolean(),
};
export const setup = z
  .strictObject({ name: filledLine(120), startsAt: instant.exactOptional(), ...settable })
  .meta({ id: 'SignUpSetup' });

/** What staff ask of it. Name and start follow the night by themselves. */
export const signUpCommand = z.discriminatedUnion('type', [
  command('Change', {
    changes: z.strictObject({
      capacity: places.exactOptional(),
      mostWaiting: settable.mostWaiting.exactOptional(),
      closesAt: instant.exactOptional(),
      asksClub: z.boolean().exactOptional(),
      showsNames: z.boolean().exactOptional(),
    }),
  }),
  command('Close', {}),
  command('Reopen', {}),
  command('SignUp', { signUp: newSignUpId, person: personId, listed: z.boolean() }),
  command('Cancel', { signUp: signUpId }),
  command('Admit', { signUp: signUpId, reason: line(500) }),
]);

export const view = z.custom<SignUpView>().meta({ type: 'object', description: 'SignUpView of packages/signup' });
export const lineFields = {
  name: z.string(),
  startsAt: count.exactOptional(),
  closesAt: count,
  isOpen: z.boolean(),
  in: count,
  waiting: count,
  capacity: count,
};

const token = z
  .string()
  .regex(/^[A-Za-z0-9_-]{32,64}$/)
  .describe('Made by the device, at random; the server keeps a hash of it.');
export const tokenBody = z.strictObject({ token }) satisfies z.ZodType<SignUpToken>;
export const signUpBody = z
  .strictObject({
    token,
    first: filledLine(80),
    last: line(80),
    nickname: line(80).exactOptional(),
    club: line(80).exactOptional(),
    roomName: z.enum(ROOM_NAMES),
    listed: z.boolean(),
    website: z.literal('').describe('Of no use to people: it stays empty.'),
  })
  .meta({ id: 'SignUpBody' }) satisfies z.ZodType<SignUpBody>;

const stand = z.object({
  place: z.enum(['in', 'waiting']),
  position: count.exactOptional(),
  isHere: z.literal(true).exactOptional(),
});
const ownLink = z
  .object({ code: z.string(), token: z.string() })
  .describe('Once he is checked in: his own link of the night is /e/{code}#{token}.');
export const standAnswer: z.ZodType<StandAnswer> = z
  .object({ stand: stand.exactOptional(), name: z.string().exactOptional(), own: ownLink.exactOptional() })
  .meta({ id: 'SignUpStand' });

const named = { person: personId, name: z.string(), club: z.string().exactOptional() };
export const signedUpPeople: z.ZodType<readonly SignedUpPerson[]> = listOf(
  z.object({ signUp: signUpId, ...named, alike: listOf(z.object(named)) }).meta({ id: 'SignedUpPerson' }),
);
export const checkInBody = z.strictObject({
  id: newId,
  signUp: signUpId,
  person: personId.exactOptional(),
  alternate: z.literal(true).exactOptional(),
  profile: profileId.exactOptional(),
  price: cents.exactOptional(),
  reason: line(500).exactOptional(),
}) satisfies z.ZodType<CheckInBody>;
