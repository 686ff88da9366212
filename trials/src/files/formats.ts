import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toInstant } from '@riffle/aggregate';
import { DECK } from '@riffle/cards';
import {
  exportNight,
  formatDeckFile,
  formatOhh,
  formatStars,
  importNight,
  playedHand,
  previewList,
  readHands,
  replayRecord,
  verifyDeckFile,
} from '@riffle/formats';
import { findRulebook, houseBook, readHouse, readNewHouse, rulebooks } from '@riffle/rulebooks';
import { playNight } from '@riffle/tournament/simulation';
import { sayHouseProblem } from '@riffle/words';
import type { Format, Judge } from './format.ts';
import { judgeHands } from './hands-judged.ts';

const GIVEN = join(import.meta.dirname, '../../../packages/formats/src');
const given = (folder: string, ending: RegExp): readonly string[] =>
  readdirSync(join(GIVEN, folder))
    .filter((name) => ending.test(name))
    .map((name) => readFileSync(join(GIVEN, folder, name), 'utf8'));

/** Single hands, so that there is time for many. */
const phh = (): readonly string[] =>
  given('phh/given', /[.]phhs?$/).flatMap((text) => text.split(/^\[\d+\]\n/m).filter((hand) => hand.trim() !== ''));

function written(format: typeof formatOhh): readonly string[] {
  return phh().flatMap((text) =>
    readHands(text).flatMap((read) => {
      if (!read.ok) return [];
      const text = format(playedHand(read.record, replayRecord(read.record)));
      return text.ok ? [text.value] : [];
    }),
  );
}

const judgeList: Judge = (text) => {
  const { problem, rows } = previewList(new TextEncoder().encode(text), []);
  const without = rows.find((row) => row.problem !== undefined && !(row.line > 0));
  if (without !== undefined) return { fault: `no line: ${String(without.problem?.code)}` };
  return { came: problem?.code ?? (rows.some((row) => row.problem !== undefined) ? 'rows with problems' : 'taken') };
};

function nights(): readonly string[] {
  return rulebooks.map(({ id, edition }, nth) => {
    const { history } = playNight({ players: 3 + nth, seed: id, rulebook: { id, edition } });
    const personOf = () => undefined;
    return exportNight({ night: id, commits: history.commits, personOf, exportedAt: toInstant(1_795_000_000_000) });
  });
}

/** What a file says must be where it can be looked up. */
const judgeNight: Judge = (text) => {
  const read = importNight(text);
  if (read.ok) return { came: 'taken' };
  const { code } = read.refusal;
  return code === 'bad-field' && read.refusal.pointer === '' ? { fault: 'no pointer' } : { came: code };
};

/** Houses that answer as another rulebook does. */
const houses = (): readonly string[] =>
  rulebooks.flatMap((under, nth) => {
    const other = rulebooks[(nth + 1) % rulebooks.length] ?? under;
    const answers = Object.entries(findRulebook(other.id)?.answers ?? {}).map(
      ([name, answer]) => [name, { value: answer.value, note: 'Hausregel' }] as const,
    );
    return [0, 1, 2].map((third) =>
      JSON.stringify({
        ...{ format: 'riffle-house-rulebook', v: 1, id: `haus-${String(nth)}`, edition: '2026-11', name: 'Haus' },
        extends: { id: under.id, edition: under.edition },
        answers: Object.fromEntries(answers.filter((_, at) => at % 3 === third)),
      }),
    );
  });

const judgeHouse: Judge = (text) => {
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch {
    return { came: 'no JSON' };
  }
  const read = readHouse(document);
  readNewHouse(document);
  if (read.ok) {
    houseBook(read.house);
    return { came: 'taken' };
  }
  for (const problem of read.problems) sayHouseProblem('de', problem);
  return { came: read.problems[0]?.problem ?? 'refused' };
};

function decks(): readonly string[] {
  const salts = DECK.map((_, nth) => nth.toString(16).padStart(32, '0'));
  return [0, 20].map((turned) => {
    const deck = [...DECK.slice(turned), ...DECK.slice(0, turned)];
    return formatDeckFile({ hand: 'hand 1', rules: 'pvb@2026' }, deck, salts).text;
  });
}

const judgeDeck: Judge = (text) => {
  const verified = verifyDeckFile(text);
  return { came: 'code' in verified ? verified.code : 'verified' };
};

export const FORMAT_NAMES = ['phh', 'ohh', 'pokerstars', 'list', 'night', 'house', 'deck'] as const;
export type FormatName = (typeof FORMAT_NAMES)[number];

export function formatOf(name: FormatName): Format {
  switch (name) {
    case 'phh':
      return { seeds: phh(), judge: judgeHands, bombs: [`x = [${'[],'.repeat(MANY / 2)}]`, '[1]\n'.repeat(MANY / 10)] };
    case 'ohh': {
      const small = '{"ohh":{}},'.repeat(MANY / 50);
      const bombs = [
        `{"ohh":{"players":[${ones}]}}`,
        `{"ohh":{"rounds":[${ones.slice(0, 900_000)}1]}}`,
        `[${small}{}]`,
      ];
      return { seeds: written(formatOhh), judge: judgeHands, bombs };
    }
    case 'pokerstars': {
      const [seed = ''] = written(formatStars);
      return { seeds: written(formatStars), judge: judgeHands, bombs: [`${seed}${'\n'.repeat(MANY)}`] };
    }
    case 'list':
      return {
        seeds: given('lists/given', /[.](?:csv|txt)$/),
        judge: judgeList,
        bombs: [`Name;Verein\n${';'.repeat(MANY)}`, `"${'a\n'.repeat(MANY / 50)}`],
      };
    case 'night': {
      const [seed = ''] = nights();
      const junk = Array<number>(MANY).fill(1);
      const bombs = [{ commits: junk }, { people: junk }].map((more) =>
        JSON.stringify({ ...JSON.parse(seed), ...more }),
      );
      return { seeds: nights(), judge: judgeNight, bombs };
    }
    case 'house':
      return { seeds: houses(), judge: judgeHouse, bombs: [] };
    case 'deck':
      return {
        seeds: decks(),
        judge: judgeDeck,
        bombs: decks().map((deck) => deck.replace(/"cards": \[/, `"cards": [${'"x",'.repeat(MANY)}`)),
      };
  }
}

const MANY = 1_000_000;
const ones = '1,'.repeat(MANY);
