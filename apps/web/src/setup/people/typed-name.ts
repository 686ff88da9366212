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
  const words = last.split(' ');
  const particle = words.findIndex((word, index) => index > 0 && /^(?:von|van|de|del|di|zu|zur|zum|der)$/.test(word));
  const cut = particle > 0 ? particle : Math.max(1, words.length - 1);
  return { first: words.slice(0, cut).join(' '), last: words.slice(cut).join(' '), ...extra };
}
