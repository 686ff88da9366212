export type NameParts = {
  readonly first: string;
  readonly last: string;
  readonly nickname?: string;
  readonly club?: string;
};

/** Words that begin a last name: "Jan van der Berg". */
const PARTICLES = new Set(
  'von vom van vande vander zu zum zur de del della di da dal dos der den ten ter el al la le bin ibn af av'.split(' '),
);
const isParticle = (word: string | undefined): boolean => word !== undefined && PARTICLES.has(word);

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
  if (comma === -1) return inOrder(name);
  const [before, behind] = [name.slice(0, comma).trim(), name.slice(comma + 1).trim()];
  if (isLastFirst(before, behind)) return { first: behind, last: before };
  return { ...inOrder(before), club: behind };
}

/** Whether a comma turns the name round, or a club stands behind it: "Jan Meyer, Pik Ass Pankow". */
export function isLastFirst(before: string, behind: string): boolean {
  const words = before.split(' ');
  return words.length === 1 || isParticle(words[0]?.toLowerCase()) || !behind.includes(' ');
}

function inOrder(name: string): { readonly first: string; readonly last: string } {
  const words = name.split(' ').filter((word) => word !== '');
  const particle = words.findIndex((word, at) => at > 0 && isParticle(word));
  const from = particle === -1 ? words.length - 1 : particle;
  // who is known by one name is known by the first
  if (words.length < 2) return { first: name, last: '' };
  return { first: words.slice(0, from).join(' '), last: words.slice(from).join(' ') };
}
