import { ROOM_NAMES, toPersonId } from '@riffle/people';
import { z } from 'zod';
import { anyId, line, newId, personId } from './brand.ts';

const text = {
  nickname: line(80),
  club: line(80),
  number: line(40),
  email: z.union([z.literal(''), z.email().max(200)]),
  birthday: z.union([z.literal(''), z.iso.date()]),
  note: line(2000),
};

export const newPerson = z.strictObject({
  id: newId.transform(toPersonId),
  first: line(80),
  last: line(80),
  nickname: text.nickname.exactOptional(),
  club: text.club.exactOptional(),
  number: text.number.exactOptional(),
  email: text.email.exactOptional(),
  birthday: text.birthday.exactOptional(),
  note: text.note.exactOptional(),
  guest: z.boolean(),
  roomName: z.enum(ROOM_NAMES),
});

/** Only what changes; `null` empties. */
export const personChanges = z.strictObject({
  first: line(80).exactOptional(),
  last: line(80).exactOptional(),
  nickname: text.nickname.nullable().exactOptional(),
  club: text.club.nullable().exactOptional(),
  number: text.number.nullable().exactOptional(),
  email: text.email.nullable().exactOptional(),
  birthday: text.birthday.nullable().exactOptional(),
  note: text.note.nullable().exactOptional(),
  guest: z.boolean().exactOptional(),
  roomName: z.enum(ROOM_NAMES).exactOptional(),
});

export const person = newPerson
  .extend({
    id: personId,
    nights: z.int(),
    lastNight: z.int().exactOptional(),
    mergedInto: personId.exactOptional(),
  })
  .meta({ id: 'Person' });

/** A row of a list may lack anything; what it lacks is filled in as for a new guest. */
const { id: _, first, last, guest, roomName, ...others } = newPerson.shape;
const listed = z.strictObject({
  ...others,
  first: first.exactOptional(),
  last: last.exactOptional(),
  guest: guest.exactOptional(),
  roomName: roomName.exactOptional(),
});
/** What staff decided of a row. */
export const listDecision = z.strictObject({
  line: z.int().min(1),
  person: listed,
  as: z.discriminatedUnion('is', [
    z.strictObject({ is: z.literal('new') }),
    z.strictObject({ is: z.literal('person'), id: personId }),
    z.strictObject({ is: z.literal('skip') }),
  ]),
  /** Whom the preview offered for it. */
  seen: z.array(personId).max(100).readonly().exactOptional(),
});
export const importBody = z.strictObject({
  id: newId,
  /** For whom there is no place, he waits for one. */
  alternates: z.literal(true).exactOptional(),
  decisions: z.array(listDecision).min(1).max(20_000),
});

export const peopleQuery = z.object({
  query: line(100).exactOptional(),
  regulars: z.stringbool().exactOptional(),
  merged: z.stringbool().exactOptional(),
  lang: anyId.exactOptional(),
});
