import type { SealedPart } from '@riffle/formats';
import type { ChangedName, ChangedStep, FileChanges, FileOrigin, Tampering } from '@riffle/wire';
import { fingerprintOf } from './house-key.ts';
import { openSeal, type Seal, sumsOf } from './seal.ts';

type Written = {
  readonly kind: string;
  readonly id: string;
  readonly seal: unknown;
  readonly sealed: SealedPart;
};
type Words = {
  /** What steps say, by their places from 1. */
  readonly stepTexts: (steps: ReadonlySet<number>) => ReadonlyMap<number, string>;
  readonly personName: (id: string) => string | undefined;
};

/** More than these nobody reads. */
const MOST_STEPS = 100;

/** Who wrote a file, and what was done to it since. */
export function originOf(
  { kind, id, seal: given, sealed }: Written,
  ownKey: string | undefined,
  words: Words,
): FileOrigin {
  if (given === undefined) return { is: 'unsigned' };
  const seal = openSeal(given);
  if (seal === undefined) return { is: 'forged' };
  const changes = changesSince(seal, { kind, id, sealed }, words);
  return {
    is: 'signed',
    by: seal.key === ownKey ? 'this-house' : 'another-house',
    club: seal.club,
    fingerprint: fingerprintOf(seal.key),
    at: seal.at,
    ...(changes === undefined ? {} : { changes }),
  };
}

function changesSince(
  seal: Seal,
  { kind, id, sealed: { commits, people, staff } }: Pick<Written, 'kind' | 'id' | 'sealed'>,
  { stepTexts, personName }: Words,
): FileChanges | undefined {
  const isOther = seal.kind !== kind || seal.id !== id;
  const steps = tamperings(seal.commits, sumsOf(commits));
  const shown = steps.slice(0, MOST_STEPS);
  const texts = stepTexts(new Set(shown.flatMap(({ how, at }) => (how === 'missing' ? [] : [at + 1]))));
  const nameOf = (named: string | undefined): Omit<ChangedName, 'how'> => (named === undefined ? {} : { name: named });
  const persons = tamperings(seal.people, sumsOf(people)).filter(({ how }) => how !== 'moved');
  const members = tamperings(seal.staff, sumsOf(staff)).filter(({ how }) => how !== 'moved');
  if (!isOther && steps.length + persons.length + members.length === 0) return undefined;
  return {
    steps: shown.map(({ how, at }): ChangedStep => {
      const text = how === 'missing' ? undefined : texts.get(at + 1);
      return { step: at + 1, how, ...(text === undefined ? {} : { text }) };
    }),
    stepsInAll: steps.length,
    people: persons.slice(0, MOST_STEPS).map(({ how, one }) => ({ how, ...nameOf(personName(one)) })),
    staff: members.slice(0, MOST_STEPS).map(({ how, one }) => ({
      how,
      ...nameOf(staff.find((member) => member.id === one)?.name),
    })),
    ...(isOther ? { otherId: true } : {}),
  };
}

type Found = { readonly how: Tampering; readonly one: string; readonly at: number };

/** What differs between two lists of sums, by their places in the second; what is missing by its place in the first. */
function tamperings(signed: Seal['commits'], found: Seal['commits']): readonly Found[] {
  const before = new Map(signed.map(([one, sum], at) => [one, { sum, at }]));
  const now = new Set(found.map(([one]) => one));
  let last = -1;
  const altered = found.flatMap(([one, sum], at): readonly Found[] => {
    const was = before.get(one);
    if (was === undefined) return [{ how: 'added', one, at }];
    const isBehind = was.at > last;
    if (isBehind) last = was.at;
    if (was.sum !== sum) return [{ how: 'changed', one, at }];
    return isBehind ? [] : [{ how: 'moved', one, at }];
  });
  const missing = signed.flatMap(([one], at): readonly Found[] => (now.has(one) ? [] : [{ how: 'missing', one, at }]));
  return [...altered, ...missing].toSorted((a, b) => a.at - b.at);
}
