import type { Neighbours, Remark, SeasonReport } from '@riffle/league';
import { type LeagueNaming, sayCandidacy, sayDownfall, sayLeagueRemark, saySaving, sayWhyAhead } from '@riffle/words';
import type { Shell } from './shell.ts';

type Told = { readonly told: string };
type Movement = NonNullable<SeasonReport['movement']>;
type ToldReport = Omit<SeasonReport, 'rounds' | 'reasons' | 'movement'> & {
  readonly movement?: ToldMovement;
  readonly rounds: readonly (Omit<SeasonReport['rounds'][number], 'remarks'> & {
    readonly remarks: readonly (Remark & Told)[];
  })[];
  readonly reasons: readonly (Neighbours & Told)[];
};

type ToldMovement = Omit<Movement, 'divisions' | 'fromPlayOff'> & {
  readonly divisions: readonly (Omit<Movement['divisions'][number], 'down' | 'candidates' | 'savings'> & {
    readonly [F in 'down' | 'candidates' | 'savings']: readonly (Movement['divisions'][number][F][number] & Told)[];
  })[];
  readonly fromPlayOff: readonly (Movement['fromPlayOff'][number] & Told)[];
};

const movementWithWords = (movement: Movement, naming: LeagueNaming, { language }: Shell): ToldMovement => ({
  ...movement,
  divisions: movement.divisions.map((one) => ({
    ...one,
    down: one.down.map((each) => ({ ...each, told: sayDownfall(language, each, naming) })),
    candidates: one.candidates.map((each) => ({ ...each, told: sayCandidacy(language, each, naming) })),
    savings: one.savings.map((each) => ({ ...each, told: saySaving(language, each, naming) })),
  })),
  fromPlayOff: movement.fromPlayOff.map((each) => ({ ...each, told: sayCandidacy(language, each, naming) })),
});

/** Each reason, each remark and each move with its sentence beside it. */
export const withWords = ({ movement, ...report }: SeasonReport, naming: LeagueNaming, shell: Shell): ToldReport => ({
  ...report,
  ...(movement !== undefined && { movement: movementWithWords(movement, naming, shell) }),
  rounds: report.rounds.map((round) => ({
    ...round,
    remarks: round.remarks.map((remark) => ({ ...remark, told: sayLeagueRemark(shell.language, remark, naming) })),
  })),
  reasons: report.reasons.map((reason) => {
    const name = reason.of === 'players' ? naming.player : naming.team;
    return {
      ...reason,
      told: sayWhyAhead(shell.language, { ...reason, refs: reason.rules }, name(reason.ahead), name(reason.behind)),
    };
  }),
});

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
    if (rows.length > 0)
      blocks.push([heading, ...columns(rows), ...(table.of === 'teams' ? why.map(({ told }) => told) : [])]);
  }
  for (const { division, down, candidates, savings } of report.movement?.divisions ?? [])
    blocks.push([say.moves(division), ...[...candidates, ...down, ...savings].map(({ told }) => told)]);
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
