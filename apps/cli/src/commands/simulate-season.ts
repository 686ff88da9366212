import { readyProfiles } from '@riffle/league';
import { playsInHeats, type SimulatedSeason, simulateSeason } from '@riffle/league/simulation';
import { seededRandom } from '@riffle/tournament/simulation';
import { sayCandidacy, sayDownfall } from '@riffle/words';
import { readCount, readOptions } from '../options.ts';
import { type Command, done, misused, refused, type Shell } from '../shell.ts';

const MOST_TEAMS = 18;

/** A whole league season through the real aggregate, looked at after every event: licences, line-ups, match days, tables, relegation. */
export const simulateLeague: Command = async (args, shell) => {
  const { trouble, league } = shell.words;
  const options = {
    seed: { type: 'string' },
    teams: { type: 'string', default: '18' },
    profile: { type: 'string' },
    json: { type: 'boolean', default: false },
  } as const;
  const read = readOptions({ args, options }, shell.words);
  if (!read.ok) return read.outcome;
  const { seed, json } = read.values;
  if (seed === undefined) return misused(trouble.needed('--seed'));
  const teams = readCount(read.values.teams, 2, MOST_TEAMS);
  if (teams === undefined) return misused(trouble.notANumber('--teams', 2, MOST_TEAMS));
  const playable = readyProfiles.filter(playsInHeats);
  const id = read.values.profile ?? playable[0]?.id ?? '';
  const profile = playable.find((one) => one.id === id);
  if (profile === undefined)
    return misused(
      league.noSuchSeason(
        id,
        playable.map((one) => one.id),
      ),
    );
  let played: SimulatedSeason;
  try {
    played = simulateSeason({ profile, teams, doubleClubs: Math.floor(teams / 9), random: seededRandom(seed) });
  } catch (error) {
    return refused(trouble.broken((error as Error).message));
  }
  shell.print(json ? JSON.stringify({ ok: true, seed, ...played }, undefined, 2) : inWords(played, seed, shell));
  return done;
};

function inWords(played: SimulatedSeason, seed: string, { language, words }: Shell): string {
  const say = words.league;
  const money = new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR' });
  const naming = { team: (id: string) => id, player: (id: string) => id };
  const lines = [
    say.simulated(seed, played.commands, played.events, played.refusals),
    say.happened(played.noShows, played.lateLineUps, played.corrections),
    say.charged(money.format(played.finesCents / 100), money.format(played.owedCents / 100)),
    ...played.tables.flatMap(({ division, rows }) => [
      '',
      say.table(division, true),
      ...rows.map(
        ({ team, points }, nth) => `${String(nth + 1).padStart(3)}. ${team.padEnd(16)} ${String(points).padStart(4)}`,
      ),
      ...played.reasons.filter((one) => one.division === division).map(({ by, times }) => say.decidedBy(by, times)),
    ]),
    ...(played.movement?.divisions ?? []).flatMap(({ division, candidates, down }) => [
      '',
      say.moves(division),
      ...candidates.map((one) => sayCandidacy(language, one, naming)),
      ...down.map((one) => sayDownfall(language, one, naming)),
    ]),
  ];
  return lines.join('\n');
}
