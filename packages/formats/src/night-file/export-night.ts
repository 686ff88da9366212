import type { Commit, Instant } from '@riffle/aggregate';
import type { PersonId } from '@riffle/people';
import type { TournamentEvent } from '@riffle/tournament';
import { digestOf } from './digest.ts';
import { NIGHT_FORMAT, NIGHT_VERSION, type NightFile, type PersonInFile, peopleIn } from './night-file.ts';

export type NightToExport = {
  readonly night: string;
  readonly commits: readonly Commit<TournamentEvent>[];
  /** Who is behind an id now, after merges; nobody where the person was erased. */
  readonly personOf: (id: PersonId) => PersonInFile | undefined;
  readonly exportedAt: Instant;
};

export function exportNight({ night, commits, personOf, exportedAt }: NightToExport): string {
  const people = [...peopleIn(commits)].flatMap((person): readonly PersonInFile[] => {
    const known = personOf(person);
    return known === undefined ? [] : [inFile(person, known)];
  });
  const file: NightFile = {
    format: NIGHT_FORMAT,
    v: NIGHT_VERSION,
    exportedAt,
    night,
    digest: digestOf(commits),
    people,
    commits,
  };
  return `${JSON.stringify(file, undefined, 1)}\n`;
}

const inFile = (
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
