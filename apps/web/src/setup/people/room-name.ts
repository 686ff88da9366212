import type { NewPerson, RoomName } from '@riffle/wire';

type Named = Pick<NewPerson, 'first' | 'last' | 'nickname'>;

/** What the room would read, to be seen while one chooses. The server says it in the end. */
export function roomNameOf({ first, last, nickname }: Named, shown: RoomName): string {
  const [initial] = last;
  const short = first === '' ? `${initial ?? '—'}.` : initial === undefined ? first : `${first} ${initial}.`;
  switch (shown) {
    case 'nickname':
      return nickname === undefined || nickname === '' ? short : nickname;
    case 'firstAndInitial':
      return short;
    case 'full':
      return `${first} ${last}`.trim();
  }
}
