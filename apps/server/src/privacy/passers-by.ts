import { NOBODY, type PersonId } from '@riffle/people';
import type { Person } from '@riffle/wire';
import { erasePerson, type Records, tracesOf } from './erasing.ts';
import { lookThrough } from './look-through.ts';

type Around = Records & { readonly now: () => number };

/** Who left his name for one evening and never came is forgotten, unless the club has made more of him since. */
export async function forgetPassersBy(around: Around): Promise<void> {
  const { host, club, now } = around;
  const { found } = await lookThrough<PersonId>(around, async (hosting, id) => {
    const hosted = await hosting.lookAt(id);
    return hosted === undefined ? [] : (hosting.kind.passersBy?.(hosted.state, now()) ?? []);
  });
  if (found.length === 0) return;
  // who took part must have been counted
  await host.catchUp();
  for (const id of new Set(found)) {
    const person = await club.people.find(id);
    if (person === undefined || !isPassingBy(person)) continue;
    // a text that only has the name in common may be about another
    const keep = (await tracesOf(around, id)).texts.filter(({ why }) => why === 'named');
    await erasePerson(around, id, { keep });
  }
}

const isPassingBy = ({ guest, last, first, nights, mergedInto, email, number, birthday, note }: Person): boolean =>
  guest &&
  last !== NOBODY &&
  first !== NOBODY &&
  nights === 0 &&
  mergedInto === undefined &&
  [email, number, birthday, note].every((said) => said === undefined || said === '');
