import type { BookId } from './address.ts';
import { bdpvBreaches } from './books/bdpv/breaches.ts';
import { gcbBreaches } from './books/gcb/breaches.ts';
import { oepblBreaches } from './books/oepbl/breaches.ts';
import { pvbBreaches } from './books/pvb/breaches.ts';
import { tda55Breaches } from './books/tda55/breaches.ts';
import type { Breach } from './breach.ts';
import { policy, written } from './cited.ts';
import { OFFENCES, type Offence, type OffenceAnswer } from './offence.ts';
import type { Rulebook } from './rulebook.ts';

export type { Breach, Fine } from './breach.ts';

const named: ReadonlyMap<BookId, readonly Breach[]> = new Map([
  ['pvb', pvbBreaches],
  ['tda55', tda55Breaches],
  ['bdpv', bdpvBreaches],
  ['gcb', gcbBreaches],
  ['oepbl', oepblBreaches],
]);

/** What a rulebook forbids, rule by rule: those that its list names, and the first rule of each kind of breach besides. */
export function breachesOf(book: Rulebook): readonly Breach[] {
  const own = named.get(written(book).id) ?? [];
  const { value: list } = policy(book, 'sanctions.offences');
  const others = OFFENCES.flatMap((is): readonly Breach[] => {
    const rule = list[is]?.refs[0];
    return rule === undefined || own.some((one) => one.is === is && one.rule === rule) ? [] : [{ rule, is }];
  });
  return [...own, ...others];
}

export const findBreach = (book: Rulebook, is: Offence, rule: string): Breach | undefined =>
  breachesOf(book).find((one) => one.is === is && one.rule === rule);

/** What follows a breach: the rule that was broken first, then those that say so, without its neighbours of the same kind. */
export function answerToBreach(book: Rulebook, { rule, is, says }: Breach): OffenceAnswer {
  const kind = policy(book, 'sanctions.offences').value[is];
  const answer = says ?? kind;
  if (answer === undefined) throw new RangeError(`${book.id} does not say what follows ${rule}`);
  const neighbours = new Set(breachesOf(book).flatMap((one) => (one.is === is ? [one.rule] : [])));
  const follows = says === undefined ? answer.refs.filter((ref) => !neighbours.has(ref)) : answer.refs;
  return { ...answer, refs: [rule, ...follows.filter((ref) => ref !== rule)] };
}
