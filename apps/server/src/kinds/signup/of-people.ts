import type { PersonId } from '@riffle/people';
import { type SignUpEvent, type SignUpId, type SignUps, toSignUpId } from '@riffle/signup';
import { formatDay, formatTimeOfDay, signUpWordsIn } from '@riffle/words';
import type { OfPeople, Tracing } from '../../host/kind.ts';
import type { SignUpShape } from './shape.ts';

const DAY = 24 * 3_600_000;
/** Whoever signed up and never came is forgotten so long after the night. */
const FORGOTTEN_AFTER = 30 * DAY;

export const ofPeople: OfPeople<SignUpShape> = {
  facts: ({ list }, people, { language, zone }) => {
    const { facts, yes, no } = signUpWordsIn(language);
    return list
      .filter(({ person }) => people.includes(person))
      .map(({ place, at, listed }) => ({
        [facts.place]: facts.places[place],
        [facts.at]: `${formatDay(at, language, zone)}, ${formatTimeOfDay(at, language, zone)}`,
        [facts.listed]: listed ? yes : no,
      }));
  },
  concerning: (people) => {
    const ids = new Set<SignUpId>();
    return (event) => {
      if (event.type === 'SignedUp' && people.includes(event.person)) ids.add(event.signUp);
      return 'signUp' in event && ids.has(event.signUp);
    };
  },
};

/** Why somebody was let in before others is about him. */
export function tracing(): Tracing<SignUpEvent> {
  const persons = new Map<string, PersonId>();
  return {
    follow: (event) => {
      if (event.type === 'SignedUp') persons.set(event.signUp, event.person);
    },
    trace: (event) => {
      const person = 'signUp' in event ? persons.get(event.signUp) : undefined;
      return { people: person === undefined ? [] : [person], is: 'words', ofRecord: true };
    },
  };
}

/** Who is erased does not come: his place is free, unless he sits already. */
export const leaving = ({ list }: SignUps, people: readonly PersonId[]) =>
  list
    .filter(({ person, entry }) => people.includes(person) && entry === undefined)
    .map(({ id }) => ({ type: 'Cancel', signUp: toSignUpId(id) }) as const);

/** Who cancelled, and who did not come. */
export function passersBy({ setup, list, gone }: SignUps, now: number): readonly PersonId[] {
  if (setup === undefined || now < Math.max(setup.closesAt, setup.startsAt ?? 0) + FORGOTTEN_AFTER) return [];
  return [...gone, ...list.filter(({ entry }) => entry === undefined).map(({ person }) => person)];
}
