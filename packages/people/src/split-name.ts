import { isTitle } from './nobility.ts';

/** Words that begin a surname: "Jan van der Berg". Written small; with a capital they may be a first name: "Ben", "Al". */
const PARTICLES = new Set(
  'von vom van vande vander zu zum zur de del della di da dal dos der den ten ter el al la le bin ibn af av'.split(' '),
);
export const isParticle = (word: string | undefined): boolean => word !== undefined && PARTICLES.has(word);

/** A whole name in its parts: the surname is the last word, with particles and title before it. Who has one name is known by the first. */
export function splitName(name: string): { readonly first: string; readonly last: string } {
  const words = name.split(/\s+/u).filter((word) => word !== '');
  const particle = words.findIndex((word, at) => at > 0 && at < words.length - 1 && isParticle(word));
  const titled = particle > 1 && isTitle(words[particle - 1]) ? particle - 1 : particle;
  const from = particle === -1 ? words.length - 1 : titled;
  if (words.length < 2) return { first: words.join(''), last: '' };
  return { first: words.slice(0, from).join(' '), last: words.slice(from).join(' ') };
}
