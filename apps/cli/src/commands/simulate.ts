import { findRulebook, rulebooks } from '@riffle/rulebooks';
import { READY_STRUCTURES } from '@riffle/tournament';
import { BrokenPromise } from '@riffle/tournament/by-hand';
import { type NightPlan, type PlayedNight, UnexpectedRefusal } from '@riffle/tournament/simulation';
import { type Language, wordsIn } from '@riffle/words';
import { readCount, readOptions } from '../options.ts';
import { placesTold } from '../places-told.ts';
import { playChecked } from '../play-checked.ts';
import { type Command, done, misused, refused, type Shell } from '../shell.ts';
import { simulateEvent } from '../simulate-event.ts';
import { simulateHands } from '../simulate-hands.ts';
import { DAYS, FORM_IDS, formNamed } from '../simulated-form.ts';

const MOST_PLAYERS = 10_000;
const MOST_TABLES = 2_000;

export const simulate: Command = async (args, shell) => {
  const { trouble } = shell.words;
  const options = {
    players: { type: 'string' },
    rulebook: { type: 'string' },
    occasion: { type: 'string' },
    seed: { type: 'string' },
    tables: { type: 'string' },
    hands: { type: 'boolean', default: false },
    structure: { type: 'string' },
    exact: { type: 'boolean', default: false },
    form: { type: 'string' },
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
  const { hands, structure, exact, form } = read.values;
  if (form !== undefined && !FORM_IDS.includes(form)) return refused(trouble.noSuchForm(form, FORM_IDS));
  if (hands && form !== undefined && form !== DAYS) return misused(trouble.notTogether('--hands', `--form ${form}`));
  if (!hands && structure !== undefined) return misused(trouble.onlyWith('--structure', '--hands'));
  if (!hands && exact) return misused(trouble.onlyWith('--exact', '--hands'));
  const ready = READY_STRUCTURES.find((one) => one.id === structure);
  if (structure !== undefined && ready === undefined) {
    return refused(
      trouble.noSuchStructure(
        structure,
        READY_STRUCTURES.map((one) => one.id),
      ),
    );
  }
  const plan: NightPlan = {
    players,
    seed: seed ?? '',
    rulebook: { id: book.id, edition: book.edition, ...(occasion === undefined ? {} : { occasion }) },
    ...(tables === undefined ? {} : { tables }),
    ...(ready === undefined ? {} : { structure: ready.id }),
    ...formNamed(form),
  };
  try {
    if (form === DAYS) return simulateEvent(plan, hands, json, shell);
    if (hands) return simulateHands({ ...plan, ...(exact && { engine: 'exact' }) }, json, shell);
    const began = performance.now();
    const played = playChecked(plan);
    const seconds = Math.round(performance.now() - began) / 1000;
    shell.print(json ? asJson(plan, form, played, seconds) : asText(plan, played, seconds, shell));
    return done;
  } catch (error) {
    if (error instanceof BrokenPromise) return refused(trouble.broken(`${error.rule} (${error.about})`));
    if (error instanceof UnexpectedRefusal && error.command === 'Create')
      return refused(inOneLine(error, shell.language));
    throw error;
  }
};

/** The rulebook may have it otherwise than the form: the night that cannot be made says why. */
function inOneLine({ refusal }: UnexpectedRefusal, language: Language): string {
  const nobody = (): string => '';
  const naming = {
    entry: nobody,
    person: nobody,
    table: nobody,
    levelNo: () => undefined,
    time: nobody,
    currency: 'EUR',
  };
  const { title, detail, allowed = [] } = wordsIn(language).refusal(refusal, naming);
  return [title, detail ?? '', ...allowed].filter((one) => one !== '').join(' ');
}

function asJson(
  { players, rulebook, seed }: NightPlan,
  form: string | undefined,
  played: PlayedNight,
  seconds: number,
): string {
  const { places, turnedAway, hands, commits, events, moves, breaks } = played;
  return JSON.stringify({
    players,
    rulebook,
    seed,
    ...(form !== undefined && { form }),
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
  const { figures } = words.simulated;
  return [
    ...placesTold(plan, played, { words, language }),
    figures(played.hands, played.commits, seconds.toLocaleString(language)),
  ].join('\n');
}
