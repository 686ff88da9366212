import type { NewPerson, Person } from '@riffle/wire';
import type { PersonChanges } from './directory.svelte.ts';

export const PERSON_TEXTS = ['first', 'last', 'nickname', 'club', 'number', 'email', 'birthday', 'note'] as const;
type TextField = (typeof PERSON_TEXTS)[number];
/** A person as the form holds it: nothing is missing, empty is empty. */
export type PersonDraft = Record<TextField, string> & Pick<NewPerson, 'guest' | 'roomName'>;

export const draftOf = (person: Partial<Person>): PersonDraft => ({
  first: person.first ?? '',
  last: person.last ?? '',
  nickname: person.nickname ?? '',
  club: person.club ?? '',
  number: person.number ?? '',
  email: person.email ?? '',
  birthday: person.birthday ?? '',
  note: person.note ?? '',
  guest: person.guest ?? false,
  roomName: person.roomName ?? 'firstAndInitial',
});

export const hasName = ({ first, last }: PersonDraft): boolean => `${first}${last}`.trim() !== '';

export function newPersonOf(draft: PersonDraft): NewPerson {
  const { first, last, guest, roomName, ...optional } = draft;
  const filled = Object.entries(optional).flatMap(([field, text]) =>
    text.trim() === '' ? [] : [[field, text.trim()]],
  );
  return { first: first.trim(), last: last.trim(), guest, roomName, ...Object.fromEntries(filled) };
}

/** Only what was changed, so that two people at two screens do not take back each other's corrections. */
export function changesOf(person: Person, draft: PersonDraft): PersonChanges {
  const before = draftOf(person);
  const texts = PERSON_TEXTS.flatMap((field) => {
    const text = draft[field].trim();
    if (text === before[field]) return [];
    return [[field, text === '' && field !== 'first' && field !== 'last' ? null : text]];
  });
  return {
    ...Object.fromEntries(texts),
    ...(draft.guest === before.guest ? {} : { guest: draft.guest }),
    ...(draft.roomName === before.roomName ? {} : { roomName: draft.roomName }),
  };
}
