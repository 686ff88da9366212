import { ROLES } from '@riffle/wire';
import { z } from 'zod';
import { isZone } from '../time/zone.ts';
import { filledLine, line } from './brand.ts';
import { logo } from './club.ts';

/** Six digits at least; more, and other signs, for whoever likes. */
const pin = z.string().min(6).max(64);
const name = filledLine(80);

/** `Europe/Berlin` */
export const place = z.string().max(64).refine(isZone);
export const firstRun = z.strictObject({
  name,
  clubName: filledLine(80),
  pin,
  code: line(40).exactOptional(),
  zone: place.exactOptional(),
});
export const signIn = z.union([
  z.strictObject({ name: line(80), pin: z.string().max(64) }),
  z.strictObject({ link: z.string().max(200) }),
]);
export const newMember = z.strictObject({ name, role: z.enum(ROLES) });
export const memberChanges = z.strictObject({ name: name.exactOptional(), role: z.enum(ROLES).exactOptional() });
export const newPinBody = z.strictObject({ pin, old: z.string().max(64).exactOptional() });

export const member = z
  .object({
    id: z.string(),
    name: z.string(),
    role: z.enum(ROLES),
    owner: z.boolean(),
    lastSeen: z.int().exactOptional(),
  })
  .meta({ id: 'StaffMember' });
export const invitation = z.object({ member, link: z.string(), linkUntil: z.int(), pin: z.string() });
const reach = z.string().exactOptional();
const zone = z.string();
const zoneGuessed = z.literal(true).exactOptional();
export const session = z
  .discriminatedUnion('is', [
    z.object({ is: z.literal('first-run'), reach, zone, zoneGuessed }),
    z.object({ is: z.literal('visitor'), club: z.string(), logo, reach, zone, zoneGuessed }),
    z.object({
      is: z.literal('staff'),
      reach,
      zone,
      zoneGuessed,
      club: z.string(),
      logo,
      id: z.string(),
      name: z.string(),
      role: z.enum(ROLES),
      owner: z.boolean(),
    }),
  ])
  .meta({ id: 'Session' });
