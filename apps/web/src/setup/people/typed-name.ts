import { splitName } from '@riffle/people';
import type { NewPerson } from '@riffle/wire';

export type TypedName = Pick<NewPerson, 'first' | 'last' | 'nickname' | 'club'>;

/** `Anna Beck`, `Beck, Anna`, `Anna "Ace" Beck`, `Anna Beck (Herz Dame)`: what somebody types at the door. */
export function parseName(typed: string): TypedName | undefined {
  const [, beforeClub = '', club] = /^([^(]*)(?:\(([^)]*)\)?)?\s*$/.exec(typed.trim()) ?? [];
  const [, head = '', nickname, tail = ''] = /^([^"„“”]*)(?:["„“”]([^"„“”]*)["“”]?)?(.*)$/.exec(beforeClub) ?? [];
  // a comma with nothing beside it names nobody
  const name = `${head} ${tail}`.replace(/\s+/g, ' ').replace(/^[\s,]+|[\s,]+$/g, '');
  const extra = {
    ...(nickname?.trim() ? { nickname: nickname.trim() } : {}),
    ...(club?.trim() ? { club: club.trim() } : {}),
  };
  if (name === '') return extra.nickname === undefined ? undefined : { first: extra.nickname, last: '', ...extra };
  const [last = '', first] = name.split(',').map((part) => part.trim());
  if (first !== undefined && first !== '') return { first, last, ...extra };
  return { ...splitName(last), ...extra };
}
