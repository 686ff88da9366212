import type { Commit, Instant } from '@riffle/aggregate';
import type { PersonId } from '@riffle/people';
import type { TournamentEvent } from '@riffle/tournament';
import { digestOf } from './digest.ts';
import {
  actorsIn,
  NIGHT_FORMAT,
  NIGHT_VERSION,
  type NightFile,
  type PersonInFile,
  peopleIn,
  type StaffInFile,
} from './night-file.ts';

export type NightToExport = {
  readonly night: string;
  readonly commits: readonly Commit<TournamentEvent>[];
  /** Who is behind an id now, after merges; nobody where the person was erased. */
  readonly personOf: (id: PersonId) => PersonInFile | undefined;
  /** What somebody who gave commands is called. */
  readonly staffName?: (id: string) => string | undefined;
  readonly exportedAt: Instant;
  /** Made over what is written, to show later that nothing was changed. */
  readonly seal?: (written: SealedPart) => unknown;
};

/** What a seal is about: whatever else is in a file follows from it. */
export type SealedPart = {
  readonly commits: readonly Commit<unknown>[];
  readonly people: readonly PersonInFile[];
  readonly staff: readonly StaffInFile[];
};

export function exportNight({
  night,
  commits,
  personOf,
  staffName = () => undefined,
  exportedAt,
  seal,
}: NightToExport): string {
  const people = [...peopleIn(commits)].flatMap((person): readonly PersonInFile[] => {
    const known = personOf(person);
    return known === undefined ? [] : [inFile(person, known)];
  });
  const staff = [...actorsIn(commits)].flatMap((id): readonly StaffInFile[] => {
    const name = staffName(id);
    return name === undefined ? [] : [{ id, name }];
  });
  const file: NightFile = {
    format: NIGHT_FORMAT,
    v: NIGHT_VERSION,
    exportedAt,
    night,
    digest: digestOf(commits),
    ...(seal === undefined ? {} : { seal: seal({ commits, people, staff }) }),
    people,
    staff,
    commits,
  };
  return `${JSON.stringify(file, undefined, 1)}\n`;
}

export const inFile = (
  id: PersonId,
  { first, last, nickname, club, number, guest, roomName }: PersonInFile,
): PersonInFile => ({
  id,
  first,
  last,
  ...(nickname === undefined ? {} : { nickname }),
  ...(club === undefined ? {} : { club }),
  ...(number === undefined ? {} : { number }),
  guest,
  roomName,
});
