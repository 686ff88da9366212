import { foldedName, matchesName } from '@riffle/people';
import type { EntryId, TournamentView } from '@riffle/tournament';
import type { Night } from '@riffle/wire';
import { alikeNames } from '../night/alike-names.ts';
import { bySurname } from '../night/by-surname.ts';

export type PlayerLine = {
  readonly entry: EntryId;
  readonly name: string;
  readonly no: number;
  /** The entry's number, where another has the same name. */
  readonly alikeNo?: number;
  readonly table?: string;
  readonly seat?: number;
  readonly place?: number;
  readonly sharedBy: number;
};

export function playersByName({ view, names }: Pick<Night, 'view' | 'names'>, language: string): readonly PlayerLine[] {
  const alike = alikeNames(names);
  const compare = bySurname(language);
  return (Object.entries(view.entries) as [EntryId, TournamentView['entries'][EntryId]][])
    .map(([entry, { no, at, place, sharedBy = 1 }]): PlayerLine => {
      const table = at && view.tables[at.table]?.name;
      return {
        entry,
        no,
        name: names[entry] ?? String(no),
        sharedBy,
        ...(alike.has(entry) && { alikeNo: no }),
        ...(at !== undefined && table !== undefined && { table, seat: at.seat }),
        ...(place !== undefined && { place }),
      };
    })
    .sort((a, b) => compare(a.name, b.name) || a.no - b.no);
}

/** Who fits all that was typed: parts of the name, or `7` for everybody at table 7, or `7/3` for one seat. */
export function findPlayers(players: readonly PlayerLine[], typed: string): readonly PlayerLine[] {
  const words = typed.split(/\s+/).filter((word) => word !== '');
  return players.filter((player) => words.every((word) => fits(player, word)));
}

function fits({ name, table, seat }: PlayerLine, word: string): boolean {
  const [wantedTable = '', wantedSeat] = word.split('/');
  if (wantedSeat === undefined && matchesName(word, name)) return true;
  if (table === undefined || foldedName(table) !== foldedName(wantedTable)) return false;
  return wantedSeat === undefined || wantedSeat === '' || String(seat) === wantedSeat;
}
