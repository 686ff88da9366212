import { leagueSeason } from '@riffle/league';
import { type Language, leagueOfficeWordsIn } from '@riffle/words';
import type { Hosted } from '../../host/hosted.ts';
import type { WrittenPage } from '../../http/written-page.ts';
import type { LeagueShape } from './shape.ts';
import { teamNames } from './words.ts';

/** The address of a season's public page; those of clubs, captains and walls are for nobody to find. */
export const PUBLIC_PAGE = /^\/l\/([A-Za-z0-9]+)\/?$/;
const FIRST = 3;

/** A season's public page as it is read without scripts: its tables, nothing of players. */
export function writtenSeason({ state }: Hosted<LeagueShape>, language: Language): WrittenPage {
  const { name, season, tables } = leagueSeason.view(state, 'public');
  const names = teamNames(state);
  const { columns, page } = leagueOfficeWordsIn(language);
  const called = (id: string): string => names.get(id) ?? id;
  const told = tables.filter(({ rows }) => rows.length > 0);
  return {
    title: `${name} ${season}`,
    description: [
      page.what,
      ...told.map(({ division, rows }) =>
        page.leading(
          division,
          rows.slice(0, FIRST).map(({ id, rank }) => `${String(rank)}. ${called(id)}`),
        ),
      ),
    ].join(' '),
    tables: told.map(({ division, rows }) => ({
      name: page.table(division),
      headings: [columns.rank, columns.team, columns.rounds, columns.scored, columns.points],
      rows: rows.map(({ id, rank, rounds, scored, points }) => [
        ...[String(rank), called(id), String(rounds), String(scored), String(points)],
      ]),
    })),
  };
}
