import { toPersonId } from '@riffle/people';
import type { NewPerson, Person } from '@riffle/wire';
import { personWords } from '../person-words.ts';

export type PersonRow = {
  readonly id: string;
  readonly first: string;
  readonly last: string;
  readonly nickname: string | null;
  readonly club: string | null;
  readonly number: string | null;
  readonly email: string | null;
  readonly birthday: string | null;
  readonly note: string | null;
  readonly guest: number;
  readonly room_name: string;
  readonly merged_into: string | null;
  readonly words: string;
};
export type Played = { readonly nights: number; readonly last?: number };

export const personOf = (row: PersonRow, played: Played = { nights: 0 }): Person => ({
  id: toPersonId(row.id),
  ...fieldsOf(row),
  nights: played.nights,
  ...(played.last === undefined ? {} : { lastNight: played.last }),
  ...(row.merged_into === null ? {} : { mergedInto: toPersonId(row.merged_into) }),
});

export const fieldsOf = (row: PersonRow): NewPerson => ({
  first: row.first,
  last: row.last,
  ...(row.nickname === null ? {} : { nickname: row.nickname }),
  ...(row.club === null ? {} : { club: row.club }),
  ...(row.number === null ? {} : { number: row.number }),
  ...(row.email === null ? {} : { email: row.email }),
  ...(row.birthday === null ? {} : { birthday: row.birthday }),
  ...(row.note === null ? {} : { note: row.note }),
  guest: row.guest === 1,
  roomName: row.room_name as NewPerson['roomName'],
});

/** An empty field is one that is not there. */
const filled = (text: string | undefined): string | null => (text === undefined || text === '' ? null : text);

export const rowOf = (id: string, person: NewPerson): Omit<PersonRow, 'merged_into'> => ({
  id,
  first: person.first,
  last: person.last,
  nickname: filled(person.nickname),
  club: filled(person.club),
  number: filled(person.number),
  email: filled(person.email),
  birthday: filled(person.birthday),
  note: filled(person.note),
  guest: person.guest ? 1 : 0,
  room_name: person.roomName,
  words: personWords(person),
});
