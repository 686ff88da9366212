import { withoutNobility } from './nobility.ts';
import type { NamedPerson } from './person.ts';

/** Who reads a name: those who work here, or everybody. */
export type NameReader = 'staff' | 'room';

/** What stands where a person was erased: no language, no name. */
export const NOBODY = '—';

/** How a person is called in front of a reader. */
export function shownName(person: NamedPerson | undefined, reader: NameReader): string {
  if (person === undefined) return NOBODY;
  switch (reader) {
    case 'staff':
      return fullName(person);
    case 'room':
      return roomName(person);
  }
}

function fullName({ first, last }: Pick<NamedPerson, 'first' | 'last'>): string {
  return [first, last].filter((part) => part !== '').join(' ') || NOBODY;
}

/** As much of a person as it allows the room to read. */
function roomName(person: NamedPerson): string {
  switch (person.roomName) {
    case 'nickname':
      return person.nickname === undefined || person.nickname === '' ? firstAndInitial(person) : person.nickname;
    case 'firstAndInitial':
      return firstAndInitial(person);
    case 'full':
      return fullName(person);
  }
}

function firstAndInitial({ first, last }: Pick<NamedPerson, 'first' | 'last'>): string {
  const [initial = ''] = withoutNobility(last);
  // somebody entered under one name only: its whole would be more than an initial
  if (first === '') return initial === '' ? NOBODY : `${initial}.`;
  return initial === '' || last === NOBODY ? first : `${first} ${initial}.`;
}
