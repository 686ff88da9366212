import type { TournamentKinds } from '@riffle/floor';
import { joined } from '@riffle/floor/joined';
import type { KindWords } from '../floor-words.ts';
import { chipKindsDe } from './chip-kinds-de.ts';
import { entryKindsDe } from './entry-kinds-de.ts';
import { placeKindsDe } from './place-kinds-de.ts';
import { tableKindsDe } from './table-kinds-de.ts';

export const tournamentKindsDe: KindWords<TournamentKinds> = joined({
  place: placeKindsDe,
  table: tableKindsDe,
  chip: chipKindsDe,
  entry: entryKindsDe,
});
