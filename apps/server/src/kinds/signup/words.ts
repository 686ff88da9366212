import { NOBODY, type PersonId } from '@riffle/people';
import type { SignUpEvent, SignUpId, SignUpRefusal, SignUps } from '@riffle/signup';
import { formatDay, formatTimeOfDay, type SignUpNaming, signUpWordsIn, wordsIn } from '@riffle/words';
import type { HostRefusal, Telling, Wording, Words } from '../../host/kind.ts';
import type { SignUpShape } from './shape.ts';

const UNNAMED = { entry: () => NOBODY, person: () => NOBODY, table: () => NOBODY, levelNo: () => undefined };

const momentIn =
  ({ language, zone }: Pick<Wording, 'language' | 'zone'>) =>
  (at: number): string =>
    `${formatDay(at, language, zone)}, ${formatTimeOfDay(at, language, zone)}`;

/** What its refusals and its log say. */
export const words: Words<SignUpShape> = {
  refusal: (refusal, state, wording) => {
    const { language } = wording;
    if (isHosts(refusal)) return wordsIn(language).refusal(refusal, { ...UNNAMED, time: String, currency: 'EUR' });
    return signUpWordsIn(language).refusal(refusal, namingIn(state, wording));
  },
  status: (code) => {
    if (code === 'role-may-not') return 403;
    return NEVER_FITS.includes(code) ? 422 : 409;
  },
  telling,
  refs: () => [],
  about: (event) => ('signUp' in event ? [event.signUp] : []),
};

const NEVER_FITS: readonly string[] = ['no-such-sign-up', 'reason-needed', 'closing-is-past'];

const isHosts = (refusal: SignUpRefusal | HostRefusal): refusal is HostRefusal =>
  refusal.code === 'role-may-not' || refusal.code === 'undo-takes-more' || refusal.code === 'nothing-to-undo';

const namingIn = ({ list }: SignUps, wording: Wording): SignUpNaming => ({
  signUp: (id) => {
    const person = list.find((one) => one.id === id)?.person;
    return person === undefined ? NOBODY : wording.namesOf(person, 'staff');
  },
  moment: momentIn(wording),
});

function telling(wording: Wording): Telling<SignUpEvent> {
  const { language, namesOf } = wording;
  const persons = new Map<SignUpId, PersonId>();
  const naming: SignUpNaming = {
    signUp: (id) => {
      const person = persons.get(id);
      return person === undefined ? NOBODY : namesOf(person, 'staff');
    },
    moment: momentIn(wording),
  };
  const follow = (events: readonly SignUpEvent[]): void => {
    for (const event of events) if (event.type === 'SignedUp') persons.set(event.signUp, event.person);
  };
  return {
    follow,
    tell: (events) => {
      follow(events);
      return events.map((event) => signUpWordsIn(language).event(event, naming));
    },
  };
}
