import { toInstant } from '@riffle/aggregate';
import type { PersonInFile } from '@riffle/formats';
import { NOBODY, type PersonId } from '@riffle/people';
import type { ClubStore } from '../../club/club-store.ts';
import type { Hosted } from '../hosted.ts';
import type { Shape } from '../kind.ts';
import { keyOf } from '../seal/house-key.ts';
import { seal } from '../seal/seal.ts';

export type FileAround = {
  readonly club: Pick<ClubStore, 'name' | 'key' | 'people' | 'staff' | 'arrivals'>;
  readonly now: () => number;
  readonly zone: { readonly current: string };
};

/** All of one in a file that this house has signed. */
export async function fileOf<S extends Shape>(hosted: Hosted<S>, { club, now }: FileAround): Promise<string> {
  const { kind, id, history } = hosted;
  if (kind.file === undefined) throw new Error(`a ${kind.name} leaves in no file`);
  const { commits } = history;
  const named = new Set(commits.flatMap(({ events }) => events.flatMap(kind.peopleIn)));
  const people = await club.people.behind([...named]);
  const staff = await club.staff.namesOf([...new Set(commits.map(({ actor }) => actor.id))]);
  const personOf = (person: PersonId): PersonInFile | undefined => {
    const known = people.get(person);
    return known?.last === NOBODY ? undefined : known;
  };
  const at = toInstant(now());
  const key = await keyOf(club.key, at);
  const about = { club: await club.name.get(), kind: kind.name, id, at };
  return kind.file.write({
    ...{ id, commits, personOf, exportedAt: at },
    staffName: (member) => staff.get(member),
    seal: (written) => seal(about, written, key),
  });
}
