import { type Chips, toChips } from '@riffle/cards';
import { ANTE_FORMS, type Level, minutes } from '@riffle/tournament';
import { forecast } from '@riffle/tournament/forecast';
import { type ProposedStructure, proposeStructure, type StructureWish } from '@riffle/tournament/generator';
import { formatBlinds, formatChips, sayShortfall } from '@riffle/words';
import { readCount, readOptions } from '../options.ts';
import { type Command, done, misused, type Outcome, type Shell } from '../shell.ts';

const DAY = 24 * 60;
const MOST_CHIPS = 1_000_000_000;
/** What may be said in numbers, from and to, and what is usual. */
const NUMBERS = {
  players: [2, 10_000],
  stack: [1, MOST_CHIPS],
  level: [1, 600],
  'antes-from': [1, MOST_CHIPS],
  'break-every': [0, 600],
  break: [1, 600],
  'long-break': [0, 600],
  rebuys: [0, 10_000],
  'add-ons': [0, 10_000],
} as const;
type NumberName = keyof typeof NUMBERS;
type Numbers = { readonly [N in NumberName]?: number };

/** A structure for so many players, these chips and a wished end, as a table or as JSON. */
export const structure: Command = async (args, shell) => {
  const text = { type: 'string' } as const;
  const options = {
    players: text,
    stack: { type: 'string', default: '10000' },
    chips: { type: 'string', default: '25,100,500,1000,5000' },
    level: { type: 'string', default: '20' },
    length: text,
    start: { type: 'string', default: '19:30' },
    end: text,
    antes: { type: 'string', default: 'bigBlind' },
    'antes-from': text,
    'break-every': { type: 'string', default: '90' },
    break: { type: 'string', default: '10' },
    'long-break': { type: 'string', default: '30' },
    rebuys: text,
    'add-ons': text,
    json: { type: 'boolean', default: false },
  } as const;
  const read = readOptions({ args, options }, shell.words);
  if (!read.ok) return read.outcome;
  const { values } = read;
  const { trouble, structure: told } = shell.words;
  if (values.players === undefined) return misused(trouble.needed('--players'));
  const numbers = readNumbers(values, shell);
  if ('is' in numbers) return numbers;
  const chips = readChips(values.chips);
  if (chips === undefined) return misused(trouble.noAmounts('--chips', 1, MOST_CHIPS));
  const antes = ANTE_FORMS.find((form) => form === values.antes);
  if (antes === undefined) return misused(told.noAntes(values.antes, ANTE_FORMS));
  const start = readTime(values.start);
  if (start === undefined) return misused(told.noTime('--start'));
  if ((values.length === undefined) === (values.end === undefined)) return misused(told.lengthOrEnd);
  const end = values.end === undefined ? undefined : readTime(values.end);
  if (values.end !== undefined && end === undefined) return misused(told.noTime('--end'));
  // an end that is earlier in the day is one of the next day
  const length = end === undefined ? readCount(values.length ?? '', 1, DAY * 2) : (end - start + DAY) % DAY || DAY;
  if (length === undefined) return misused(trouble.notANumber('--length', 1, DAY * 2));
  const wish = { ...wishOf(numbers), chips, antes, length: minutes(length) };
  const proposal = proposeStructure(wish);
  const simulated = simulatedEnd(proposal, wish.players);
  shell.print(values.json ? JSON.stringify({ ...proposal, simulated }) : inWords(proposal, simulated, start, shell));
  return done;
};

function readNumbers(values: { readonly [N in NumberName]?: string | undefined }, shell: Shell): Numbers | Outcome {
  const numbers: { -readonly [N in NumberName]?: number } = {};
  for (const name of Object.keys(NUMBERS) as NumberName[]) {
    const given = values[name];
    if (given === undefined) continue;
    const [from, to] = NUMBERS[name];
    const count = readCount(given, from, to);
    if (count === undefined) return misused(shell.words.trouble.notANumber(`--${name}`, from, to));
    numbers[name] = count;
  }
  return numbers;
}

function wishOf(numbers: Numbers): Omit<StructureWish, 'chips' | 'antes' | 'length'> {
  const every = numbers['break-every'] ?? 0;
  const long = numbers['long-break'] ?? 0;
  return {
    players: numbers.players ?? 2,
    startingStack: toChips(numbers.stack ?? 1),
    levelLength: minutes(numbers.level ?? 1),
    ...(every > 0 && { breakEvery: minutes(every), breakLength: minutes(numbers.break ?? 1) }),
    ...(long > 0 && { longBreak: minutes(long) }),
    ...(numbers['antes-from'] !== undefined && { antesFrom: toChips(numbers['antes-from']) }),
    rebuys: numbers.rebuys ?? 0,
    addOns: numbers['add-ons'] ?? 0,
  };
}

function readChips(text: string): readonly Chips[] | undefined {
  const counts = text.split(',').map((part) => readCount(part.trim(), 1, MOST_CHIPS));
  return counts.includes(undefined) || counts.length > 12 ? undefined : counts.map((count) => toChips(count ?? 1));
}

function readTime(text: string): number | undefined {
  const [, hours, past] = /^(\d{1,2}):(\d\d)$/.exec(text) ?? [];
  const [hour, minute] = [Number(hours), Number(past)];
  return hour < 24 && minute < 60 ? hour * 60 + minute : undefined;
}

const timeOf = (minute: number): string =>
  `${String(Math.floor(minute / 60) % 24).padStart(2, '0')}:${String(Math.floor(minute) % 60).padStart(2, '0')}`;

const USUAL_SEATS = 9;
type Times = [middle: string, early: string, late: string];
type Simulated = { readonly early: number; readonly middle: number; readonly late: number };

/** After how long it is over in simulated nights: half of them by `middle`, eight in ten between the others. */
function simulatedEnd({ levels, chipsInPlay }: ProposedStructure, players: number): Simulated {
  const { early, middle, late } = forecast({
    levels,
    left: players,
    chips: chipsInPlay,
    seats: USUAL_SEATS,
  });
  return { early, middle, late };
}

function inWords(proposal: ProposedStructure, simulated: Simulated, start: number, { language, words }: Shell): string {
  const told = words.structure;
  const chips = (count: number): string => formatChips(count, language);
  let [at, no] = [start, 0];
  const rows = proposal.levels.map((level: Level, line): readonly string[] => {
    const from = timeOf(at);
    at += level.duration / 60_000;
    const length = String(level.duration / 60_000);
    if (level.kind === 'break') {
      const out = proposal.colourUps.flatMap((one) => (one.line === line ? [chips(one.chip)] : []));
      return [
        '',
        [told.pause, ...(out.length > 0 ? [told.colourUp(out.join(', '))] : [])].join(': '),
        length,
        from,
        '',
      ];
    }
    no += 1;
    const inPlay = chips(Math.floor(proposal.chipsInPlay / level.bigBlind));
    return [String(no), formatBlinds(level, language), length, from, inPlay];
  });
  const table = [[told.level, told.blinds, told.minutes, told.from, told.inPlay], ...rows];
  const wide = [0, 1, 2, 3, 4].map((column) => Math.max(...table.map((row) => (row[column] ?? '').length)));
  const lines = table.map((row) =>
    row
      .map((cell, column) => (column === 1 ? cell.padEnd(wide[column] ?? 0) : cell.padStart(wide[column] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
  const through = proposal.lateEntryThrough;
  return [
    ...lines,
    `${told.end}: ${timeOf(start + proposal.endsAfter / 60_000)}`,
    told.simulated(
      ...([simulated.middle, simulated.early, simulated.late].map((ms) => timeOf(start + ms / 60_000)) as Times),
    ),
    told.lateEntry(through),
    ...(proposal.addOn.breaks === 'only' ? [told.addOn(through)] : []),
    ...proposal.shortfalls.map((one) => sayShortfall(one, language)),
  ].join('\n');
}
