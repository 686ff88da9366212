import type { Person } from '@riffle/wire';

/** What stands where a person was erased: no language, no name. */
export const NOBODY = '—';

export const fullName = ({ first, last }: Pick<Person, 'first' | 'last'>): string =>
  [first, last].filter((part) => part !== '').join(' ') || NOBODY;

/** As much of a person as it allows the room to read. */
export function roomName(person: Pick<Person, 'first' | 'last' | 'nickname' | 'roomName'>): string {
  switch (person.roomName) {
    case 'nickname':
      return person.nickname ?? firstAndInitial(person);
    case 'firstAndInitial':
      return firstAndInitial(person);
    case 'full':
      return fullName(person);
  }
}

function firstAndInitial({ first, last }: Pick<Person, 'first' | 'last'>): string {
  const [initial = ''] = last;
  // somebody entered under one name only: its whole would be more than an initial
  if (first === '') return initial === '' ? NOBODY : `${initial}.`;
  return initial === '' || last === NOBODY ? first : `${first} ${initial}.`;
}
