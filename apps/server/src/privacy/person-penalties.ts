import type { PersonId } from '@riffle/people';
import type { PersonPenalties } from '@riffle/wire';
import type { House } from '../house.ts';
import { lookThrough } from './look-through.ts';

/** What stands against somebody in all evenings of the club, also under entries that were merged into his. */
export async function personPenalties(
  house: Pick<House, 'host' | 'club' | 'journal'>,
  person: PersonId,
): Promise<PersonPenalties> {
  const ids = await house.club.people.idsOf(person);
  const { found, unread } = await lookThrough(house, async (hosting, id) => {
    const hosted = hosting.kind.ofPeople.penalties === undefined ? undefined : await hosting.lookAt(id);
    const penalties = hosted === undefined ? [] : (hosting.kind.ofPeople.penalties?.(hosted.state, ids) ?? []);
    if (hosted === undefined || penalties.length === 0) return [];
    return [{ of: id, called: (await hosting.calledAsListed(id)) ?? '', at: hosted.createdAt, penalties }];
  });
  return { evenings: found.toSorted((a, b) => b.at - a.at), ...(unread.length > 0 && { unread }) };
}
