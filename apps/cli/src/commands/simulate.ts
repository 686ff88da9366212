import { findRulebook, rulebooks } from '@riffle/rulebooks';
import { type Broken, invariants, type NightPlan, type PlayedNight, playNight } from '@riffle/tournament/simulation';
import { formatPlace } from '@riffle/words';
import { readCount, readOptions } from '../options.ts';
import { type Command, done, misused, refused, type Shell } from '../shell.ts';

const MOST_PLAYERS = 10_000;
const MOST_TABLES = 2_000;
const SHOWN = 10;

export const simulate: Command = async (args, shell) => {
  const { trouble } = shell.words;
  const options = {
    players: { type: 'string' },
    rulebook: { type: 'string' },
    occasion: { type: 'string' },
    seed: { type: 'string' },
    tables: { type: 'string' },
    json: { type: 'boolean', default: false },
  } as const;
  const read = readOptions({ args, options }, shell.words);
  if (!read.ok) return read.outcome;
  const { rulebook: id, occasion, seed, json } = read.values;
  for (const name of ['players', 'rulebook', 'seed'] as const) {
    if (read.values[name] === undefined) return misused(trouble.needed(`--${name}`));
  }
  const players = readCount(read.values.players ?? '', 2, MOST_PLAYERS);
  if (players === undefined) return misused(trouble.notANumber('--players', 2, MOST_PLAYERS));
  const tables = read.values.tables === undefined ? undefined : readCount(read.values.tables, 1, MOST_TABLES);
  if (read.values.tables !== undefined && tables === undefined) {
    return misused(trouble.notANumber('--tables', 1, MOST_TABLES));
  }
  const book = findRulebook(id ?? '');
  if (book === undefined)
    return refused(
      trouble.noSuchRulebook(
        id ?? '',
        rulebooks.map((one) => one.id),
      ),
    );
  const occasions = book.occasions.map((one) => one.id);
  if (occasion !== undefined && !occasions.includes(occasion)) {
    return refused(trouble.noSuchOccasion(occasion, occasions));
  }
  const plan: NightPlan = {
    players,
    seed: seed ?? '',
    rulebook: { id: book.id, edition: book.edition, ...(occasion === undefined ? {} : { occasion }) },
    ...(tables === undefined ? {} : { tables }),
  };
  const began = performance.now();
  const played = playChecked(plan);
  if ('rule' in played) return refused(trouble.broken(`${played.rule} (${played.about})`));
  const seconds = Math.round(performance.now() - began) / 1000;
  shell.print(json ? asJson(plan, played, seconds) : asText(plan, played, seconds, shell));
  return done;
};

class BrokenPromise extends Error {
  readonly broken: Broken;
  constructor(broken: Broken) {
    super(broken.rule);
    this.broken = broken;
  }
}

/** The whole night, everything that must always be so looked at after every event; the first that is not, ends it. */
function playChecked(plan: NightPlan): PlayedNight | Broken {
  try {
    return playNight(plan, {
      onEvent: (state, _event, stacks) => {
        const [broken] = invariants(state, stacks);
        if (broken !== undefined) throw new BrokenPromise(broken);
      },
    });
  } catch (error) {
    if (error instanceof BrokenPromise) return error.broken;
    throw error;
  }
}

function asJson({ players, rulebook, seed }: NightPlan, played: PlayedNight, seconds: number): string {
  const { places, turnedAway, hands, commits, events, moves, breaks } = played;
  return JSON.stringify({
    players,
    rulebook,
    seed,
    places,
    turnedAway,
    hands,
    commits,
    events,
    moves,
    breaks,
    seconds,
  });
}

function asText(plan: NightPlan, played: PlayedNight, seconds: number, { words, language }: Shell): string {
  const { heading, figures, andMore, turnedAway } = words.simulated;
  const best = played.places.slice(0, SHOWN);
  const width = 9;
  return [
    heading(plan.players, plan.rulebook.id, plan.seed),
    ...best.map(
      ({ place, sharedBy, player }) => `${formatPlace(place, language, sharedBy).padStart(width)}  ${player}`,
    ),
    ...(played.places.length > SHOWN ? [`${' '.repeat(width)}  ${andMore(played.places.length - SHOWN)}`] : []),
    ...(played.turnedAway.length > 0 ? [turnedAway(played.turnedAway.length)] : []),
    figures(played.hands, played.commits, seconds.toLocaleString(language)),
  ].join('\n');
}
