import { type Actor, toCommitId } from '@riffle/aggregate';
import { toEntryId } from '@riffle/tournament';
import type { CheckInBody, CommandAnswer } from '@riffle/wire';
import { becomesKnown } from '../../club/becomes-known.ts';
import type { PeopleStore } from '../../club/people-store.ts';
import type { Hosted, Refused } from '../../host/hosted.ts';
import type { NightShape } from '../night/shape.ts';
import type { SignUpShape } from './shape.ts';

type Into = {
  readonly list: Hosted<SignUpShape>;
  readonly night: Hosted<NightShape>;
  readonly people: PeopleStore;
};
type Done =
  | { readonly is: 'done'; readonly answer: CommandAnswer }
  | { readonly is: 'not-in-list'; readonly refusal: Refused<SignUpShape> }
  | { readonly is: 'not-in-night'; readonly refusal: Refused<NightShape> };

/**
 * Whoever signed up is entered and is there, without being typed again. The entry comes first and has the sign-up's id:
 * a crash in between leaves him entered, and the next tap only notes it. Asked again after the night took the entry
 * back, it is made anew.
 */
export async function checkIn(
  { list, night, people }: Into,
  { id, signUp, person: chosen, alternate, profile, price, reason }: CheckInBody,
  actor: Actor,
): Promise<Done> {
  const one = list.state.list.find((each) => each.id === signUp);
  if (one === undefined) return { is: 'not-in-list', refusal: { code: 'no-such-sign-up' } };
  const entry = toEntryId(one.entry ?? signUp);
  const person = chosen ?? (await people.behind([one.person])).get(one.person)?.id ?? one.person;
  if (night.state.entries.get(entry) === undefined) {
    const club = (await people.behind([one.person])).get(one.person)?.club;
    const entered = await night.perform({
      id: toCommitId(`${id}-entry`),
      command: {
        type: 'AddEntries',
        entries: [
          {
            entry,
            person,
            ...(club ? { club } : {}),
            ...(profile && { profile }),
            ...(price !== undefined && { price }),
          },
        ],
        ...(alternate && { alternates: alternate }),
        ...(reason && { reason }),
      },
      actor,
    });
    if (!entered.ok) return { is: 'not-in-night', refusal: entered.refusal };
  }
  if (night.state.entries.get(entry)?.checkedIn === false) {
    const here = await night.perform({
      id: toCommitId(`${id}-here`),
      command: { type: 'CheckIn', entries: [entry] },
      actor,
    });
    if (!here.ok) return { is: 'not-in-night', refusal: here.refusal };
  }
  if (chosen !== undefined && chosen !== one.person) await becomesKnown(one.person, chosen, people);
  if (one.entry !== undefined) return { is: 'done', answer: { version: list.version, commit: toCommitId(id) } };
  const noted = await list.perform({ id: toCommitId(id), command: { type: 'CheckIn', signUp, entry }, actor });
  return noted.ok ? { is: 'done', answer: noted.value } : { is: 'not-in-list', refusal: noted.refusal };
}
