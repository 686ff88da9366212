import { isParticle, splitName } from '@riffle/people';

export type NameParts = {
  readonly first: string;
  readonly last: string;
  readonly nickname?: string;
  readonly club?: string;
};

/** "1.", "2)", "-", a tick or a dot before a name in a pasted list. */
const MARK = /^(?:\d{1,4}(?:\ufe0f?\u20e3|\s*[.):])|\d{1,4}(?=\s+\p{Lu})|[^\p{L}\p{N}"“„(])+/u;
const CLUB = /\s*[([]([^()[\]]+)[)\]]\s*$/;
const NICKNAME = /\s*["“„”]([^"“„”]+)["“„”]\s*/;

/** A whole name as people write it: "Emil Müller", "Müller, Emil", "3. Emil "Ace" Müller (Pik Ass)". */
export function parseName(text: string): NameParts {
  const unmarked = text.replace(MARK, '').trim();
  const club = CLUB.exec(unmarked)?.[1]?.trim();
  const named = club === undefined ? unmarked : unmarked.replace(CLUB, '');
  const nickname = NICKNAME.exec(named)?.[1]?.trim();
  const bare = (nickname === undefined ? named : named.replace(NICKNAME, ' ')).trim();
  return {
    ...halves(bare),
    ...(nickname === undefined ? {} : { nickname }),
    ...(club === undefined ? {} : { club }),
  };
}

function halves(name: string): { readonly first: string; readonly last: string; readonly club?: string } {
  const comma = name.indexOf(',');
  if (comma === -1) return splitName(name);
  const [before, behind] = [name.slice(0, comma).trim(), name.slice(comma + 1).trim()];
  if (isLastFirst(before, behind)) return { first: behind, last: before };
  return { ...splitName(before), club: behind };
}

/** Whether a comma turns the name round, or a club stands behind it: "Jan Meyer, Pik Ass Pankow". */
export function isLastFirst(before: string, behind: string): boolean {
  const words = before.split(' ');
  return words.length === 1 || isParticle(words[0]?.toLowerCase()) || !behind.includes(' ');
}
