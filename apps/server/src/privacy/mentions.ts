import { foldedName, NOBODY } from '@riffle/people';
import type { Person } from '@riffle/wire';

/** Shorter names are words of their own too often to be looked for with an ending ("Adlers"). */
const LONG_ENOUGH = 4;

/** Whether a text names one of these, by last name or nickname; by the first where there is no other. */
export function mentioning(people: readonly Pick<Person, 'first' | 'last' | 'nickname'>[]): (text: string) => boolean {
  const names = people
    .flatMap(({ first, last, nickname = '' }) => [last === '' || last === NOBODY ? first : last, nickname])
    .map(foldedName)
    .filter((name) => name.length > 1);
  return (text) => {
    const words = ` ${foldedName(text)} `;
    return names.some((name) => words.includes(name.length < LONG_ENOUGH ? ` ${name} ` : ` ${name}`));
  };
}
