import type { TournamentKinds } from '@riffle/floor';
import { joined } from '@riffle/floor/joined';
import type { KindWords } from '../floor-words.ts';
import { chipKindsEn } from './chip-kinds-en.ts';
import { entryKindsEn } from './entry-kinds-en.ts';
import { placeKindsEn } from './place-kinds-en.ts';
import { tableKindsEn } from './table-kinds-en.ts';

export const tournamentKindsEn: KindWords<TournamentKinds> = joined({
  place: placeKindsEn,
  table: tableKindsEn,
  chip: chipKindsEn,
  entry: entryKindsEn,
});
