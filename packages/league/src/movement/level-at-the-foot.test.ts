import { describe, expect, it } from 'vitest';
import { teamTable } from '../ranking/team-table.ts';
import { reckonRound } from '../reckon/round.ts';
import { instead, ready } from '../testing.ts';
import { proposeMovement } from './proposal.ts';

/** Five teams with 5 points for a win down to 1; the last two of the first and of the second go down. */
const five = instead(
  instead(
    instead(ready('oepbl'), 'season.divisions', [
      { id: '1', teams: 5 },
      { id: '2', teams: 5 },
    ]),
    'movement.down',
    2,
  ),
  'round.table',
  { is: 'byPlace', points: [5, 4, 3, 2, 1] },
);
const TEAMS = ['K', 'L', 'M', 'N', 'P'];

/** The table after rounds of which is told what each team scored, in the order of their names. */
const tableAfter = (division: string, ...rounds: readonly (readonly number[])[]) =>
  teamTable(five, {
    ...{ division, teams: TEAMS, taken: [], decided: [], over: true },
    rounds: rounds.map((scored, nth) =>
      reckonRound(
        five,
        { round: nth + 1, division, told: TEAMS.map((team, at) => ({ team, points: scored[at] ?? 0 })) },
        TEAMS,
      ),
    ),
  });
/** Who leaves a division downwards; in the other nobody is on a rank that matters. */
function down(division: string, { rows }: ReturnType<typeof tableAfter>): readonly string[] | undefined {
  const table = rows.map(({ id }) => ({ team: id, club: id }));
  const other = ['Q', 'R', 'S', 'T', 'U'].map((team) => ({ team, club: team }));
  const proposal = proposeMovement(five, {
    divisions: [
      { id: '1', full: 5, table: division === '1' ? table : other },
      { id: '2', full: 5, table: division === '2' ? table : other },
    ],
    playOff: ['X', 'Y', 'Z'].map((team) => ({ team, club: team })),
    ...{ withdrawn: [], waived: [], mustGoDown: [] },
  });
  return proposal.divisions.find((one) => one.division === division)?.down.map(({ team }) => team);
}

const points = ({ rows }: ReturnType<typeof tableAfter>) => rows.map(({ id, points: all }) => `${id} ${String(all)}`);
/** Both third once and fourth once; L scored more in it. */
const SAME_PLACES = [
  [70, 65, 90, 80, 50],
  [60, 75, 90, 80, 50],
];

describe('level on the edge of the relegation ranks', () => {
  it('[oepbl:4.2.1.2 chain] in the first: a win saves who has it, and where places are the same what was scored', () => {
    // K is second, fourth and third, L third, fifth and first
    const table = tableAfter('1', [80, 70, 60, 90, 50], [60, 50, 90, 80, 70], [70, 90, 80, 60, 50]);
    expect(points(table).slice(2)).toEqual(['L 9', 'K 9', 'P 5']);
    expect(table.reasons[2]).toMatchObject({ ahead: 'L', behind: 'K', by: 'places', place: 1 });
    expect(table.reasons[2]?.refs).toContain('oepbl:4.2.1.2 chain');
    expect(down('1', table)).toEqual(['K', 'P']);
    const same = tableAfter('1', ...SAME_PLACES);
    expect(same.reasons[2]).toMatchObject({ ahead: 'L', behind: 'K', by: 'scored', values: [140, 130] });
    expect(down('1', same)).toEqual(['K', 'P']);
  });

  it('[oepbl:4.2.2.3 chain] in the second: each once second, a third place saves who has it, and then what was scored', () => {
    // K is second, third and fifth, L fourth, second and fourth
    const table = tableAfter('2', [80, 60, 90, 70, 50], [70, 80, 90, 60, 50], [50, 60, 90, 80, 70]);
    expect(points(table).slice(2)).toEqual(['K 8', 'L 8', 'P 5']);
    expect(table.reasons[2]).toMatchObject({ ahead: 'K', behind: 'L', by: 'places', place: 3 });
    expect(table.reasons[2]?.refs).toContain('oepbl:4.2.2.3 chain');
    expect(down('2', table)).toEqual(['L', 'P']);
    expect(down('2', tableAfter('2', ...SAME_PLACES))).toEqual(['K', 'P']);
  });
});
