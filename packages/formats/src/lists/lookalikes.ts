import { foldedName, looselyFolded } from '@riffle/people';
import type { NewPerson } from '@riffle/wire';
import { withinOneSlip } from './one-slip.ts';

export type Somebody = Partial<Pick<NewPerson, 'first' | 'last' | 'nickname' | 'number' | 'birthday'>>;
export type Likeness = 'number' | 'name' | 'similar';

/** A last name must be this long before a slip in it is believed. */
const LONG_ENOUGH = 4;
/** Nobody looks through more than so many of one name; without an end, a list of one name repeated would never be read. */
const MOST_ALIKE = 20;
const MOST_OF_A_FIRST_NAME = 150;

/** Finds who might be the same person. What is alike needs a look; it is never decided here. */
export class Lookalikes<Who> {
  readonly #people: { readonly who: Who; readonly somebody: Somebody; readonly last: string }[] = [];
  readonly #byNumber = new Map<string, number[]>();
  readonly #byName = new Map<string, number[]>();
  readonly #byLooks = new Map<string, number[]>();
  readonly #byFirst = new Map<string, number[]>();

  add(who: Who, somebody: Somebody): void {
    const at = this.#people.push({ who, somebody, last: foldedName(somebody.last ?? '') }) - 1;
    const number = foldedNumber(somebody);
    if (number !== '') put(this.#byNumber, number, at);
    const name = fullName(somebody);
    if (name === '') return;
    put(this.#byName, name, at);
    for (const looks of looksOf(somebody)) put(this.#byLooks, looks, at);
    put(this.#byFirst, firstName(somebody), at, MOST_OF_A_FIRST_NAME);
  }

  /** The surest first. */
  like(somebody: Somebody): readonly { readonly who: Who; readonly same: Likeness }[] {
    const found = new Map<number, Likeness>();
    const note = (at: number, same: Likeness): void => {
      if (!found.has(at)) found.set(at, same);
    };
    for (const at of this.#byNumber.get(foldedNumber(somebody)) ?? []) note(at, 'number');
    for (const at of this.#byName.get(fullName(somebody)) ?? [])
      note(at, this.#differs(at, somebody) ? 'similar' : 'name');
    const alike = [...looksOf(somebody).flatMap((looks) => this.#byLooks.get(looks) ?? []), ...this.#slips(somebody)];
    for (const at of alike) if (!this.#differs(at, somebody)) note(at, 'similar');
    return [...found].flatMap(([at, same]) => {
      const person = this.#people[at];
      return person === undefined ? [] : [{ who: person.who, same }];
    });
  }

  /** Two who are called the same, and are known to be two. */
  #differs(at: number, somebody: Somebody): boolean {
    const other = this.#people[at]?.somebody ?? {};
    const numbers = [foldedNumber(other), foldedNumber(somebody)].filter((number) => number !== '');
    const birthdays = [other.birthday, somebody.birthday].filter((day) => day !== undefined);
    return new Set(numbers).size === 2 || new Set(birthdays).size === 2;
  }

  #slips(somebody: Somebody): readonly number[] {
    const last = foldedName(somebody.last ?? '');
    if (last.length < LONG_ENOUGH) return [];
    return (this.#byFirst.get(firstName(somebody)) ?? []).filter((at) => {
      const other = this.#people[at]?.last ?? '';
      return other.length >= LONG_ENOUGH && withinOneSlip(last, other);
    });
  }
}

const foldedNumber = ({ number = '' }: Somebody): string => number.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
const fullName = ({ first = '', last = '' }: Somebody): string => foldedName(`${first} ${last}`);
const firstName = ({ first = '' }: Somebody): string => looselyFolded(foldedName(first));

/** The name without umlauts and in any order, and a nickname that somebody goes by. */
function looksOf(somebody: Somebody): readonly string[] {
  const names = [fullName(somebody), foldedName(somebody.nickname ?? '')].filter((name) => name !== '');
  return [...new Set(names.map((name) => looselyFolded(name).split(' ').toSorted().join(' ')))];
}

function put(index: Map<string, number[]>, key: string, at: number, most = MOST_ALIKE): void {
  const there = index.get(key);
  if (there === undefined) index.set(key, [at]);
  else if (there.length < most) there.push(at);
}
