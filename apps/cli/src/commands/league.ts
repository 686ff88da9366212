import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readSeason, readyProfiles, type Season, seasonReport } from '@riffle/league';
import { type LeagueNaming, sayLeagueProblem, sayLeagueReport } from '@riffle/words';
import { documentIn } from '../house-in.ts';
import { profileReport, profileTold } from '../league-profile-told.ts';
import { leagueSchemaText } from '../league-schema-file.ts';
import { leagueTold } from '../league-told.ts';
import { readOptions } from '../options.ts';
import { ROOT } from '../places.ts';
import { type Command, done, misused, type Outcome, refused, type Shell } from '../shell.ts';

/** A season from one file: rounds, tables, and of every two neighbours why one is ahead; or the schema of such a file. */
export const league: Command = async (args, shell) => {
  const no = { type: 'boolean', default: false } as const;
  const read = readOptions(
    { args, options: { json: no, schema: no, write: no, profile: { type: 'string' } }, positionals: 1 },
    shell.words,
  );
  if (!read.ok) return read.outcome;
  if (read.values.schema) return schema(read.values.write, shell);
  if (read.values.profile !== undefined) return profileNamed(read.values.profile, read.values.json, shell);
  const [path] = read.positionals;
  const { trouble } = shell.words;
  if (path === undefined) return misused(trouble.needed(shell.language === 'de' ? 'DATEI' : 'FILE'));
  const given = await seasonIn(path, shell);
  if (!given.ok) return refused(trouble[given.trouble](path));
  return reckon(given.document, read.values.json || !shell.terminal, shell);
};

/** From a file, or from what is piped in. */
async function seasonIn(path: string, { input }: Shell) {
  if (path !== '-') return documentIn(path);
  try {
    return { ok: true, document: JSON.parse(await input()) as unknown } as const;
  } catch {
    return { ok: false, trouble: 'noJson' } as const;
  }
}

/** How a league plays that comes with Riffle: to be looked at, and to start one's own from. */
function profileNamed(id: string, json: boolean, shell: Shell): Outcome {
  const profile = readyProfiles.find((one) => one.id === id);
  const known = readyProfiles.map((one) => one.id);
  if (profile === undefined) return misused(shell.words.league.noSuchProfile(id, known));
  shell.print(json ? JSON.stringify(profileReport(profile, shell), undefined, 2) : profileTold(profile, shell));
  return done;
}

async function schema(write: boolean, shell: Shell): Promise<Outcome> {
  if (!write) {
    shell.print(leagueSchemaText().trimEnd());
    return done;
  }
  const path = join(ROOT, 'docs/league-season.schema.json');
  await writeFile(path, leagueSchemaText());
  shell.print(shell.words.rules.written(path));
  return done;
}

function reckon(document: unknown, json: boolean, shell: Shell): Outcome {
  const { language, print, words } = shell;
  const read = readSeason(document, readyProfiles);
  if (!read.ok) {
    const problems = read.problems.map((problem) => ({ ...problem, told: sayLeagueProblem(language, problem) }));
    if (json) print(JSON.stringify({ ok: false, problems }, undefined, 2));
    return refused(words.league.andMore(problems[0]?.told ?? '', problems.length - 1));
  }
  const { profile, season, score } = read;
  const naming = namesIn(season);
  const report = sayLeagueReport(language, seasonReport(profile, season, score), naming);
  print(json ? JSON.stringify({ ok: true, ...report }, undefined, 2) : leagueTold(report, naming, shell));
  return done;
}

function namesIn({ divisions, players = [] }: Season): LeagueNaming {
  const teams = new Map(divisions.flatMap((division) => division.teams.map(({ id, name = id }) => [id, name])));
  const people = new Map(players.map(({ id, name = id }) => [id, name]));
  return { team: (id) => teams.get(id) ?? id, player: (id) => people.get(id) ?? id };
}
