import { shuffled } from '@riffle/cards';
import { readSeason, readyProfiles, teamTable } from '@riffle/league';
import { seededRandom } from '@riffle/tournament/simulation';
import { rounded } from './figures.ts';

const TEAMS = 36;
const ROUNDS = 30;
const HEATS = [1, 2, 3];
const SEATS = 6;
const TIMES = 20;

/** A season of 36 teams and 30 rounds with every card: read and reckoned whole, and a table with all its reasons from its rounds. */
export function leagueTables() {
  const season = seasonOfCards();
  const read = () => readSeason(season, readyProfiles);
  const first = read();
  if (!first.ok) throw new Error(JSON.stringify(first.problems[0]));
  const { profile, score } = first;
  const teams = (score.tables[0]?.rows ?? []).map(({ id }) => id);
  const table = () =>
    teamTable(profile, { division: '1', teams, rounds: score.rounds, taken: [], decided: [], over: true });
  return {
    ...{ teams: TEAMS, rounds: ROUNDS, cards: ROUNDS * HEATS.length * ((TEAMS * 4) / SEATS) },
    wholeMs: rounded(slowest(read)),
    tableMs: rounded(slowest(table)),
    reasons: table().reasons.length,
  };
}

/** In milliseconds of the processor, after the first few. */
function slowest(what: () => unknown): number {
  for (let time = 0; time < 3; time += 1) what();
  let most = 0;
  for (let time = 0; time < TIMES; time += 1) {
    const from = performance.now();
    what();
    most = Math.max(most, performance.now() - from);
  }
  return most;
}

function seasonOfCards() {
  const random = seededRandom('league');
  const teams = Array.from({ length: TEAMS }, (_, nth) => `T${String(nth + 1)}`);
  const own = { id: 'large', on: 'oepbl', answers: answersForMany() };
  return {
    ...{ format: 'riffle-league-season', v: 1, profile: 'large', own, season: 'bench', over: true },
    divisions: [{ id: '1', teams: teams.map((id) => ({ id })) }],
    rounds: Array.from({ length: ROUNDS }, (_, nth) => ({
      ...{ round: nth + 1, division: '1' },
      tables: HEATS.flatMap((heat) => {
        const players = shuffled(
          teams.flatMap((team) => [1, 2, 3, 4].map((at) => ({ team, player: `${team} ${String(at + heat)}` }))),
          random,
        );
        return Array.from({ length: players.length / SEATS }, (__, table) => ({
          ...{ table: String(table + 1), heat, inTime: true },
          seats: players.slice(table * SEATS, (table + 1) * SEATS).map((seat, at) => ({ ...seat, place: at + 1 })),
        }));
      }),
      events: ['A', 'B'].map((event, which) => ({
        event,
        heats: [
          {
            heat: 4,
            stacks: shuffled(teams, random).map((team, at) => ({
              ...{ team, player: `${team} e${String(which)}`, start: 10_000, place: at + 1 },
            })),
          },
        ],
      })),
    })),
  };
}

const answersForMany = () => ({
  'season.divisions': { value: [{ id: '1', teams: TEAMS }] },
  'season.rounds': { value: ROUNDS },
});
