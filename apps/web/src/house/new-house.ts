import { type HouseRulebook, type Imprint, imprints } from '@riffle/rulebooks';

/** A house rulebook that says nothing yet. */
export function newHouse(
  name: string,
  under: Pick<Imprint, 'id' | 'edition'>,
  day: string,
  taken: readonly string[],
): HouseRulebook {
  return {
    format: 'riffle-house-rulebook',
    v: 1,
    id: idFor(name, [...taken, ...imprints.map(({ id }) => id)]),
    edition: day,
    name: name.trim(),
    extends: { id: under.id, edition: under.edition },
    answers: {},
  };
}

const LONGEST = 36;

/** A short name made from the name: `Hausregeln Kreuzberg` is `hausregeln-kreuzberg`. */
export function idFor(name: string, taken: readonly string[], otherwise = 'house'): string {
  const plain = name
    .toLowerCase()
    .replaceAll(/[äöü]/g, (umlaut) => ({ ä: 'ae', ö: 'oe', ü: 'ue' })[umlaut] ?? '')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^[^a-z]+|-+$/g, '')
    .slice(0, LONGEST)
    .replace(/-+$/, '');
  const id = plain.length < 2 ? otherwise : plain;
  for (let nth = 1; ; nth += 1) {
    const one = nth === 1 ? id : `${id}-${String(nth)}`;
    if (!taken.includes(one)) return one;
  }
}
