import { type LeagueNaming, saySavings, type ToldReport } from '@riffle/words';
import type { Shell } from './shell.ts';

/** Rounds and tables as lines to read; who is ahead of whom and why stands below each table. */
export function leagueTold(report: ToldReport, naming: LeagueNaming, { language, words }: Shell): string {
  const say = words.league;
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  const figure = (points: number): string => number.format(points);
  const money = new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR' });
  const blocks: string[][] = [];
  for (const { round, division, teams, best, remarks } of report.rounds) {
    const rows = teams.map(({ place, team, scored, table, standing }) => [
      place === undefined ? '' : `${String(place)}.`,
      naming.team(team),
      ...(standing === 'ranked' ? [figure(scored), figure(table)] : [say.standing[standing], '']),
    ]);
    blocks.push([
      say.round(round, division),
      ...columns([['', '', say.points, say.inTable], ...rows]),
      ...teams.flatMap(({ team, fines }) => {
        const cents = fines.reduce((all, fine) => all + fine.cents, 0);
        return cents === 0 ? [] : [say.fines(naming.team(team), money.format(cents / 100))];
      }),
      ...(best === undefined
        ? []
        : [
            say.best(
              (best.named === undefined ? best.players : [best.named]).map(naming.player),
              figure(best.points),
              best.open,
            ),
          ]),
      ...remarks.map(({ told }) => told),
    ]);
  }
  for (const table of report.tables) {
    const name = table.of === 'teams' ? naming.team : naming.player;
    const heading =
      table.of === 'national'
        ? say.national
        : table.of === 'teams'
          ? say.table(table.division, table.over)
          : say.players(table.division);
    const rows = table.rows.map((row) => [
      `${String('rank' in row ? row.rank : row.place)}.`,
      name('team' in row ? row.team : row.player),
      figure(row.points),
    ]);
    const why = report.reasons.filter(
      (one) => table.of !== 'national' && one.of === table.of && one.division === table.division,
    );
    const less = table.of === 'teams' ? report.taken.filter(({ division }) => division === table.division) : [];
    if (rows.length > 0)
      blocks.push([
        heading,
        ...columns(rows),
        ...less.map(({ team, round, points, reason }) =>
          say.taken(naming.team(team), figure(points), { round, reason }),
        ),
        ...(table.of === 'teams' ? why.map(({ told }) => told) : []),
      ]);
  }
  for (const { division, down, candidates, savings } of report.movement?.divisions ?? [])
    blocks.push([
      say.moves(division),
      ...[...candidates, ...down].map(({ told }) => told),
      ...saySavings(language, savings, naming),
    ]);
  const fromBelow = report.movement?.fromPlayOff ?? [];
  if (fromBelow.length > 0) blocks.push([say.playOff, ...fromBelow.map(({ told }) => told)]);
  if (report.movement?.circular === true) blocks.push([say.circular]);
  return blocks.map((lines) => lines.join('\n')).join('\n\n');
}

function columns(rows: readonly (readonly string[])[]): readonly string[] {
  const wide = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  return rows.map((row) =>
    row
      .map((cell, column) => (column === 1 ? cell.padEnd(wide[column] ?? 0) : cell.padStart(wide[column] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
}
